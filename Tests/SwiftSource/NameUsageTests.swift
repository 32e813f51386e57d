import SwiftSource
import Testing

@Suite("What is known of a name from how it is used")
struct NameUsageTests {
  @Test(
    "The type that a value's place asks for",
    arguments: [
      ("if name { go() }", "Bool"), ("while !name {}", "Bool"), ("let x = name ? 1 : 2", "Bool"),
      ("guard name && other else { return }", "Bool"), ("repeat {} while name", "Bool"),
      ("total = name + 1", "Int"), ("total = name * 2.5", "Double"), ("name = \"text\"", "String"),
      ("(name, _) = (1.5, 2)", "Double"), ("if name == \"x\" {}", "String"), ("print(name)", nil),
      ("if name == other {}", nil), ("if try name() {}", "Bool"),
    ] as [(String, String?)])
  func valueType(code: String, type: String?) {
    #expect(NameUsage(of: "name", in: code).valueType == type)
  }

  @Test(
    "What is unwrapped is an optional",
    arguments: [
      ("let x = name!", true), ("if let x = name {}", true), ("if let name {}", true),
      ("name?.go()", true), ("let x = name ?? 1", true), ("if let x = try? name() {}", false),
      ("let x = name.first!", false),
    ])
  func optional(code: String, isOptional: Bool) {
    #expect(NameUsage(of: "name", in: code).isOptional == isOptional)
  }

  @Test("Calls of one function are one, whether a closure trails or not, and its type is read off")
  func calls() throws {
    let usage = NameUsage(
      of: "name",
      in:
        "name(x: 1, f: { $0 == 13 })\nname(x: 1) { $0 == 13 }\ntry name(y: { (a: Int) -> Bool in true })"
    )
    #expect(usage.calls.count == 2)
    let first = try #require(usage.calls.first { $0.labels == ["x", "f"] })
    #expect(first.types == [1: "(Int) -> Bool"])
    #expect(!first.isTried)
    let second = try #require(usage.calls.first { $0.labels == ["y"] })
    #expect(second.types == [0: "(Int) -> Bool"])
    #expect(second.isTried)
  }

  @Test("What must be a protocol is not taken for a class")
  func protocols() {
    let conformed = NameUsage(of: "P", in: "class A: P {}\nstruct B: P {}")
    #expect(conformed.isConformedTo)
    let inherited = NameUsage(of: "P", in: "class A: P {}\nfunc f<T: P>(_ t: T) {}")
    #expect(inherited.isSuperclass)
    #expect(!inherited.isConformedTo)
    #expect(NameUsage(of: "P", in: "typealias Q = P & R").isProtocol)
  }

  @Test(
    "Overlapping accesses are those of one variable to two parameters or to a function that uses it",
    arguments: [
      ("swap(&a.x, &a.y)", 1), ("swap(&a, &b)", 0), ("f(a, &a)", 0),
      ("var n = 1\nfunc grow(_ m: inout Int) { m += n }\ngrow(&n)", 1),
      ("var n = 1\nfunc grow(_ n: inout Int) { n += n }\ngrow(&n)", 0),
    ])
  func overlaps(code: String, count: Int) {
    #expect(CallSite.overlappingAccesses(in: code).count == count)
  }
}
