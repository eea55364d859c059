// What whoever writes a rule needs, by one import: the project's graph and roles, what a rule and its findings are, and
// the program that runs it (`Viperlint.main(rules:)`).
@_exported import Diagnostics
@_exported import ProjectGraph
@_exported import RuleKit
@_exported import Syntax
@_exported import Viper
@_exported import ViperlintTool
