import Foundation
import Observation
import SwiftData
@_spi(Stele) import SwiftUI
import Testing

/// What `@Model` makes of a class; the macros are not built for the package.
@Observable private final class Note: PersistentModel {
  @ObservationIgnored let _persistence = _PersistenceState()
  var title: String
  init(title: String) { self.title = title }
}

@MainActor @Suite struct SwiftDataTests {
  private func container() throws -> ModelContainer {
    try ModelContainer(
      for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @Test("What is inserted is fetched in the order and number that are asked for")
  func fetch() throws {
    let context = ModelContext(try container())
    for title in ["b", "a", "c"] { context.insert(Note(title: title)) }
    var descriptor = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.title, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.title) == ["c", "b", "a"])
    descriptor.fetchLimit = 1
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.title) == ["b"])
    let wanted = #Predicate<Note> { $0.title != "a" }
    #expect(try context.fetchCount(FetchDescriptor(predicate: wanted)) == 2)
  }

  @Test("Other contexts see what was saved, and a rollback gives up what was not")
  func saving() throws {
    let container = try container()
    let (first, second) = (ModelContext(container), ModelContext(container))
    first.insert(Note(title: "kept"))
    #expect(try second.fetchCount(FetchDescriptor<Note>()) == 0)
    try first.save()
    #expect(!first.hasChanges)
    #expect(try second.fetch(FetchDescriptor<Note>()).map(\.title) == ["kept"])
    first.insert(Note(title: "given up"))
    first.rollback()
    #expect(try first.fetch(FetchDescriptor<Note>()).map(\.title) == ["kept"])
  }

  private struct Notes: View {
    @Environment(\.modelContext) private var context
    private let query = Query<Note, [Note]>(sort: \.title)
    var body: some View {
      ForEach(query.wrappedValue) { Text($0.title) }
      Button("Add") { context.insert(Note(title: "new")) }
    }
  }

  @Test("A query shows what is inserted")
  func query() throws {
    let host = ViewHost(Notes().modelContainer(try container()))
    #expect(host.screen?.texts == ["Add"])
    try host.tap("Add")
    #expect(host.screen?.texts == ["new", "Add"])
  }
}
