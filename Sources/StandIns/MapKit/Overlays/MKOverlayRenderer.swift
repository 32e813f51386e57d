import UIKit

/// Draws an overlay. Follows documentation/mapkit/mkoverlayrenderer.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public var contentScaleFactor: CGFloat { 1 }

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.size.width, height: mapRect.size.height))
  }

  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
}

/// Follows documentation/mapkit/mkzoomscale.
public typealias MKZoomScale = CGFloat

/// Draws a path. Follows documentation/mapkit/mkoverlaypathrenderer.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var path: CGPath!

  open func createPath() {}
  open func invalidatePath() { path = nil }
}

/// Follows documentation/mapkit/mkpolylinerenderer.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  open var strokeStart: CGFloat { 0 }
}

/// Follows documentation/mapkit/mkpolygonrenderer.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
}

/// Follows documentation/mapkit/mkcirclerenderer.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
  }
}
