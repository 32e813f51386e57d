import Foundation
import SwiftUI

/// A button that shows the user. Follows documentation/mapkit/mapuserlocationbutton.
public struct MapUserLocationButton {
  let scope: Namespace.ID?
  /// A control of a map.
  nonisolated public init(scope: Namespace.ID? = nil) { self.scope = scope }
}
extension MapUserLocationButton: View {
  public var body: some View { Image(systemName: "location") }
}

/// A compass. Follows documentation/mapkit/mapcompass.
public struct MapCompass {
  let scope: Namespace.ID?
  /// A control of a map.
  nonisolated public init(scope: Namespace.ID? = nil) { self.scope = scope }
}
extension MapCompass: View {
  public var body: some View { Image(systemName: "safari") }
}

/// A scale. Follows documentation/mapkit/mapscaleview.
public struct MapScaleView {
  let scope: Namespace.ID?
  /// A control of a map.
  nonisolated public init(scope: Namespace.ID? = nil) { self.scope = scope }
}
extension MapScaleView: View {
  public var body: some View { Image(systemName: "ruler") }
}

/// A button that inclines the camera. Follows documentation/mapkit/mappitchtoggle.
public struct MapPitchToggle {
  let scope: Namespace.ID?
  /// A control of a map.
  nonisolated public init(scope: Namespace.ID? = nil) { self.scope = scope }
}
extension MapPitchToggle: View {
  public var body: some View { Image(systemName: "view.3d") }
}

/// Buttons that come nearer and go away. Follows documentation/mapkit/mapzoomstepper.
public struct MapZoomStepper {
  let scope: Namespace.ID?
  /// A control of a map.
  nonisolated public init(scope: Namespace.ID? = nil) { self.scope = scope }
}
extension MapZoomStepper: View {
  public var body: some View { Image(systemName: "plus.magnifyingglass") }
}

/// A control that inclines the camera. Follows documentation/mapkit/mappitchslider.
public struct MapPitchSlider {
  let scope: Namespace.ID?
  /// A control of a map.
  nonisolated public init(scope: Namespace.ID? = nil) { self.scope = scope }
}
extension MapPitchSlider: View {
  public var body: some View { Image(systemName: "view.3d") }
}
