extension FrameworkTables {
    /// ARKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/arkit
    static let arKit: StaticString = """
        ARAnchor class NSObject
        ARAnchorCopying protocol NSCopying
        ARAppClipCodeAnchor class ARAnchor
        ARBody2D class NSObject
        ARBodyAnchor class ARAnchor
        ARBodyTrackingConfiguration class ARConfiguration
        ARCamera class NSObject
        ARCoachingOverlayView class UIView
        ARCoachingOverlayViewDelegate protocol NSObjectProtocol
        ARCollaborationData class NSObject
        ARConfiguration class NSObject
        ARDepthData class NSObject
        ARDirectionalLightEstimate class ARLightEstimate
        AREnvironmentProbeAnchor class ARAnchor
        ARError struct Error
        ARFaceAnchor class ARAnchor
        ARFaceGeometry class NSObject
        ARFaceTrackingConfiguration class ARConfiguration
        ARFrame class NSObject
        ARGeoAnchor class ARAnchor
        ARGeoTrackingConfiguration class ARConfiguration
        ARGeoTrackingStatus class NSObject
        ARGeometryElement class NSObject
        ARGeometrySource class NSObject
        ARHitTestResult class NSObject
        ARHitTestResult.ResultType struct
        ARImageAnchor class ARAnchor
        ARImageTrackingConfiguration class ARConfiguration
        ARLightEstimate class NSObject
        ARMatteGenerator class NSObject
        ARMeshAnchor class ARAnchor
        ARMeshGeometry class NSObject
        ARObjectAnchor class ARAnchor
        ARObjectScanningConfiguration class ARConfiguration
        AROrientationTrackingConfiguration class ARConfiguration
        ARParticipantAnchor class ARAnchor
        ARPlaneAnchor class ARAnchor
        ARPlaneExtent class NSObject
        ARPlaneGeometry class NSObject
        ARPointCloud class NSObject
        ARPositionalTrackingConfiguration class ARConfiguration
        ARRaycastQuery class NSObject
        ARRaycastResult class NSObject
        ARReferenceImage class NSObject
        ARReferenceObject class NSObject
        ARSCNFaceGeometry class SCNGeometry
        ARSCNPlaneGeometry class SCNGeometry
        ARSCNView class SCNView
        ARSCNViewDelegate protocol SCNSceneRendererDelegate ARSessionObserver
        ARSKView class SKView
        ARSKViewDelegate protocol SKViewDelegate ARSessionObserver
        ARSession class NSObject
        ARSessionDelegate protocol ARSessionObserver
        ARSessionObserver protocol NSObjectProtocol
        ARSessionProviding protocol NSObjectProtocol
        ARSkeleton class NSObject
        ARSkeleton2D class ARSkeleton
        ARSkeleton3D class ARSkeleton
        ARSkeletonDefinition class NSObject
        ARTrackable protocol NSObjectProtocol
        ARTrackedRaycast class NSObject
        ARVideoFormat class NSObject
        ARWorldMap class NSObject
        ARWorldTrackingConfiguration class ARConfiguration
        """

    /// Metal.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/metal
    static let metal: StaticString = """
        MTLAllocation protocol NSObjectProtocol
        MTLBuffer protocol MTLResource
        MTLCPUCacheMode enum
        MTLClearColor struct
        MTLCommandBuffer protocol NSObjectProtocol
        MTLCommandEncoder protocol NSObjectProtocol
        MTLCommandQueue protocol NSObjectProtocol
        MTLComputeCommandEncoder protocol MTLCommandEncoder
        MTLComputePipelineDescriptor class NSObject
        MTLComputePipelineState protocol MTLAllocation NSObjectProtocol
        MTLDepthStencilDescriptor class NSObject
        MTLDepthStencilState protocol NSObjectProtocol
        MTLDevice protocol NSObjectProtocol
        MTLDrawable protocol NSObjectProtocol
        MTLFunction protocol NSObjectProtocol
        MTLHeap protocol MTLAllocation
        MTLLibrary protocol NSObjectProtocol
        MTLOrigin struct
        MTLPixelFormat enum
        MTLPrimitiveType enum
        MTLRegion struct
        MTLRenderCommandEncoder protocol MTLCommandEncoder
        MTLRenderPassDescriptor class NSObject
        MTLRenderPipelineDescriptor class NSObject
        MTLRenderPipelineState protocol MTLAllocation NSObjectProtocol
        MTLResource protocol MTLAllocation
        MTLSamplerDescriptor class NSObject
        MTLSamplerState protocol NSObjectProtocol
        MTLScissorRect struct
        MTLSize struct
        MTLStorageMode enum
        MTLTexture protocol MTLResource
        MTLTextureDescriptor class NSObject
        MTLVertexDescriptor class NSObject
        MTLViewport struct
        """

    /// MetalKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/metalkit
    static let metalKit: StaticString = """
        MTKMesh class NSObject
        MTKMeshBuffer class NSObject
        MTKSubmesh class NSObject
        MTKTextureLoader class NSObject
        MTKView class UIView
        MTKViewDelegate protocol NSObjectProtocol
        """

    /// SceneKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/scenekit
    static let sceneKit: StaticString = """
        SCNAccelerationConstraint class SCNConstraint
        SCNAction class NSObject
        SCNActionable protocol NSObjectProtocol
        SCNAnimatable protocol NSObjectProtocol
        SCNAnimation class NSObject
        SCNAnimationEvent class NSObject
        SCNAnimationPlayer class NSObject
        SCNAnimationProtocol protocol NSObjectProtocol
        SCNAudioPlayer class NSObject
        SCNAudioSource class NSObject
        SCNAvoidOccluderConstraint class SCNConstraint
        SCNAvoidOccluderConstraintDelegate protocol NSObjectProtocol
        SCNBillboardConstraint class SCNConstraint
        SCNBoundingVolume protocol NSObjectProtocol
        SCNBox class SCNGeometry
        SCNBufferStream protocol NSObjectProtocol
        SCNCamera class NSObject
        SCNCameraControlConfiguration protocol NSObjectProtocol
        SCNCameraController class NSObject
        SCNCameraControllerDelegate protocol NSObjectProtocol
        SCNCapsule class SCNGeometry
        SCNCone class SCNGeometry
        SCNConstraint class NSObject
        SCNCylinder class SCNGeometry
        SCNDistanceConstraint class SCNConstraint
        SCNFloor class SCNGeometry
        SCNGeometry class NSObject
        SCNGeometryElement class NSObject
        SCNGeometrySource class NSObject
        SCNGeometryTessellator class NSObject
        SCNHitTestResult class NSObject
        SCNIKConstraint class SCNConstraint
        SCNLayer class CAOpenGLLayer
        SCNLevelOfDetail class NSObject
        SCNLight class NSObject
        SCNLookAtConstraint class SCNConstraint
        SCNMaterial class NSObject
        SCNMaterialProperty class NSObject
        SCNMorpher class NSObject
        SCNNode class NSObject
        SCNNodeRendererDelegate protocol NSObjectProtocol
        SCNParticlePropertyController class NSObject
        SCNParticleSystem class NSObject
        SCNPhysicsBallSocketJoint class SCNPhysicsBehavior
        SCNPhysicsBehavior class NSObject
        SCNPhysicsBody class NSObject
        SCNPhysicsConeTwistJoint class SCNPhysicsBehavior
        SCNPhysicsContact class NSObject
        SCNPhysicsContactDelegate protocol NSObjectProtocol
        SCNPhysicsField class NSObject
        SCNPhysicsHingeJoint class SCNPhysicsBehavior
        SCNPhysicsShape class NSObject
        SCNPhysicsSliderJoint class SCNPhysicsBehavior
        SCNPhysicsVehicle class SCNPhysicsBehavior
        SCNPhysicsVehicleWheel class NSObject
        SCNPhysicsWorld class NSObject
        SCNPlane class SCNGeometry
        SCNProgram class NSObject
        SCNProgramDelegate protocol NSObjectProtocol
        SCNPyramid class SCNGeometry
        SCNReferenceNode class SCNNode
        SCNRenderer class NSObject
        SCNReplicatorConstraint class SCNConstraint
        SCNScene class NSObject
        SCNSceneExportDelegate protocol NSObjectProtocol
        SCNSceneRenderer protocol NSObjectProtocol
        SCNSceneRendererDelegate protocol NSObjectProtocol
        SCNSceneSource class NSObject
        SCNShadable protocol NSObjectProtocol
        SCNShape class SCNGeometry
        SCNSkinner class NSObject
        SCNSliderConstraint class SCNConstraint
        SCNSphere class SCNGeometry
        SCNTechnique class NSObject
        SCNTechniqueSupport protocol NSObjectProtocol
        SCNText class SCNGeometry
        SCNTimingFunction class NSObject
        SCNTorus class SCNGeometry
        SCNTransaction class NSObject
        SCNTransformConstraint class SCNConstraint
        SCNTube class SCNGeometry
        SCNVector3 struct
        SCNVector4 struct
        SCNView class UIView
        """
}
