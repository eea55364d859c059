extension FrameworkTables {
    /// GameKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/gamekit
    static let gameKit: StaticString = """
        GKAccessPoint class NSObject
        GKAchievement class NSObject
        GKAchievementChallenge class GKChallenge
        GKAchievementDescription class NSObject
        GKAchievementViewController class GKGameCenterViewController
        GKAchievementViewControllerDelegate protocol NSObjectProtocol
        GKBasePlayer class NSObject
        GKChallenge class NSObject
        GKChallengeEventHandler class NSObject
        GKChallengeEventHandlerDelegate protocol NSObjectProtocol
        GKChallengeListener protocol NSObjectProtocol
        GKChallengesViewController class UIViewController
        GKChallengesViewControllerDelegate protocol AnyObject
        GKCloudPlayer class GKBasePlayer
        GKError struct Error
        GKFriendRequestComposeViewController class UIViewController
        GKFriendRequestComposeViewControllerDelegate protocol AnyObject
        GKGameCenterControllerDelegate protocol NSObjectProtocol
        GKGameCenterViewController class UINavigationController
        GKGameCenterViewControllerState enum
        GKGameSession class NSObject
        GKGameSessionEventListener protocol NSObjectProtocol
        GKInvite class NSObject
        GKInviteEventListener protocol AnyObject
        GKLeaderboard class NSObject
        GKLeaderboard.Entry class NSObject
        GKLeaderboard.PlayerScope enum
        GKLeaderboard.TimeScope enum
        GKLeaderboardSet class NSObject
        GKLeaderboardViewController class GKGameCenterViewController
        GKLeaderboardViewControllerDelegate protocol NSObjectProtocol
        GKLocalPlayer class GKPlayer
        GKLocalPlayerListener protocol GKTurnBasedEventListener GKSavedGameListener GKChallengeListener GKInviteEventListener
        GKMatch class NSObject
        GKMatch.SendDataMode enum
        GKMatchDelegate protocol NSObjectProtocol
        GKMatchRequest class NSObject
        GKMatchmaker class NSObject
        GKMatchmakerViewController class UINavigationController
        GKMatchmakerViewControllerDelegate protocol NSObjectProtocol
        GKNotificationBanner class NSObject
        GKPlayer class GKBasePlayer
        GKPlayerConnectionState enum
        GKSavedGame class NSObject
        GKSavedGameListener protocol NSObjectProtocol
        GKScore class NSObject
        GKScoreChallenge class GKChallenge
        GKSession class NSObject
        GKSessionDelegate protocol NSObjectProtocol
        GKTurnBasedEventHandler class NSObject
        GKTurnBasedEventHandlerDelegate protocol AnyObject
        GKTurnBasedEventListener protocol AnyObject
        GKTurnBasedExchange class NSObject
        GKTurnBasedExchangeReply class NSObject
        GKTurnBasedMatch class NSObject
        GKTurnBasedMatch.Outcome enum
        GKTurnBasedMatch.Status enum
        GKTurnBasedMatchmakerViewController class UINavigationController
        GKTurnBasedMatchmakerViewControllerDelegate protocol NSObjectProtocol
        GKTurnBasedParticipant class NSObject
        GKTurnBasedParticipant.Status enum
        GKVoiceChat class NSObject
        GKVoiceChatClient protocol NSObjectProtocol
        GKVoiceChatService class NSObject
        """

    /// GameplayKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/gameplaykit
    static let gameplayKit: StaticString = """
        GKARC4RandomSource class GKRandomSource
        GKAgent class GKComponent
        GKAgent2D class GKAgent
        GKAgent3D class GKAgent
        GKAgentDelegate protocol NSObjectProtocol
        GKBehavior class NSObject
        GKBillowNoiseSource class GKCoherentNoiseSource
        GKCheckerboardNoiseSource class GKNoiseSource
        GKCircleObstacle class GKObstacle
        GKCoherentNoiseSource class GKNoiseSource
        GKComponent class NSObject
        GKComponentSystem class NSObject
        GKCompositeBehavior class GKBehavior
        GKConstantNoiseSource class GKNoiseSource
        GKCylindersNoiseSource class GKNoiseSource
        GKDecisionNode class NSObject
        GKDecisionTree class NSObject
        GKEntity class NSObject
        GKGameModel protocol NSObjectProtocol NSCopying
        GKGameModelPlayer protocol NSObjectProtocol
        GKGameModelUpdate protocol NSObjectProtocol
        GKGaussianDistribution class GKRandomDistribution
        GKGoal class NSObject
        GKGraph class NSObject
        GKGraphNode class NSObject
        GKGraphNode2D class GKGraphNode
        GKGraphNode3D class GKGraphNode
        GKGridGraph class GKGraph
        GKGridGraphNode class GKGraphNode
        GKLinearCongruentialRandomSource class GKRandomSource
        GKMersenneTwisterRandomSource class GKRandomSource
        GKMeshGraph class GKGraph
        GKMinmaxStrategist class NSObject
        GKMonteCarloStrategist class NSObject
        GKNSPredicateRule class GKRule
        GKNoise class NSObject
        GKNoiseMap class NSObject
        GKNoiseSource class NSObject
        GKObstacle class NSObject
        GKObstacleGraph class GKGraph
        GKPath class NSObject
        GKPerlinNoiseSource class GKCoherentNoiseSource
        GKPolygonObstacle class GKObstacle
        GKRTree class NSObject
        GKRandom protocol AnyObject
        GKRandomDistribution class NSObject
        GKRandomSource class NSObject
        GKRidgedNoiseSource class GKCoherentNoiseSource
        GKRule class NSObject
        GKRuleSystem class NSObject
        GKSCNNodeComponent class GKComponent
        GKSKNodeComponent class GKComponent
        GKScene class NSObject
        GKSceneRootNodeType protocol NSObjectProtocol
        GKShuffledDistribution class GKRandomDistribution
        GKSphereObstacle class GKObstacle
        GKSpheresNoiseSource class GKNoiseSource
        GKState class NSObject
        GKStateMachine class NSObject
        GKStrategist protocol NSObjectProtocol
        GKVoronoiNoiseSource class GKNoiseSource
        """

    /// SpriteKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/spritekit
    static let spriteKit: StaticString = """
        SK3DNode class SKNode
        SKAction class NSObject
        SKActionTimingMode enum
        SKAttribute class NSObject
        SKAttributeValue class NSObject
        SKAudioNode class SKNode
        SKBlendMode enum
        SKCameraNode class SKNode
        SKConstraint class NSObject
        SKCropNode class SKNode
        SKEffectNode class SKNode
        SKEmitterNode class SKNode
        SKFieldNode class SKNode
        SKInterpolationMode enum
        SKKeyframeSequence class NSObject
        SKLabelHorizontalAlignmentMode enum
        SKLabelNode class SKNode
        SKLabelVerticalAlignmentMode enum
        SKLightNode class SKNode
        SKMutableTexture class SKTexture
        SKNode class UIResponder
        SKPhysicsBody class NSObject
        SKPhysicsContact class NSObject
        SKPhysicsContactDelegate protocol NSObjectProtocol
        SKPhysicsJoint class NSObject
        SKPhysicsJointFixed class SKPhysicsJoint
        SKPhysicsJointLimit class SKPhysicsJoint
        SKPhysicsJointPin class SKPhysicsJoint
        SKPhysicsJointSliding class SKPhysicsJoint
        SKPhysicsJointSpring class SKPhysicsJoint
        SKPhysicsWorld class NSObject
        SKRange class NSObject
        SKReachConstraints class NSObject
        SKReferenceNode class SKNode
        SKRegion class NSObject
        SKRenderer class NSObject
        SKScene class SKEffectNode
        SKSceneDelegate protocol NSObjectProtocol
        SKSceneScaleMode enum
        SKShader class NSObject
        SKShapeNode class SKNode
        SKSpriteNode class SKNode
        SKTexture class NSObject
        SKTextureAtlas class NSObject
        SKTextureFilteringMode enum
        SKTileDefinition class NSObject
        SKTileGroup class NSObject
        SKTileGroupRule class NSObject
        SKTileMapNode class SKNode
        SKTileSet class NSObject
        SKTransformNode class SKNode
        SKTransition class NSObject
        SKTransitionDirection enum
        SKUniform class NSObject
        SKUniformType enum
        SKVideoNode class SKNode
        SKView class UIView
        SKViewDelegate protocol NSObjectProtocol
        SKWarpGeometry class NSObject
        SKWarpGeometryGrid class SKWarpGeometry
        SKWarpable protocol NSObjectProtocol
        """
}
