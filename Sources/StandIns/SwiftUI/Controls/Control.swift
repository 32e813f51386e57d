import Foundation

/// What the user can do with a view; the host finds it in the node and does it.
enum Control {
  case button(role: ButtonRole?, action: () -> Void, press: (Bool) -> Void)
  case toggle(Binding<Bool>)
  case text(Binding<String>, prompt: String, isSecure: Bool, commit: () -> Void)
  case value(get: () -> Double, set: (Double) -> Void, range: ClosedRange<Double>, step: Double?)
  case stepper(increment: (() -> Void)?, decrement: (() -> Void)?)
  /// One of several options; the options are the tags of the views below.
  case selection(get: () -> AnyHashable?, set: (AnyHashable) -> Void)
  case disclosure(Binding<Bool>)
  case date(Binding<Date>)
  case color(Binding<Color>)
  case scroll
  case list
  case navigation
  case tabs
}
