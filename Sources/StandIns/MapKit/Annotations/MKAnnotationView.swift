import UIKit

/// How an annotation looks on the map. Follows documentation/mapkit/mkannotationview.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage? {
    didSet { if let image { bounds.size = image.size } }
  }
  open var isEnabled = true
  open var isHighlighted = false
  open private(set) var isSelected = false
  open var canShowCallout = false
  open var isDraggable = false
  open var dragState = DragState.none
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle
  open private(set) weak var cluster: MKAnnotationView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
  }

  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  public required init?(coder aDecoder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: aDecoder)
  }

  open func prepareForReuse() {
    isHighlighted = false
    setSelected(false, animated: false)
  }

  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// Follows documentation/mapkit/mkannotationview/dragstate-swift.enum.
  public enum DragState: UInt, Sendable {
    case none, starting, dragging, canceling, ending
  }

  /// Follows documentation/mapkit/mkannotationview/collisionmode-swift.enum.
  public enum CollisionMode: Int, Sendable {
    case rectangle, circle, none
  }
}

extension MKAnnotationView {
  // Calls the initialiser of the class it is called on; see `NSObject._new()`. An initialiser consumes
  // its arguments, so the function of the same symbol has to.
  @_silgen_name("MapKit_makeAnnotationView")
  convenience init(_annotation annotation: (any MKAnnotation)?, _ identifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: identifier)
  }

  @_silgen_name("MapKit_makeAnnotationView")
  private final class func dynamicInit(
    _ annotation: consuming (any MKAnnotation)?, _ identifier: consuming String?
  ) -> MKAnnotationView

  /// A view of this class, which is registered and known only at run time.
  class func _make(_ annotation: (any MKAnnotation)?, _ identifier: String?) -> MKAnnotationView {
    dynamicInit(annotation, identifier)
  }
}

/// A balloon with a glyph. Follows documentation/mapkit/mkmarkerannotationview.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
}

/// A pin. Follows documentation/mapkit/mkpinannotationview.
@available(*, deprecated, message: "Use MKMarkerAnnotationView")
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor? = .systemRed
  open var animatesDrop = false

  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }
}

/// Follows documentation/mapkit/mkuserlocationview.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {}

/// Follows documentation/mapkit/mkfeaturevisibility.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}

/// Follows documentation/mapkit/mkfeaturedisplaypriority.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

// Follows documentation/mapkit/mkmapviewdefaultannotationviewreuseidentifier and its neighbour.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"
