/// What is drawn for the name of a symbol: a symbol, perhaps filled, in a container, or crossed out.
struct SymbolVariant: Equatable {
  enum Container: Equatable { case none, circle, square }
  var base: String
  var container = Container.none
  var isFilled = false
  var isCrossedOut = false

  /// Takes the variants off the end of a name until a known symbol is left.
  init?(_ name: String) {
    let name = SymbolTable.otherNames[name] ?? name
    if SymbolTable.all[name] != nil {
      base = name
      return
    }
    var parts = name.split(separator: ".").map(String.init)
    base = ""
    while let last = parts.last {
      switch last {
      case "fill": isFilled = true
      case "slash": isCrossedOut = true
      case "circle": container = .circle
      case "square", "rectangle", "app": container = .square
      default: return nil
      }
      parts.removeLast()
      base = parts.joined(separator: ".")
      if SymbolTable.all[base] != nil { return }
      if container != .none, isLetter { return }
    }
    return nil
  }

  /// Whether a container holds a letter or a number, as in `3.circle`.
  var isLetter: Bool {
    !base.isEmpty && base.count <= 2
      && base.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
