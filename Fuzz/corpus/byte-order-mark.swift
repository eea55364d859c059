#!/usr/bin/swift
import A
﻿let b = 1
