import Foundation

nonisolated extension View {
  private func presenting<V: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    _ content: @escaping () -> V
  ) -> some View {
    presenting(
      Presentation(
        kind: kind, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content))
  }

  private func presenting<Item: Identifiable, V: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> V
  ) -> some View {
    presenting(
      Presentation(
        kind: kind, isPresented: { item.wrappedValue != nil },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        id: { item.wrappedValue.map { AnyHashable($0.id) } ?? AnyHashable(0) },
        content: { item.wrappedValue.map(content) }))
  }

  /// Presents a sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss, content)
  }
  /// Presents a sheet for an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss: onDismiss, content)
  }
  /// Presents something over the whole screen.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss: onDismiss, content)
  }
  /// Presents something over the whole screen for an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, onDismiss: onDismiss, content)
  }
  /// Presents a popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented, onDismiss: nil, content)
  }
  /// Presents a popover for an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item, onDismiss: nil, content)
  }
  /// Shows an inspector.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting(.inspector, isPresented, onDismiss: nil, content)
  }

  /// Sets the heights that a sheet may have.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    trait(PresentationTrait.detents(detents, nil))
  }
  /// Sets the heights that a sheet may have and ties the present one to a binding.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    trait(PresentationTrait.detents(detents, selection))
  }
  /// Shows or hides the handle of a sheet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    trait(PresentationTrait.dragIndicator(visibility))
  }
  /// Sets the background of a sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    trait(PresentationTrait.background(AnyShapeStyle(style)))
  }
  /// Rounds the corners of a sheet.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    trait(PresentationTrait.cornerRadius(cornerRadius))
  }
  /// Sets whether what is behind a sheet reacts.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    trait(PresentationTrait.backgroundInteraction(interaction))
  }
  /// Sets what a presentation becomes where there is little space.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    trait(PresentationTrait.adaptation(adaptation))
  }
  /// Keeps the user from pulling a sheet away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    trait(PresentationTrait.dismissDisabled(isDisabled))
  }
}

/// How something is presented.
enum PresentationTrait {
  case detents(Set<PresentationDetent>, Binding<PresentationDetent>?)
  case dragIndicator(Visibility)
  case background(AnyShapeStyle)
  case cornerRadius(CGFloat?)
  case backgroundInteraction(PresentationBackgroundInteraction)
  case adaptation(PresentationAdaptation)
  case dismissDisabled(Bool)
}

/// A height of a sheet. Follows documentation/swiftui/presentationdetent.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case medium, large, height(CGFloat), fraction(CGFloat) }
  let kind: Kind
  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(kind: .large)
  /// A height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
}

/// Whether what is behind reacts. Follows documentation/swiftui/presentationbackgroundinteraction.
public struct PresentationBackgroundInteraction: Sendable {
  let name: String
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// It reacts up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled up to \(detent.kind)")
  }
}

/// What a presentation becomes. Follows documentation/swiftui/presentationadaptation.
public struct PresentationAdaptation: Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Where a popover points. Follows documentation/swiftui/popoverattachmentanchor.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
