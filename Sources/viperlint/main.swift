import ViperlintTool

Viperlint.main()
