import Foundation

extension BoxBuilder {
  /// The boxes of a view that the user can do something with; `nil` if it is laid out as its views are.
  func boxes(of control: Control, _ node: ViewNode) -> [Box]? {
    switch control {
    case .button(let role, _, _): button(node, role)
    case .toggle(let isOn): toggle(node, isOn.wrappedValue)
    case .text(let text, let prompt, let isSecure, _):
      [field(node, text.wrappedValue, prompt, isSecure: isSecure)]
    case .value(let get, _, let range, _): [slider(node, get(), range)]
    case .stepper(let up, let down): [stepper(node, up != nil, down != nil)]
    case .selection(let get, _): picker(node, get())
    case .disclosure(let isExpanded): disclosure(node, isExpanded.wrappedValue)
    case .date(let date): [datePicker(node, date.wrappedValue)]
    case .color(let color): [colorPicker(node, color.wrappedValue)]
    case .scroll: [scrollView(node)]
    case .list: [list(node)]
    case .navigation: [navigation(node)]
    case .tabs: [tabs(node)]
    }
  }

  /// The label of a control, unless the author hides it.
  func label(_ node: ViewNode) -> [Box] {
    if node.environment.labelsAreHidden { return [] }
    let boxes = along(nil).attached(node, .label)
    return boxes.isEmpty ? [] : [single(boxes, node, as: StackRule.horizontal)]
  }

  private func toggle(_ node: ViewNode, _ isOn: Bool) -> [Box] {
    let style = node.environment.style((any ToggleStyle).self)
    let inner = along(.horizontal)
    let content = inner.content(of: node)
    guard style == nil || style is any SystemToggleStyle else { return content }
    switch (style as? any SystemToggleStyle)?.chrome ?? .switch {
    case .switch:
      let label =
        node.environment.labelsAreHidden || content.isEmpty
        ? [] : [single(content, node, as: StackRule.horizontal)]
      return [Box(node, AccessoryRule(accessory: .toggle(isOn: isOn)), label)]
    case .checkbox:
      let label = content.isEmpty ? [] : [single(content, node, as: StackRule.horizontal)]
      return [
        Box(node, AccessoryRule(accessory: .checkbox(isOn: isOn), fillsWidth: false), label)
      ]
    case .button:
      let chrome: ButtonChrome = isOn ? .bordered : .borderless
      let label = single(content, node, as: StackRule.horizontal)
      return [Box(node, ChromeRule(chrome: chrome, environment: node.environment), [label])]
    }
  }

  private func stepper(_ node: ViewNode, _ up: Bool, _ down: Bool) -> Box {
    Box(
      node, AccessoryRule(accessory: .stepper(canDecrement: down, canIncrement: up)), label(node))
  }

  private func datePicker(_ node: ViewNode, _ date: Date) -> Box {
    let style = node.environment.style((any DatePickerStyle).self)
    if style is GraphicalDatePickerStyle { return Box(node, CalendarRule(date: date)) }
    let components = (node.view as? any ChoosesDate)?.chosenComponents ?? [.date, .hourAndMinute]
    if style is WheelDatePickerStyle {
      return Box(node, WheelRule(rows: wheelRows(date, components, node.environment)))
    }
    var texts: [String] = []
    if components.contains(.date) { texts.append(node.environment.format(date, date: .medium)) }
    if components.contains(.hourAndMinute) {
      texts.append(node.environment.format(date, time: .short))
    }
    let chips = Accessory.chips(texts.map { node.environment.line($0) })
    return Box(node, AccessoryRule(accessory: chips), label(node))
  }

  private func wheelRows(
    _ date: Date, _ components: DatePickerComponents, _ environment: EnvironmentValues
  ) -> WheelRule.Rows {
    let day: TimeInterval = components.contains(.date) ? 86_400 : 60
    let texts = (-2...2).map { step -> String in
      let moment = date.addingTimeInterval(Double(step) * day)
      return components.contains(.date)
        ? environment.format(moment, date: .medium) : environment.format(moment, time: .short)
    }
    return WheelRule.Rows(lines: texts.map { environment.line($0) }, selected: 2)
  }

  private func colorPicker(_ node: ViewNode, _ color: Color) -> Box {
    Box(node, AccessoryRule(accessory: .color(color)), label(node))
  }

  private func disclosure(_ node: ViewNode, _ isOpen: Bool) -> [Box] {
    if node.environment.style((any DisclosureGroupStyle).self) != nil {
      return along(.vertical).content(of: node)
    }
    let header = Box(node, AccessoryRule(accessory: .disclosure(isOpen: isOpen)), label(node))
    let content = along(.vertical).content(of: node)
    // In a list, what is opened is rows of its own.
    if place == .row { return [header] + content }
    return [Box(node, StackRule.vertical, [header] + content)]
  }

  private func scrollView(_ node: ViewNode) -> Box {
    let axes = (node.view as? any Scrolls)?.scrollAxes ?? .vertical
    let isSideways = axes == .horizontal
    let content = along(isSideways ? .horizontal : .vertical).content(of: node)
    let stack = isSideways ? StackRule.horizontal : StackRule.vertical
    return Box(
      node, ScrollRule(axes: axes), content.isEmpty ? [] : [single(content, node, as: stack)])
  }
}

extension EnvironmentValues {
  /// A date as its locale writes it.
  func format(
    _ moment: Date, date: DateFormatter.Style = .none, time: DateFormatter.Style = .none
  ) -> String {
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (locale, timeZone)
    (formatter.dateStyle, formatter.timeStyle) = (date, time)
    return formatter.string(from: moment)
  }
}

/// A view that knows what the builder asks for; its type has parameters that do not matter for it.
@MainActor protocol Scrolls { var scrollAxes: Axis.Set { get } }
extension ScrollView: Scrolls { var scrollAxes: Axis.Set { axes } }
@MainActor protocol ChoosesDate { var chosenComponents: DatePickerComponents { get } }
extension DatePicker: ChoosesDate { var chosenComponents: DatePickerComponents { components } }

/// A style of toggles that the system draws.
@MainActor protocol SystemToggleStyle { var chrome: ToggleChrome { get } }
extension DefaultToggleStyle: SystemToggleStyle { var chrome: ToggleChrome { .switch } }
extension SwitchToggleStyle: SystemToggleStyle { var chrome: ToggleChrome { .switch } }
extension ButtonToggleStyle: SystemToggleStyle { var chrome: ToggleChrome { .button } }
extension CheckboxToggleStyle: SystemToggleStyle { var chrome: ToggleChrome { .checkbox } }
