import CoreData
import Foundation
import Testing

/// What Xcode makes of an entity, as far as it can be written without the macro.
private final class Game: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var score: Int16 {
    get { _managedValue("score") }
    set { _setManagedValue(newValue, "score") }
  }
  var players: NSSet? {
    get { _managedValue("players") }
    set { _setManagedValue(newValue, "players") }
  }
}

private final class Recorder: NSObject, NSFetchedResultsControllerDelegate {
  var events: [String] = []

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    events.append("will")
  }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    events.append("\(type) \(indexPath?.row ?? -1) \(newIndexPath?.row ?? -1)")
  }
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    events.append("did \(controller.sections?.first?.numberOfObjects ?? 0)")
  }
}

@Suite struct CoreDataTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() {
    container = NSPersistentContainer(name: "Games")
    container.loadPersistentStores { _, error in #expect(error == nil) }
  }

  private func add(_ name: String, _ score: Int16) -> Game {
    let game = Game(context: context)
    game.name = name
    game.score = score
    return game
  }

  private func request() -> NSFetchRequest<Game> { NSFetchRequest<Game>(entityName: "Game") }

  @Test("What is saved is found by another context, and what is not is not")
  func savingAndFetching() throws {
    _ = add("Pac-Man", 3)
    try context.save()
    _ = add("Tetris", 5)
    let other = container.newBackgroundContext()
    let found = try other.fetch(request())
    #expect(found.map(\.name) == ["Pac-Man"] && found.first?.managedObjectContext === other)
    #expect(try context.count(for: request()) == 2)
    #expect(context.hasChanges && !other.hasChanges)
  }

  @Test("A request filters, sorts and limits")
  func requests() throws {
    for (name, score) in [("a", 3), ("b", 1), ("c", 2)] { _ = add(name, Int16(score)) }
    let request = request()
    request.predicate = NSPredicate(format: "score >= %d", 2)
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Game.score, ascending: true)]
    #expect(try context.fetch(request).map(\.name) == ["c", "a"])
    request.fetchLimit = 1
    #expect(try context.fetch(request).map(\.name) == ["c"])
  }

  @Test("Deleting and rolling back")
  func deletion() throws {
    let game = add("a", 1)
    try context.save()
    game.score = 7
    context.rollback()
    #expect(game.score == 1 && !context.hasChanges)
    context.delete(game)
    #expect(game.isDeleted)
    try context.save()
    #expect(try context.fetch(request()).isEmpty)
  }

  @Test("A child context hands its changes to its parent when it saves")
  func childContext() throws {
    let game = add("a", 1)
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let copy = try #require(try child.existingObject(with: game.objectID) as? Game)
    copy.score = 9
    #expect(game.score == 1)
    try child.save()
    #expect(game.score == 9 && context.hasChanges)
  }

  @Test("Methods of a relationship change its set")
  func relationships() {
    let game = add("a", 1)
    let player = add("player", 0)
    game._changeManagedRelationship("addToPlayers", [player])
    #expect(game.players?.count == 1)
    game._changeManagedRelationship("removeFromPlayers", [player])
    #expect(game.players?.count == 0)
  }

  @Test("A results controller tells its delegate what came, went and moved")
  func resultsController() throws {
    let first = add("b", 2)
    let request = request()
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let recorder = Recorder()
    controller.delegate = recorder
    try controller.performFetch()
    #expect(controller.object(at: IndexPath(row: 0, section: 0)) === first)
    let second = Game(context: context)
    recorder.events = []
    second.name = "a"
    #expect(recorder.events.first == "will" && recorder.events.last == "did 2")
    recorder.events = []
    context.delete(first)
    #expect(recorder.events == ["will", "delete 1 -1", "did 1"])
  }

  @Test("A batch request works on the store")
  func batches() throws {
    _ = add("a", 1)
    _ = add("b", 2)
    try context.save()
    let fetch: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest(entityName: "Game")
    fetch.predicate = NSPredicate(format: "score == 1")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    delete.resultType = .resultTypeCount
    let result = try context.execute(delete) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 1)
    #expect(try container.newBackgroundContext().fetch(request()).map(\.name) == ["b"])
  }
}
