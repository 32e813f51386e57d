import MapKit
import Testing

private final class Pins: NSObject, MKMapViewDelegate {
  var events: [String] = []

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation)
    view.canShowCallout = true
    return view
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    events.append("selected \(view.annotation?.title ?? "")")
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    events.append("region")
  }
}

@MainActor @Suite struct MapTests {
  @Test(
    "A map asks its delegate for views, puts them at their places and tells of what is selected")
  func annotations() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let pins = Pins()
    map.delegate = pins
    map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
    let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    map.setRegion(
      MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000),
      animated: false)
    let pin = MKPointAnnotation()
    pin.coordinate = place
    pin.title = "Home"
    map.addAnnotation(pin)
    map.layoutIfNeeded()
    let view = try #require(map.view(for: pin))
    #expect(view.canShowCallout && view is MKMarkerAnnotationView)
    #expect(abs(view.center.x - 100) < 1 && abs(view.center.y - 100) < 1)
    map.selectAnnotation(pin, animated: false)
    #expect(pins.events == ["region", "selected Home"])
    map.removeAnnotation(pin)
    #expect(map.annotations.isEmpty && view.superview == nil)
  }

  @Test("A coordinate and its point on the flat map are the same place")
  func projection() {
    let place = CLLocationCoordinate2D(latitude: -33.9, longitude: 151.2)
    let back = MKMapPoint(place).coordinate
    #expect(abs(back.latitude - place.latitude) < 1e-6)
    #expect(abs(back.longitude - place.longitude) < 1e-6)
  }

  @Test("Without the service a search fails, as documented")
  nonisolated func search() async {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    do {
      _ = try await MKLocalSearch(request: request).start()
      Issue.record("there is no service that could answer")
    } catch {
      #expect(error as? MKError == MKError(.serverFailure))
    }
  }
}
