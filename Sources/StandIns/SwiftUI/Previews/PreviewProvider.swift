import Foundation

/// A source of previews. Follows documentation/swiftui/previewprovider.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The kind of view that the previews are.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The platform that the previews are for.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the target.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform. Follows documentation/swiftui/previewplatform.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// A device. Follows documentation/swiftui/previewdevice.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The size of a preview. Follows documentation/swiftui/previewlayout.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a preview. Follows documentation/swiftui/interfaceorientation.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// What is set for a preview.
enum PreviewSetting {
  case device(PreviewDevice?)
  case layout(PreviewLayout)
  case displayName(String?)
  case orientation(InterfaceOrientation)
}

nonisolated extension View {
  /// Sets the device of the preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    trait(PreviewSetting.device(value))
  }
  /// Sets the size of the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    trait(PreviewSetting.layout(value))
  }
  /// Sets the name of the preview.
  public func previewDisplayName(_ value: String?) -> some View {
    trait(PreviewSetting.displayName(value))
  }
  /// Sets the orientation of the preview.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    trait(PreviewSetting.orientation(value))
  }
}
