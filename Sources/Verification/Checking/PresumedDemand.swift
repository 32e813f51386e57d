import Samples

/// What a message asks of something presumed.
enum PresumedDemand {
  case isOfType(String)
  case isAssigned(String)
  case isComparedWith(String)
  case isText
  case isOrdered
  case isNumber(String)
  case isBinding
  case isView
  case isOptional
  case conforms(String, to: String)
  case inherits(String, from: String)
  case isClass(String)
  case lacksMember(of: String)
  case isIdentified
  case isPrivate

  /// What conforms to these protocols, where nothing else is known.
  private static let values = [
    "StringProtocol": "String", "BinaryInteger": "Int", "BinaryFloatingPoint": "Double",
    "_FormatSpecifiable": "Double", "Numeric": "Int", "SignedNumeric": "Double",
  ]

  init?(_ message: CompilerMessage) {
    let text = message.text
    let quoted = message.quoted
    let (first, second) = (quoted.first ?? "", quoted.dropFirst().first ?? "")
    if text.contains("must have Optional type") || text.contains("cannot use optional chaining on")
      || text.contains("cannot force unwrap value of non-optional type")
    {
      self = .isOptional
    } else if text.contains(" conform to ") || text.contains("does not conform to protocol") {
      guard let type = quoted.dropLast().last, let requirement = quoted.last else { return nil }
      if type == PresumedValue.name {
        guard let value = PresumedDemand.values[requirement] else { return nil }
        self = value == "String" ? .isText : .isNumber(value)
      } else {
        self = .conforms(type, to: requirement)
      }
    } else if text.hasPrefix("result values in '? :' expression"), quoted.count > 2,
      second == PresumedValue.name
    {
      self = .isOfType(quoted[2])
    } else if text.hasPrefix("unary operator"), second == PresumedValue.name {
      self = .isNumber(first == "!" ? "Bool" : "Double")
    } else if text.hasPrefix("generic parameter 'V' could not be inferred") {
      // As sliders and steppers call the number that they change.
      self = .isBinding
    } else if text.hasPrefix("variable must be declared private or fileprivate") {
      self = .isPrivate
    } else if text.hasPrefix("ambiguous use of operator") {
      self = .isOrdered
    } else if text.hasPrefix("cannot call value of non-function type 'Int'") {
      self = .isIdentified
    } else if text.hasPrefix("no exact matches in"), first == "buildExpression" {
      self = .isView
    } else if text.hasPrefix("'weak' may only be applied to class")
      || text.hasPrefix("'weak' must not be applied to non-class-bound"), let type = quoted.last
    {
      self = .isClass(type)
    } else if text.contains(" inherit from ") {
      guard let type = quoted.dropLast().last, let superclass = quoted.last else { return nil }
      self = .inherits(type, from: superclass)
    } else if text.hasPrefix("binary operator"), quoted.count > 2,
      let third = quoted.dropFirst(2).first
    {
      guard second == PresumedValue.name || third == PresumedValue.name else { return nil }
      self = .isComparedWith(second == PresumedValue.name ? third : second)
    } else if text.hasPrefix("ambiguous use of '"),
      first.hasPrefix("init") || first.hasPrefix("append")
    {
      self = .isText
    } else if message.missingMember != nil {
      self = .lacksMember(of: first)
    } else if text.hasPrefix("cannot convert") || text.hasPrefix("cannot assign value") {
      if [PresumedValue.name, "\(PresumedValue.name)?", "Binding<\(PresumedValue.name)>"].contains(
        first)
      {
        self = .isOfType(second)
      } else if second == PresumedValue.name {
        self = .isAssigned(first)
      } else if first.hasSuffix(".Type") {
        self = .isClass(String(first.dropLast(".Type".count)))
      } else {
        self = .inherits(first, from: second)
      }
    } else {
      return nil
    }
  }
}
