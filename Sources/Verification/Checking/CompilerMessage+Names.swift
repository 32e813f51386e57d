/// What messages say about names, read from the compiler's words: its ids do not carry them.
extension CompilerMessage {
  /// What stands between single quotes, in order.
  var quoted: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The variable, function or type that is not in scope.
  var missingName: String? {
    text.hasPrefix("cannot find ") ? quoted.first : nil
  }

  /// The property wrapper or macro that is not in scope.
  var missingAttribute: String? {
    // The third is what the compiler says where a type has the name.
    text.hasPrefix("unknown attribute ") || text.hasPrefix("no macro named ")
      || text.hasSuffix(" cannot be used as an attribute") ? quoted.first : nil
  }

  /// What Apple's Foundation has and that of Linux declares to be absent.
  var missingFromFoundation: String? {
    text.contains("swift-corelibs-foundation") ? quoted.first : nil
  }

  /// True where a member is asked of a function.
  var isMemberOfFunction: Bool {
    missingMember.map { $0.type.hasPrefix("(") && $0.type.contains("->") } ?? false
  }

  /// The member that a type does not have.
  var missingMember: (type: String, member: String)? {
    // The second is what the compiler says of members of observed objects.
    guard [" has no member '", " has no dynamic member '"].contains(where: text.contains),
      quoted.count > 1
    else { return nil }
    return (quoted[0], quoted[1])
  }

  /// The type that another one does not have inside it.
  var missingMemberType: (type: String, member: String)? {
    guard text.contains("is not a member type of"), quoted.count > 1 else { return nil }
    return (quoted[1], quoted[0])
  }

  /// The type that is made a delegate or a data source without conforming to the protocol of that.
  var missingDelegate: (type: String, protocol: String)? {
    guard text.hasPrefix("cannot assign value of type") || text.hasPrefix("cannot convert value"),
      quoted.count > 1, quoted[1].contains("any ")
    else { return nil }
    let words = quoted[1].split { "()?& ".contains($0) }.filter { $0 != "any" }
    guard words.count == 1, let only = words.first,
      ["Delegate", "DataSource", "Updating", "Transitioning", "Observer"].contains(
        where: only.hasSuffix)
    else { return nil }
    return (quoted[0], String(only))
  }

  /// The module that the compiler cannot find.
  var missingModule: String? {
    text.hasPrefix("no such module '") ? quoted.first : nil
  }

  /// The type that lacks what a protocol requires.
  var missingConformance: (type: String, protocol: String)? {
    guard text.contains("does not conform to protocol"), quoted.count > 1 else { return nil }
    return (quoted[0], quoted[1])
  }

  /// The type that has to conform to a protocol where it is used.
  var lackingConformance: (type: String, protocol: String)? {
    guard text.contains("' requires that '"), text.contains("' conform to '"), quoted.count > 1
    else { return nil }
    return (quoted[quoted.count - 2], quoted[quoted.count - 1])
  }

  /// The class whose member an extension overrides, which only Objective-C can do.
  var ownerOfOverridden: String? {
    text.hasSuffix("cannot be overridden from extension") && quoted.count > 1 ? quoted[1] : nil
  }

  /// The class that cannot be made, as nothing gives its properties values.
  var typeWithoutInitializer: String? {
    text.contains("has no initializers") ? quoted.first : nil
  }

  /// The type that a value has and the one that its place asks for.
  var mismatch: (found: String, wanted: String)? {
    if text.hasPrefix("result values in '? :' expression have mismatching types"), quoted.count > 2
    {
      return (quoted[1], quoted[2])
    }
    guard text.hasPrefix("cannot convert ") || text.hasPrefix("cannot assign value of type '"),
      quoted.count > 1
    else { return nil }
    return (quoted[0], quoted[1])
  }

  /// True where a type itself stands for a value of it, as in a signature that is written as a call.
  var isTypeForValue: Bool { mismatch.map { $0.found == "\($0.wanted).Type" } ?? false }

  /// The label with which a function is called that has none there: `in` of `font(in: size)`.
  var extraneousLabel: String? {
    guard text.hasPrefix("extraneous argument label '"), let label = quoted.first,
      label.hasSuffix(":")
    else { return nil }
    return String(label.dropLast())
  }

  /// The type of a value that is unwrapped although it is no optional.
  var unwrapped: String? {
    let isUnwrapped =
      text.contains("must have Optional type, not '") || text.contains(" non-optional type '")
      || text.contains(" non-optional value of type '")
    return isUnwrapped ? quoted.last : nil
  }

  /// The constant that is given another value.
  var constant: String? {
    text.hasPrefix("cannot assign to value: '") && text.hasSuffix("is a 'let' constant")
      ? quoted.first : nil
  }

  /// What would follow a call of which the article shows the head only: the closure that it lacks.
  var missingClosure: String? {
    if text.contains("'PrimitiveButtonStyleConfiguration' that does not accept a closure") {
      return " label: { EmptyView() }"
    }
    return text == "missing argument for parameter 'content' in call" ? " { EmptyView() }" : nil
  }

  /// True for a `return` that stands in no function.
  var isReturnOutside: Bool { text == "return invalid outside of a func" }

  /// The property wrapper that lacks its value.
  var wrapperWithoutValue: String? {
    text.hasPrefix("property wrapper type '") && text.hasSuffix("named 'wrappedValue'")
      ? quoted.first : nil
  }

  /// True for a constant of a type that is declared without its value.
  var isConstantWithoutValue: Bool {
    text.hasPrefix("'static let' declaration requires an initializer")
  }

  /// True for a member that overrides what no superclass has.
  var overridesNothing: Bool { text.contains(" does not override any ") }

  /// True for a call with arguments of what takes none.
  var takesNoArguments: Bool { text == "argument passed to call that takes no arguments" }

  /// True for what stands in something else that was not closed.
  var isOutOfFile: Bool { text == "declaration is only valid at file scope" }

  /// True for what only the main actor may do, in code that may run elsewhere.
  var asksForMainActor: Bool {
    text.contains("main actor-isolated") && text.hasSuffix("nonisolated context")
  }

  /// True for a class that is made through a type that may be a subclass.
  var isMadeThroughMetatype: Bool {
    text.hasPrefix("constructing an object of class type '") && text.contains("'required'")
  }

  /// True where a call passes so much more than its function takes that another one must be meant.
  var isOtherArity: Bool {
    text.hasPrefix("extra trailing closure passed")
      || takesNoArguments
      || text.hasPrefix("extra arguments at positions")
  }

  /// The macro that is not in scope.
  var missingMacro: String? {
    text.hasPrefix("no macro named '") ? quoted.first : nil
  }

  /// The name of which the compiler cannot tell which declaration is meant.
  var ambiguous: String? {
    text.hasPrefix("ambiguous use of '")
      ? quoted.first.map { String($0.prefix { $0 != "(" }) } : nil
  }

  /// The name that is declared twice: `count` of `count(of:)`.
  var redeclared: String? {
    text.hasPrefix("invalid redeclaration of '")
      ? quoted.first.map { String($0.prefix { $0 != "(" }) } : nil
  }

  /// True where the types of what is used do not fit or cannot be told, which says nothing where one of
  /// them is only presumed.
  var isAboutTypes: Bool {
    [
      "cannot convert ", "cannot assign value of type", "could not be inferred", "cannot infer ",
      "unable to infer", "ambiguous use of", "no exact matches", " requires that ",
      "without a contextual type", "requires a contextual type",
      "optional chaining on non-optional",
      "must have Optional type", "must be unwrapped", "force unwrap value of non-optional",
      "contextual closure type", "contextual type for closure", "cannot call value of non-function",
      "binary operator", "unary operator", "expression pattern of type", "unable to type-check",
      "failed to produce diagnostic", "is not compatible with expected argument type",
      "mismatching types", " cannot conform to ", "produces result of type",
      "cannot be used on type", "trailing closure passed", "operator function", "dynamicMember",
      "must be an object that conforms",
    ].contains(where: text.contains)
  }

  /// True where the compiler could not tell what was meant, as it knows too little of what is used.
  var isUndecided: Bool {
    [
      "ambiguous use of", "could not be inferred", "cannot infer ", "unable to infer ",
      "failed to produce diagnostic", "unable to type-check",
    ].contains(where: text.contains)
  }
}
