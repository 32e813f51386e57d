import CoreLocation
import Foundation
import SwiftUI

/// A map. Follows documentation/mapkit/map.
public struct Map<Content> {
  let content: Content
}

extension Map: View where Content: View {
  public var body: some View { content }
}

/// What a map shows. Follows documentation/mapkit/mapcontentview.
public struct MapContentView<SelectionValue: Hashable, MapContents: MapContent> {
  let contents: MapContents
  let position: Binding<MapCameraPosition>?
  let selection: Binding<SelectionValue?>?
}

extension MapContentView: View {
  public var body: some View {
    let items = contents.allItems
    ZStack {
      ForEach(items.indices, id: \.self) { index in
        items[index].view.onTapGesture {
          selection?.wrappedValue = items[index].tag?.base as? SelectionValue
        }
      }
    }
  }
}

nonisolated extension Map {
  /// A map that is seen from somewhere at first.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(contents: content(), position: nil, selection: nil)
  }
  /// A map that is seen from where a binding says.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(contents: content(), position: position, selection: nil)
  }
  /// A map whose content can be selected.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.content = MapContentView(contents: content(), position: nil, selection: selection)
  }
  /// A map that is seen from where a binding says and whose content can be selected.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.content = MapContentView(contents: content(), position: position, selection: selection)
  }
}

nonisolated extension Map where Content == MapContentView<Never, EmptyMapContent> {
  /// A map that is seen from somewhere at first.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    content = MapContentView(contents: EmptyMapContent(), position: nil, selection: nil)
  }
  /// A map that is seen from where a binding says.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    content = MapContentView(contents: EmptyMapContent(), position: position, selection: nil)
  }
}

/// Makes views of what the map knows. Follows documentation/mapkit/mapreader.
public struct MapReader<Content: View> {
  let content: (MapProxy) -> Content
  /// Makes views.
  nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }
}

extension MapReader: View {
  public var body: some View { content(MapProxy()) }
}

/// What others can ask a map. Follows documentation/mapkit/mapproxy.
public struct MapProxy {
  /// The place at a point: not known, as no map is drawn here.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
  /// The point of a place: not known, as no map is drawn here.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}

/// How a map looks. Follows documentation/mapkit/mapstyle.
public struct MapStyle: Sendable {
  let name: String
  /// Whether heights are shown. Follows documentation/mapkit/mapstyle/elevation.
  public struct Elevation: Hashable, Sendable {
    let name: String
    public static let automatic = Elevation(name: "automatic")
    public static let flat = Elevation(name: "flat")
    public static let realistic = Elevation(name: "realistic")
  }
  /// How strong colours are. Follows documentation/mapkit/mapstyle/standardemphasis.
  public struct StandardEmphasis: Hashable, Sendable {
    let name: String
    public static let automatic = StandardEmphasis(name: "automatic")
    public static let muted = StandardEmphasis(name: "muted")
  }
  public static var standard: MapStyle { .init(name: "standard") }
  public static var imagery: MapStyle { .init(name: "imagery") }
  public static var hybrid: MapStyle { .init(name: "hybrid") }
  /// A drawn map.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  /// Photographs.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  /// Photographs with names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Which places are shown. Follows documentation/mapkit/pointofinterestcategories.
public struct PointOfInterestCategories: Sendable {
  let isIncluded: @Sendable (MKPointOfInterestCategory) -> Bool
  public static var all: PointOfInterestCategories { .init { _ in true } }
  public static var excludingAll: PointOfInterestCategories { .init { _ in false } }
  /// Only some.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    let names = Set(categories.map(\.rawValue))
    return .init { names.contains($0.rawValue) }
  }
  /// All but some.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    let names = Set(categories.map(\.rawValue))
    return .init { !names.contains($0.rawValue) }
  }
}

nonisolated extension View {
  /// Sets how maps look.
  public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyleName, style.name) }
  /// Puts controls onto maps.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    overlay(alignment: .topTrailing, content: content)
  }
  /// Shows or hides controls of maps.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    opacity(visibility == .hidden ? 0 : 1)
  }
  /// Ties controls to a map.
  public func mapScope(_ scope: Namespace.ID) -> some View { environment(\.mapStyleName, "") }
  /// Does something when the camera of a map has moved, which it never does here.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    environment(\.mapStyleName, "")
  }
  /// Does something when the camera of a map has moved, which it never does here.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    environment(\.mapStyleName, "")
  }
}

private struct MapStyleKey: EnvironmentKey { static let defaultValue = "standard" }

extension EnvironmentValues {
  var mapStyleName: String {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }
}
