import WalkthroughSteps

/// Tells what is on the screen, each element by words that mean it and no other one.
@MainActor struct ScreenListing {
  let finder: Finder

  var elements: [ScreenElement] {
    finder.listed.map { item in
      let text = item.text ?? item.names.first
      return ScreenElement(
        kind: item.kind.rawValue, name: name(of: item), text: text,
        value: item.value == text || item.value == "" ? nil : item.value, isControl: item.isControl,
        states: states(of: item))
    }
  }

  private func states(of item: Item) -> [String] {
    var states: [String] = []
    if !item.isEnabled { states.append("disabled") }
    if item.isFocused { states.append("focused") }
    if let isOn = item.isOn {
      if item.kind == .toggle {
        states.append(isOn ? "on" : "off")
      } else if isOn {
        states.append("selected")
      }
    }
    return states
  }

  /// The shortest words that mean the item when it is used: a text, with its kind where others have the same
  /// one, and as the last resort its number among those.
  private func name(of item: Item) -> ElementName? {
    let fits: (Item) -> Bool = item.isControl ? { $0.isControl } : { _ in true }
    let kind = ElementKind(rawValue: item.kind.rawValue)
    // A line of a walkthrough is one line, and marks end a text.
    let texts = item.names.filter { name in
      !name.isEmpty && !name.contains { $0.isNewline || "“”„\"«»「」".contains($0) }
    }
    let plain = texts.map { ElementName($0) }
    let withKind = kind.map { kind in texts.map { ElementName($0, kind: kind) } } ?? []
    let means: (ElementName) -> Bool = { (try? finder.find($0, where: fits)) === item }
    if let name = (plain + withKind).first(where: means) { return name }
    for name in withKind + plain + [ElementName(nil, kind: kind)] where name.kind ?? kind != nil {
      for number in 1...max(1, finder.matches(name).count) {
        let placed = ElementName(name.text, kind: name.kind, place: .number(number))
        if means(placed) { return placed }
      }
    }
    return nil
  }
}
