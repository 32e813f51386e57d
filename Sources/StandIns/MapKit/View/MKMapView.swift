import CoreLocation
import UIKit

/// A map with annotations and overlays; what lies below them, the land, is not drawn here.
/// Follows documentation/mapkit/mkmapview.
@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsUserLocation = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var camera = MKMapCamera()
  open var userTrackingMode = MKUserTrackingMode.none
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { userLocation.location != nil }

  private var shown = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]
  private var unused: [String: [MKAnnotationView]] = [:]

  // MARK: Region

  open var region: MKCoordinateRegion {
    get { shown }
    set { setRegion(newValue, animated: false) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shown = region
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
    setNeedsLayout()
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { shown.center }
    set { setCenter(newValue, animated: false) }
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
  }

  open var visibleMapRect: MKMapRect {
    get {
      [-0.5, 0.5].map { half in
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: shown.center.latitude + half * shown.span.latitudeDelta,
            longitude: shown.center.longitude + half * shown.span.longitudeDelta))
      }.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setRegion(MKCoordinateRegion(mapRect), animated: animate)
  }

  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    setVisibleMapRect(mapRect, animated: animate)
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    self.camera = camera
    setCenter(camera.centerCoordinate, animated: animated)
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  // MARK: Places

  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let rect = visibleMapRect
    let point = MKMapPoint(coordinate)
    let own = CGPoint(
      x: (point.x - rect.minX) / max(1, rect.width) * bounds.width,
      y: (point.y - rect.minY) / max(1, rect.height) * bounds.height)
    return view.map { convert(own, to: $0) } ?? own
  }

  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let own = view.map { convert(point, from: $0) } ?? point
    let rect = visibleMapRect
    return MKMapPoint(
      x: rect.minX + own.x / max(1, bounds.width) * rect.width,
      y: rect.minY + own.y / max(1, bounds.height) * rect.height
    ).coordinate
  }

  // MARK: Annotations

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    var added: [MKAnnotationView] = []
    for annotation in annotations {
      let view = delegate?.mapView(self, viewFor: annotation) ?? standardView(for: annotation)
      view.annotation = annotation
      views[ObjectIdentifier(annotation)] = view
      addSubview(view)
      added.append(view)
    }
    setNeedsLayout()
    delegate?.mapView(self, didAdd: added)
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      self.annotations.removeAll { $0 === annotation }
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      if let identifier = view.reuseIdentifier { unused[identifier, default: []].append(view) }
    }
  }

  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let rect = annotations.map { MKMapPoint($0.coordinate) }.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
    if !rect.isNull { setVisibleMapRect(rect, animated: animated) }
  }

  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.append(annotation)
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    if let view = unused[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[identifier]?._make(nil, identifier)
  }

  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  private func standardView(for annotation: any MKAnnotation) -> MKAnnotationView {
    dequeueReusableAnnotationView(
      withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for annotation in annotations {
      guard let view = view(for: annotation) else { continue }
      let place = convert(annotation.coordinate, toPointTo: self)
      view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
    }
  }

  // MARK: Overlays

  open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    overlays.append(overlay)
    if let renderer = delegate?.mapView(self, rendererFor: overlay) {
      renderers[ObjectIdentifier(overlay)] = renderer
      delegate?.mapView(self, didAdd: [renderer])
    }
  }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { removeOverlay($0) } }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    renderers[ObjectIdentifier(overlay)]
  }
}
