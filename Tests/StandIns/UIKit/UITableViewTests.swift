import Testing
import UIKit

private final class NoteCell: UITableViewCell {
  let badge = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    badge.text = "new"
    contentView.addSubview(badge)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Notes: UITableViewController {
  var notes = (0..<100).map { "Note \($0)" }
  var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.rowHeight = 50
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    notes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor @Suite(.serialized) struct UITableViewTests {
  @Test("Only the rows that can be seen have cells, of the registered class")
  func visibleRows() throws {
    let notes = Notes()
    let stage = Stage(notes)
    let cells = notes.tableView.visibleCells
    #expect(cells.count < 25 && cells.allSatisfy { $0 is NoteCell })
    let first = try #require(cells.first as? NoteCell)
    #expect(first.textLabel?.text == "Note 0" && first.badge.text == "new")
    #expect(notes.tableView.contentSize.height == 5000)
    notes.tableView.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    notes.tableView.layoutIfNeeded()
    #expect(notes.tableView.visibleCells.first.flatMap { $0.textLabel?.text } == "Note 59")
    stage.close()
  }

  @Test("A touch on a row selects it and tells the delegate")
  func selection() {
    let notes = Notes()
    let stage = Stage(notes)
    // Below the status bar, where the first row begins.
    stage.window._tap(at: CGPoint(x: 100, y: 59 + 125))
    #expect(notes.chosen == [2])
    #expect(notes.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    notes.tableView._selectByUser(IndexPath(row: 4, section: 0))
    #expect(notes.tableView.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
    stage.close()
  }

  @Test("Swiping a row offers Delete, which takes it out of the data and the table")
  func deletion() throws {
    let notes = Notes()
    let stage = Stage(notes)
    let path = IndexPath(row: 1, section: 0)
    let actions = notes.tableView._swipeActions(at: path)
    try #require(actions.count == 1)
    actions[0]._press(in: notes.tableView)
    notes.tableView.layoutIfNeeded()
    #expect(notes.tableView.numberOfRows(inSection: 0) == 99)
    #expect(notes.tableView.cellForRow(at: path)?.textLabel?.text == "Note 2")
    stage.close()
  }

  @Test("A row without a fixed height is as high as its constraints ask")
  func selfSizing() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: indexPath.row == 0 ? 90 : 30),
        ])
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 100, width: 300, height: 40))
  }

  @Test("A flow layout fills lines and spreads the items of full ones")
  func flow() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        4
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.minimumInteritemSpacing = 5
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    let source = Source()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 105, 210, 0])
    #expect(collection.contentSize == CGSize(width: 300, height: 130))
  }
}
