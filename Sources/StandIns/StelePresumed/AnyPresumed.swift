/// The type of a value that a tutorial uses and never shows, of which nothing but its use is known: it has
/// every member, can be called, compared and gone through. A module of its own, since it takes the compiler
/// longer to check this type than most of the code that such a value stands in. Nothing of it is ever run: it
/// is only for the checker to see, and a value of any type that is asked for cannot be made.
@dynamicMemberLookup @dynamicCallable
public struct AnyPresumed: Hashable, Comparable, RandomAccessCollection, Error, Identifiable,
  CustomStringConvertible
{
  public init() {}
  public var id: Int { 0 }
  public var description: String { "" }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public var index: Int {
    get { 0 }
    nonmutating set { _ = newValue }
  }
  public subscript(position: Int) -> AnyPresumed {
    get { self }
    nonmutating set { _ = newValue }
  }
  public static func < (a: AnyPresumed, b: AnyPresumed) -> Bool { false }
  public subscript<T>(dynamicMember name: String) -> T {
    get { fatalError() }
    nonmutating set { _ = newValue }
  }
  @_disfavoredOverload public subscript(dynamicMember name: String) -> AnyPresumed {
    get { self }
    nonmutating set { _ = newValue }
  }
  @_disfavoredOverload public subscript<I, T>(index: I) -> T {
    get { fatalError() }
    nonmutating set { _ = newValue }
  }
  @_disfavoredOverload public subscript<I>(index: I) -> AnyPresumed {
    get { self }
    nonmutating set { _ = newValue }
  }
  @discardableResult public func dynamicallyCall<T>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> T { fatalError() }
  @_disfavoredOverload @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> AnyPresumed { self }
}
