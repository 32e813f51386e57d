import Testing
import UIKit

private final class Games: NSObject, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var names = ["a", "b", "c"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))
    item.localObject = names[indexPath.row]
    return [item]
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let place = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return }
    coordinator.session.loadObjects(ofClass: String.self) { texts in
      self.names.remove(at: source.row)
      self.names.insert(contentsOf: texts, at: place.row)
    }
  }
}

@MainActor @Suite struct DragAndDropTests {
  @Test("A row that is dragged to another place is taken by the drop delegate")
  func rows() {
    let games = Games()
    let table = UITableView()
    table.dataSource = games
    table.dragDelegate = games
    table.dropDelegate = games
    #expect(table._drag(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0)))
    #expect(games.names == ["b", "c", "a"])
  }
}
