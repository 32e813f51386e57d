/// The type of a presumed value of which only its use is known.
public enum PresumedValue {
  /// The type's name.
  public static let name = "AnyPresumed"

  /// The type's declaration: any member may be asked for, but those of which the code tells the type have
  /// that one.
  static func declaration(members: [String: PresumedFacts], isView: Bool) -> String {
    let typed = members.sorted { $0.key < $1.key }.map { member, facts in
      let type = facts.type ?? name
      return
        "  var \(member): \(facts.isOptional ? "(\(type))?" : type) { get { fatalError() } nonmutating set { _ = newValue } }"
    }
    let view = isView ? "extension AnyPresumed: View { var body: Never { fatalError() } }\n" : ""
    return general + typed.map { $0 + "\n" }.joined() + "}\n" + view
  }

  private static let general = """
    @dynamicMemberLookup @dynamicCallable
    struct AnyPresumed: Hashable, Comparable, RandomAccessCollection, Error, Identifiable, CustomStringConvertible {
      init() {}
      var id: Int { 0 }
      var description: String { "" }
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> AnyPresumed { get { self } nonmutating set { _ = newValue } }
      static func < (a: AnyPresumed, b: AnyPresumed) -> Bool { false }
      subscript<T>(dynamicMember name: String) -> T { get { fatalError() } nonmutating set { _ = newValue } }
      @_disfavoredOverload subscript(dynamicMember name: String) -> AnyPresumed { get { self } nonmutating set { _ = newValue } }
      @_disfavoredOverload subscript<I, T>(index: I) -> T { get { fatalError() } nonmutating set { _ = newValue } }
      @_disfavoredOverload subscript<I>(index: I) -> AnyPresumed { get { self } nonmutating set { _ = newValue } }
      @discardableResult func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> T { fatalError() }
      @_disfavoredOverload @discardableResult func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> AnyPresumed { self }

    """
}
