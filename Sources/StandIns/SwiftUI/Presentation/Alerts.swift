import Foundation

nonisolated extension View {
  private func alerting<A: View, M: View>(
    _ kind: PresentationKind, _ title: Text, _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> A, _ message: @escaping () -> M
  ) -> some View {
    presenting(
      Presentation(
        kind: kind, title: title, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        content: { AlertContent(title: title, message: message(), actions: actions()) }))
  }

  /// Presents an alert.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alerting(.alert, Text(titleKey), isPresented, actions) { EmptyView() }
  }
  /// Presents an alert.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alerting(.alert, Text(title), isPresented, actions) { EmptyView() }
  }
  /// Presents an alert.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alerting(.alert, title, isPresented, actions) { EmptyView() }
  }
  /// Presents an alert with a message.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alerting(.alert, Text(titleKey), isPresented, actions, message)
  }
  /// Presents an alert with a message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alerting(.alert, Text(title), isPresented, actions, message)
  }
  /// Presents an alert with a message.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alerting(.alert, title, isPresented, actions, message)
  }
  /// Presents an alert about data.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(
      .alert, Text(titleKey), isPresented, { data.map(actions) }, { data.map(message) })
  }
  /// Presents an alert about data.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alerting(.alert, Text(titleKey), isPresented, { data.map(actions) }) { EmptyView() }
  }
  /// Presents an alert about an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alerting(
      .alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, actions
    ) { EmptyView() }
  }
  /// Presents an alert that a closure makes.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use alert(title:isPresented:actions:)"
  )
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presenting(
      Presentation(
        kind: .alert, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false }, content: { content().view }))
  }
  /// Presents an alert for an item that a closure makes.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use alert(title:isPresented:actions:)"
  )
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(
      Presentation(
        kind: .alert, isPresented: { item.wrappedValue != nil },
        dismiss: { item.wrappedValue = nil },
        content: { item.wrappedValue.map { content($0).view } ?? AnyView(EmptyView()) }))
  }

  /// Asks the user to choose.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alerting(.confirmationDialog, Text(titleKey), isPresented, actions) { EmptyView() }
  }
  /// Asks the user to choose.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alerting(.confirmationDialog, Text(title), isPresented, actions) { EmptyView() }
  }
  /// Asks the user to choose, with a message.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alerting(.confirmationDialog, Text(titleKey), isPresented, actions, message)
  }
  /// Asks the user to choose about data, with a message.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alerting(
      .confirmationDialog, Text(titleKey), isPresented, { data.map(actions) },
      { data.map(message) })
  }
  /// Asks the user to choose with a sheet that a closure makes.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use confirmationDialog(…)"
  )
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(
      Presentation(
        kind: .confirmationDialog, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false }, content: { content().view }))
  }
}

/// What an alert shows; without a button of the author's it has one that closes it.
struct AlertContent<Message: View, Actions: View> {
  let title: Text
  let message: Message
  let actions: Actions
}

extension AlertContent: View {
  var body: some View {
    title.font(.headline)
    message
    actions
    if actions is EmptyView { Button("OK") {} }
  }
}

/// An alert made by a closure. Follows documentation/swiftui/alert.
public struct Alert {
  let view: AnyView

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    view = AnyView(
      AlertContent(
        title: title, message: message, actions: (dismissButton ?? .default(Text("OK"))).view))
  }
  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    view = AnyView(
      AlertContent(
        title: title, message: message,
        actions: Group {
          primaryButton.view
          secondaryButton.view
        }))
  }

  /// A button of an alert. Follows documentation/swiftui/alert/button.
  public struct Button {
    let view: SwiftUI.Button<Text>
    private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
      // Alerts are made and answered on the main actor, which their closures do not say.
      nonisolated(unsafe) let action = action
      view = SwiftUI.Button(role: role, action: { action?() }) { label }
    }
    /// A usual button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, nil, action)
    }
    /// A button that gives up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .cancel, action)
    }
    /// A button that gives up.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(Text("Cancel"), .cancel, action)
    }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label, .destructive, action)
    }
  }
}

/// A choice made by a closure. Follows documentation/swiftui/actionsheet.
public struct ActionSheet {
  let view: AnyView
  /// A button of the choice.
  public typealias Button = Alert.Button
  /// A choice of buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    view = AnyView(
      AlertContent(
        title: title, message: message,
        actions: ForEach(Array(buttons.indices), id: \.self) { buttons[$0].view }))
  }
}
