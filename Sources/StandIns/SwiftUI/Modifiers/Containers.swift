import Foundation

/// Behind which container a background is.
/// Follows documentation/swiftui/containerbackgroundplacement.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

struct ContainerShapeTrait { let shape: any Shape }

nonisolated extension View {
  /// Sets the shape that shapes below are relative to.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    trait(ContainerShapeTrait(shape: shape))
  }
  /// Puts a style behind a container.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }
  /// Puts views behind a container.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
  /// Sets the width of an inspector.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    trait(InspectorWidth(ideal: width))
  }
  /// Sets the width of an inspector.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    trait(InspectorWidth(ideal: ideal))
  }
  /// Sets the size of a presentation.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    trait(AnyPresentationSizing(sizing: sizing))
  }
  /// Sets what scrolls first in a presentation.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    trait(behavior)
  }
  /// Shows a symbol in a dialog.
  public func dialogIcon(_ icon: Image?) -> some View { trait(DialogTrait(icon: icon)) }
  /// Sets how serious a dialog is.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { trait(severity) }
  /// Lets the user turn a dialog off.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    trait(DialogTrait(icon: nil))
  }
  /// Lets the user turn a dialog off.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    trait(DialogTrait(icon: nil))
  }
  /// Keeps the window from being closed while a binding says so.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    trait(DialogTrait(icon: nil))
  }
}

struct InspectorWidth { let ideal: CGFloat }
struct DialogTrait { let icon: Image? }

/// How serious a dialog is. Follows documentation/swiftui/dialogseverity.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

/// What scrolls first in a presentation.
/// Follows documentation/swiftui/presentationcontentinteraction.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// The size of a presentation. Follows documentation/swiftui/presentationsizing.
public protocol PresentationSizing {
  /// The size for some content.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a presentation. Follows documentation/swiftui/presentationsizingroot.
public struct PresentationSizingRoot {
  let size: CGSize
  /// The size that the content wants of an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}

/// What is known of a presentation. Follows documentation/swiftui/presentationsizingcontext.
public struct PresentationSizingContext {}

struct AnyPresentationSizing { let sizing: any PresentationSizing }

/// One of the usual sizes.
public struct StandardPresentationSizing: PresentationSizing, Sendable {
  let name: String
  let size: CGSize
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(size)
  }
}

extension PresentationSizing where Self == StandardPresentationSizing {
  private static func standard(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Self {
    .init(name: name, size: CGSize(width: width, height: height))
  }
  public static var automatic: StandardPresentationSizing { standard("automatic", 390, 760) }
  public static var fitted: StandardPresentationSizing { standard("fitted", 300, 300) }
  public static var form: StandardPresentationSizing { standard("form", 540, 620) }
  public static var page: StandardPresentationSizing { standard("page", 700, 900) }
}

extension PresentationSizing {
  /// The size, fitted to the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ChangedPresentationSizing(base: self)
  }
  /// The size, which stays once it has grown.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    ChangedPresentationSizing(base: self)
  }
}

struct ChangedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    base.proposedSize(for: root, context: context)
  }
}
