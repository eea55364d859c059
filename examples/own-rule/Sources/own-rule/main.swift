import ViperlintKit

Viperlint.main(rules: [CrowdedPresenter()])
