/// The announcers of objects that have no published property to keep one. Apple's runtime ties
/// them to the object itself; Linux has no such ties, so this table holds them as long as the
/// object lives. It is the module's only shared state, and nothing but identity depends on it.
enum Announcers {
  private struct Entry {
    weak var object: AnyObject?
    let announcer: ObservableObjectPublisher
  }

  private final class Table: @unchecked Sendable {
    let lock = Lock()
    var entries: [ObjectIdentifier: Entry] = [:]
  }

  private static let table = Table()

  static func announcer(of object: AnyObject) -> ObservableObjectPublisher {
    table.lock.withLock {
      // An object may get the address of one that is gone, so the weak reference decides.
      if let entry = table.entries[ObjectIdentifier(object)], entry.object === object {
        return entry.announcer
      }
      table.entries = table.entries.filter { $0.value.object != nil }
      let entry = Entry(object: object, announcer: ObservableObjectPublisher())
      table.entries[ObjectIdentifier(object)] = entry
      return entry.announcer
    }
  }
}
