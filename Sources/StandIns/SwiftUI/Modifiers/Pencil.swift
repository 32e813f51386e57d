import Foundation

/// Where a pencil hovers. Follows documentation/swiftui/pencilhoverpose.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place above the view.
  public let location: CGPoint
  /// How near the pencil is, from 0 to 1.
  public let zDistance: CGFloat
  /// How far it leans.
  public let altitude: Angle
  /// Where it leans to.
  public let azimuth: Angle
  /// How far it is turned.
  public let roll: Angle
}

/// What a double tap on a pencil tells. Follows documentation/swiftui/pencildoubletapgesturevalue.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil was, if it was near.
  public let hoverPose: PencilHoverPose?
}

/// What a squeeze of a pencil tells. Follows documentation/swiftui/pencilsqueezegesturevalue.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil was, if it was near.
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze has come. Follows documentation/swiftui/pencilsqueezegesturephase.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// What the user wants a pencil's gesture to do. Follows documentation/swiftui/pencilpreferredaction.
public struct PencilPreferredAction: Hashable, Sendable {
  let name: String
  public static let ignore = PencilPreferredAction(name: "ignore")
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

/// What a view does with a pencil.
struct PencilTrait {
  var doubleTap: ((PencilDoubleTapGestureValue) -> Void)?
  var squeeze: ((PencilSqueezeGesturePhase) -> Void)?
}

nonisolated extension View {
  /// Does something when a pencil is tapped twice.
  public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { trait(PencilTrait(doubleTap: action)) }
  /// Does something while a pencil is squeezed.
  public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { trait(PencilTrait(squeeze: action)) }
}
