import Foundation

/// A height that a closure finds. Follows documentation/swiftui/custompresentationdetent.
public protocol CustomPresentationDetent {
  /// What is known of the presentation.
  typealias Context = PresentationDetent.Context
  /// The height, if there is one.
  static func height(in context: Self.Context) -> CGFloat?
}

extension PresentationDetent {
  /// What is known of a presentation. Follows documentation/swiftui/presentationdetent/context.
  @dynamicMemberLookup public struct Context {
    let environment: EnvironmentValues
    /// The greatest height.
    public let maxDetentValue: CGFloat
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
  /// A height that a type finds.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let context = Context(environment: EnvironmentValues(), maxDetentValue: 763)
    return .height(type.height(in: context) ?? context.maxDetentValue)
  }
}
