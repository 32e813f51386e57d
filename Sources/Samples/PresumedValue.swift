/// The type of a presumed value of which only its use is known.
public enum PresumedValue {
  /// The type's name.
  public static let name = "AnyPresumed"

  /// The type's declaration: any member may be asked for, but those of which the code tells the type have
  /// that one.
  static func declaration(members: [String: PresumedFacts], isView: Bool) -> String {
    let typed = members.sorted { $0.key < $1.key }.map { member($0.key, $0.value) }
    let view =
      isView ? "extension AnyPresumed: View { public var body: Never { fatalError() } }\n" : ""
    return general + typed.map { $0 + "\n" }.joined() + "}\n" + view
  }

  /// A member of which something is known.
  static func member(
    _ name: String, _ facts: PresumedFacts, setter: String = "nonmutating set"
  ) -> String {
    let type = facts.type ?? self.name
    let full = facts.isOptional ? "(\(type))?" : type
    return "  public var \(name): \(full) { get { fatalError() } \(setter) { _ = newValue } }"
  }

  private static let general = """
    @dynamicMemberLookup @dynamicCallable
    public struct AnyPresumed: Hashable, Comparable, RandomAccessCollection, Error, Identifiable, CustomStringConvertible {
      public init() {}
      public var id: Int { 0 }
      public var description: String { "" }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> AnyPresumed { get { self } nonmutating set { _ = newValue } }
      public static func < (a: AnyPresumed, b: AnyPresumed) -> Bool { false }
      public subscript<T>(dynamicMember name: String) -> T { get { fatalError() } nonmutating set { _ = newValue } }
      @_disfavoredOverload public subscript(dynamicMember name: String) -> AnyPresumed { get { self } nonmutating set { _ = newValue } }
      @_disfavoredOverload public subscript<I, T>(index: I) -> T { get { fatalError() } nonmutating set { _ = newValue } }
      @_disfavoredOverload public subscript<I>(index: I) -> AnyPresumed { get { self } nonmutating set { _ = newValue } }
      @discardableResult public func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> T { fatalError() }
      @_disfavoredOverload @discardableResult public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> AnyPresumed { self }

    """
}
