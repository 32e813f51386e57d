import SteleCanvas
import Testing
@_spi(Stele) import UIKit

/// Whole screens: tables, bars and what is presented.
@MainActor @Suite(.serialized) struct ScreenPictureTests {
  private final class Fruits: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ table: UITableView, titleForHeaderInSection: Int) -> String? {
      "Fruits"
    }
    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = ["Apple", "Pear"][path.row]
      cell.detailTextLabel?.text = "12"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func texts(_ drawing: Drawing) -> [String] {
    drawing.dump.compactMap { line in
      guard let start = line.firstIndex(of: "“"), let end = line.firstIndex(of: "”") else {
        return nil
      }
      return String(line[line.index(after: start)..<end])
    }
  }

  @Test("A table shows the title of a section, rows with details, and lines between them")
  func plainTable() {
    let table = Fruits(style: .plain)
    let stage = Stage(table)
    let dump = stage.window.picture(scheme: .light).dump
    for line in [
      "text “Fruits” 20 79 17/600 #000000", "text “Apple” 20 115 17/400 #000000",
      "text “12” 328 115 17/400 #3C3C43/60", "fill rect 20 130.7 373 0.3 #3C3C43/29",
      "stroke path(3) 370 103.5 5.5 11 #3C3C43/30 2.2",
    ] {
      #expect(dump.contains { $0.hasSuffix(line) }, "\(line) in \(dump.joined(separator: "\n"))")
    }
    stage.close()
  }

  @Test("Sections of an inset table are cards, whose titles are capitals")
  func insetTable() {
    let stage = Stage(Fruits(style: .insetGrouped))
    let drawing = stage.window.picture(scheme: .light)
    #expect(texts(drawing) == ["FRUITS", "Apple", "12", "Pear", "12"])
    #expect(drawing.summary == ["Fruits", "Apple", "12", "Pear", "12"])
    let cards = drawing.dump.filter { $0.contains("fill path") && $0.hasSuffix("#FFFFFF") }
    #expect(cards.count == 2 && cards.allSatisfy { $0.contains(" 16 ") && $0.contains(" 361 44 ") })
    stage.close()
  }

  @Test("A bar shows the title, the items and the way back; content begins below it")
  func navigationBar() {
    let first = UIViewController()
    first.title = "Garden"
    let second = Fruits(style: .plain)
    second.title = "Fruit"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Pick", style: .done, target: nil, action: nil)
    let stage = Stage(UINavigationController(rootViewController: first))
    (stage.window.rootViewController as? UINavigationController)?
      .pushViewController(second, animated: false)
    let drawing = stage.window.picture(scheme: .light)
    #expect(texts(drawing) == ["Fruits", "Apple", "12", "Pear", "12", "Garden", "Pick", "Fruit"])
    #expect(
      drawing.summary.prefix(4) == [
        "Back button: Garden", "Heading: Fruit", "Button: Pick", "Fruits",
      ])
    #expect(second.tableView.contentOffset.y == -103)
    stage.close()
  }

  @Test("A large title gives way to a small one when content has moved below the bar")
  func largeTitle() {
    let table = Fruits(style: .plain)
    table.title = "Fruit"
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(navigation)
    let large = stage.window.picture(scheme: .light).dump.last
    table.tableView.contentOffset.y += 60
    let small = stage.window.picture(scheme: .light).dump.last
    #expect(large?.contains("“Fruit” 16") == true && large?.contains("34/700") == true)
    #expect(small?.contains("“Fruit”") == true && small?.contains("17/600") == true)
    stage.close()
  }

  @Test("Tabs show their titles, the chosen one in the tint")
  func tabs() {
    let tabs = UITabBarController()
    let titles = ["One", "Two"]
    tabs.viewControllers = titles.map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    tabs.viewControllers?.last?.tabBarItem.badgeValue = "3"
    let stage = Stage(tabs)
    let drawing = stage.window.picture(scheme: .light)
    #expect(drawing.summary == ["Tab: One, selected", "Tab: Two, 3"])
    let lines = drawing.dump.filter { $0.contains("text ") }
    #expect(lines.count == 3 && lines.first?.hasSuffix("10/500 #007AFF") == true)
    #expect(lines.dropFirst().first?.hasSuffix("10/500 #8E8E93") == true)
    stage.close()
  }

  @Test(
    "An alert has its buttons side by side, the one that cancels first, and hides what is below")
  func alert() {
    let below = Fruits(style: .plain)
    let stage = Stage(below)
    let alert = UIAlertController(title: "Sure?", message: "It is gone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    below.present(alert, animated: false)
    let drawing = stage.window.picture(scheme: .light)
    #expect(drawing.summary == ["Sure?", "It is gone.", "Button: Keep", "Button: Delete"])
    let dump = drawing.dump
    #expect(dump.contains { $0.contains("rect 0 0 393 852 #000000/20") })
    #expect(dump.contains { $0.contains("“Keep”") && $0.hasSuffix("17/600 #007AFF") })
    #expect(dump.contains { $0.contains("“Delete”") && $0.hasSuffix("17/400 #FF3B30") })
    stage.close()
  }

  @Test("A sheet rests at its height with round corners, and dims what is below")
  func sheet() {
    let stage = Stage(UIViewController())
    let shown = UIViewController()
    shown.view.backgroundColor = .red
    shown.sheetPresentationController?.detents = [.medium()]
    shown.sheetPresentationController?.prefersGrabberVisible = true
    stage.window.rootViewController?.present(shown, animated: false)
    let dump = stage.window.picture(scheme: .light).dump
    let top = shown.view.frame.minY
    #expect(top > 400)
    #expect(dump.contains { $0.contains("path(7) 0 ") && $0.hasSuffix("#FF0000") })
    #expect(dump.contains { $0.contains("#000000/20") })
    #expect(dump.last?.contains("36 5 r2.5") == true)
    stage.close()
  }

  @Test("What is read aloud goes from the top to the bottom, not in the order of adding")
  func readingOrder() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
      view.frame = CGRect(x: x, y: y, width: 40, height: 20)
      screen.addSubview(view)
    }
    let (bottom, right, left) = (UILabel(), UIButton(type: .system), UILabel())
    (bottom.text, left.text) = ("Bottom", "Left")
    right.setTitle("Right", for: .normal)
    right.isEnabled = false
    add(bottom, 0, 60)
    add(right, 50, 0)
    add(left, 0, 1)
    #expect(
      screen.picture(scheme: .light).summary == ["Left", "Button: Right, disabled", "Bottom"])
  }

  @Test("Drawing for the dark leaves the screen as it was")
  func restored() {
    let stage = Stage(Fruits(style: .plain))
    #expect(stage.window.picture(scheme: .dark).isDark)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    stage.close()
  }
}
