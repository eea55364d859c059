extension FrameworkTables {
    /// CoreLocation.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/corelocation
    static let coreLocation: StaticString = """
        CLAccuracyAuthorization enum
        CLActivityType enum
        CLAuthorizationStatus enum
        CLBackgroundActivitySession class NSObject
        CLBeacon class NSObject
        CLBeaconIdentityConstraint class NSObject
        CLBeaconMajorValue alias UInt16
        CLBeaconMinorValue alias UInt16
        CLBeaconRegion class CLRegion
        CLCircularRegion class CLRegion
        CLDeviceOrientation enum
        CLError struct Error
        CLFloor class NSObject
        CLGeocoder class NSObject
        CLHeading class NSObject
        CLHeadingComponentValue alias Double
        CLLocation class NSObject
        CLLocationAccuracy alias Double
        CLLocationCoordinate2D struct
        CLLocationDegrees alias Double
        CLLocationDirection alias Double
        CLLocationDirectionAccuracy alias Double
        CLLocationDistance alias Double
        CLLocationManager class NSObject
        CLLocationManagerDelegate protocol NSObjectProtocol
        CLLocationPushServiceExtension protocol NSObjectProtocol
        CLLocationSourceInformation class NSObject
        CLLocationSpeed alias Double
        CLLocationSpeedAccuracy alias Double
        CLLocationUpdate struct
        CLMonitor actor
        CLPlacemark class NSObject
        CLProximity enum
        CLRegion class NSObject
        CLRegionState enum
        CLVisit class NSObject
        """

    /// MapKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/mapkit
    static let mapKit: StaticString = """
        MKAddress class NSObject
        MKAddressFilter class NSObject
        MKAddressRepresentations class NSObject
        MKAnnotation protocol NSObjectProtocol
        MKAnnotationView class UIView
        MKAnnotationView.CollisionMode enum
        MKAnnotationView.DragState enum
        MKAnnotationViewZPriority struct
        MKCircle class MKShape MKOverlay
        MKCircleRenderer class MKOverlayPathRenderer
        MKClusterAnnotation class NSObject MKAnnotation
        MKCompassButton class UIView
        MKCoordinateRegion struct
        MKCoordinateSpan struct
        MKDirections class NSObject
        MKDirections.ETAResponse class NSObject
        MKDirections.Request class NSObject
        MKDirections.Response class NSObject
        MKDirectionsTransportType struct
        MKDistanceFormatter class Formatter
        MKDistanceFormatter.DistanceUnitStyle enum
        MKDistanceFormatter.Units enum
        MKError struct Error
        MKFeatureDisplayPriority struct
        MKFeatureVisibility enum
        MKGeoJSONDecoder class NSObject
        MKGeoJSONFeature class NSObject
        MKGeoJSONObject protocol NSObjectProtocol
        MKGeocodingRequest class NSObject
        MKGeodesicPolyline class MKPolyline
        MKGradientPolylineRenderer class MKPolylineRenderer
        MKHybridMapConfiguration class MKMapConfiguration
        MKImageryMapConfiguration class MKMapConfiguration
        MKLocalPointsOfInterestRequest class NSObject
        MKLocalSearch class NSObject
        MKLocalSearch.Request class NSObject
        MKLocalSearch.Response class NSObject
        MKLocalSearch.ResultType struct
        MKLocalSearchCompleter class NSObject
        MKLocalSearchCompleter.ResultType struct
        MKLocalSearchCompleterDelegate protocol NSObjectProtocol
        MKLocalSearchCompletion class NSObject
        MKLookAroundBadgePosition enum
        MKLookAroundScene class NSObject
        MKLookAroundSceneRequest class NSObject
        MKLookAroundSnapshot class NSObject
        MKLookAroundSnapshotOptions class NSObject
        MKLookAroundSnapshotter class NSObject
        MKLookAroundViewController class UIViewController
        MKLookAroundViewControllerDelegate protocol NSObjectProtocol
        MKMapCamera class NSObject
        MKMapConfiguration class NSObject
        MKMapItem class NSObject
        MKMapItemAnnotation class NSObject MKAnnotation
        MKMapItemDetailViewController class UIViewController
        MKMapItemDetailViewControllerDelegate protocol NSObjectProtocol
        MKMapItemRequest class NSObject
        MKMapPoint struct
        MKMapRect struct
        MKMapSize struct
        MKMapSnapshotter class NSObject
        MKMapSnapshotter.Options class NSObject
        MKMapSnapshotter.Snapshot class NSObject
        MKMapType enum
        MKMapView class UIView
        MKMapView.CameraBoundary class NSObject
        MKMapView.CameraZoomRange class NSObject
        MKMapViewDelegate protocol NSObjectProtocol
        MKMarkerAnnotationView class MKAnnotationView
        MKMultiPoint class MKShape
        MKMultiPolygon class MKShape MKOverlay
        MKMultiPolygonRenderer class MKOverlayPathRenderer
        MKMultiPolyline class MKShape MKOverlay
        MKMultiPolylineRenderer class MKOverlayPathRenderer
        MKOverlay protocol MKAnnotation
        MKOverlayLevel enum
        MKOverlayPathRenderer class MKOverlayRenderer
        MKOverlayRenderer class NSObject
        MKOverlayView class UIView
        MKPinAnnotationColor enum
        MKPinAnnotationView class MKAnnotationView
        MKPitchControl class UIView
        MKPlacemark class CLPlacemark MKAnnotation
        MKPointAnnotation class MKShape
        MKPointOfInterestCategory struct
        MKPointOfInterestFilter class NSObject
        MKPolygon class MKMultiPoint MKOverlay
        MKPolygonRenderer class MKOverlayPathRenderer
        MKPolyline class MKMultiPoint MKOverlay
        MKPolylineRenderer class MKOverlayPathRenderer
        MKReverseGeocodingRequest class NSObject
        MKRoute class NSObject
        MKRoute.Step class NSObject
        MKScaleView class UIView
        MKShape class NSObject MKAnnotation
        MKStandardMapConfiguration class MKMapConfiguration
        MKTileOverlay class NSObject MKOverlay
        MKTileOverlayPath struct
        MKTileOverlayRenderer class MKOverlayRenderer
        MKUserLocation class NSObject MKAnnotation
        MKUserLocationView class MKAnnotationView
        MKUserTrackingBarButtonItem class UIBarButtonItem
        MKUserTrackingButton class UIView
        MKUserTrackingMode enum
        MKZoomControl class UIView
        Map struct View
        MapAnnotation struct
        MapAnnotationProtocol protocol
        MapCamera struct
        MapCameraBounds struct
        MapCameraPosition struct
        MapCircle struct MapContent
        MapCompass struct View
        MapContent protocol
        MapMarker struct
        MapPin struct
        MapPolygon struct MapContent
        MapPolyline struct MapContent
        MapProxy struct
        MapReader struct View
        MapScaleView struct View
        MapStyle struct
        MapUserLocationButton struct View
        Marker struct MapContent
        UserAnnotation struct MapContent
        """
}
