import CoreLocation
import Foundation
import Testing

private final class Listener: NSObject, CLLocationManagerDelegate {
  var events: [String] = []
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    events.append("\(manager.authorizationStatus)")
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    events.append("locations \(locations.count)")
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    events.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
  }
}

@Suite struct LocationTests {
  @Test("Without a receiver the use of the location is denied, as documented")
  func denied() {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(listener.events == ["notDetermined", "denied", "failed 1"])
    manager._move(to: [CLLocation(latitude: 1, longitude: 2)])
    #expect(listener.events.last == "locations 1" && manager.location?.coordinate.latitude == 1)
  }

  @Test("The distance of two places is that on the globe")
  func distance() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let tokyo = CLLocation(latitude: 35.6762, longitude: 139.6503)
    #expect(abs(berlin.distance(from: tokyo) - 8_918_000) < 20_000)
    let region = CLCircularRegion(center: berlin.coordinate, radius: 500, identifier: "home")
    #expect(region.contains(berlin.coordinate) && !region.contains(tokyo.coordinate))
  }
}
