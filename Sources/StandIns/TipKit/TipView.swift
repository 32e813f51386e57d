import Foundation
import SwiftUI

/// A hint as a view. Follows documentation/tipkit/tipview.
public struct TipView<Content: Tip> {
  let tip: Content?
  let isPresented: Binding<Bool>?
  let action: (Tips.Action) -> Void
  @State private var isClosed = false

  /// Shows a hint while it may be shown.
  nonisolated public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, isPresented, self.action) = (tip, nil, action)
  }
  /// Shows a hint while it may be shown.
  nonisolated public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, isPresented, self.action) = (tip, nil, action)
  }
  /// Shows a hint while it may be shown and a binding says so.
  nonisolated public init(
    _ tip: Content?, isPresented: Binding<Bool>, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.isPresented, self.action) = (tip, isPresented, action)
  }
}

extension TipView: View {
  public var body: some View {
    if let tip, tip.shouldDisplay, !isClosed, isPresented?.wrappedValue != false {
      HStack {
        if let image = tip.image { image }
        VStack(alignment: .leading) {
          tip.title.font(.headline)
          if let message = tip.message { message }
          ForEach(tip.actions) { choice in
            Button {
              choice.handler()
              action(choice)
            } label: {
              choice.label()
            }
            .disabled(choice.disabled)
          }
        }
        Button("Close", systemImage: "xmark") {
          tip.invalidate(reason: .tipClosed)
          isClosed = true
        }
      }
    }
  }
}

nonisolated extension View {
  /// Shows a hint beside this view.
  public func popoverTip<T: Tip>(
    _ tip: T?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    overlay { TipView(tip, action: action) }
  }
  /// Shows a hint beside this view, attached to a part of it.
  public func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    overlay { TipView(tip.map { AnyTip($0) }, action: action) }
  }
  /// Shows a hint beside this view while a binding says so.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    overlay { TipView(tip.map { AnyTip($0) }, isPresented: isPresented, action: action) }
  }
  /// Sets what is behind hints.
  public func tipBackground(_ style: some ShapeStyle) -> some View { backgroundStyle(style) }
  /// Rounds the corners of hints.
  public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    containerShape(RoundedRectangle(cornerRadius: radius))
  }
  /// Sets the size of the pictures of hints.
  public func tipImageSize(_ size: CGSize?) -> some View { imageScale(.large) }
  /// Sets the style of the pictures of hints.
  public func tipImageStyle(_ style: some ShapeStyle) -> some View { tint(style) }
  /// Sets how hints look.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.controlSize, .regular)
  }
}

/// How hints look. Follows documentation/tipkit/tipviewstyle.
@MainActor @preconcurrency public protocol TipViewStyle {
  /// The kind of view that is made.
  associatedtype Body: View
  /// The parts of the hint.
  typealias Configuration = TipViewStyleConfiguration
  /// Makes the view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a hint. Follows documentation/tipkit/tipviewstyleconfiguration.
public struct TipViewStyleConfiguration {
  /// The hint.
  public let tip: any Tip
  /// The title.
  public var title: Text? { tip.title }
  /// What it says.
  public var message: Text? { tip.message }
  /// The picture.
  public var image: Image? { tip.image }
  /// What the user can do with it.
  public var actions: [Tips.Action] { tip.actions }
}

/// A small hint. Follows documentation/tipkit/minitipviewstyle.
public struct MiniTipViewStyle: TipViewStyle {
  /// A small hint.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// A small hint.
  nonisolated public static var miniTip: MiniTipViewStyle { .init() }
}

/// Hints that belong together. Follows documentation/tipkit/tipgroup.
@MainActor @Observable public final class TipGroup {
  /// Which one is shown. Follows documentation/tipkit/tipgroup/priority.
  public enum Priority: Sendable { case firstAvailable, ordered }
  private let priority: Priority
  private let tips: [any Tip]
  /// Some hints.
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
    (self.priority, self.tips) = (priority, tips())
  }
  /// The hint that may be shown.
  public var currentTip: (any Tip)? {
    if priority == .firstAvailable { return tips.first { $0.shouldDisplay } }
    let next = tips.first { if case .invalidated = $0.status { false } else { true } }
    return next.flatMap { $0.shouldDisplay ? $0 : nil }
  }
}

/// Makes a group of hints. Follows documentation/tipkit/tipgroup/builder.
@resultBuilder public struct TipGroupBuilder {
  /// A hint.
  public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
  /// Several hints.
  public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
}
