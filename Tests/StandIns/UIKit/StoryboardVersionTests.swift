import Testing
import UIKit

@MainActor @Suite("Storyboards of several versions of Xcode", .serialized)
struct StoryboardVersionTests {
  private func show(_ file: String) throws -> (controller: UIViewController, stage: Stage) {
    let made = try #require(try StoryboardFiles.open(file).instantiateInitialViewController())
    let stage = Stage(made)
    stage.window.layoutIfNeeded()
    return (made, stage)
  }

  @Test("Xcode 5: the guides of a controller end where its bars do, and masks share the width")
  func five() throws {
    let (controller, stage) = try show(StoryboardFiles.five)
    let view = try #require(controller.view)
    let insets = view.safeAreaInsets
    #expect(view.viewWithTag(1)?.frame.minY == insets.top + 20)
    #expect(view.viewWithTag(2)?.frame.maxY == view.bounds.height - insets.bottom - 12)
    #expect(
      view.viewWithTag(3)?.frame == CGRect(x: 20, y: 200, width: view.bounds.width - 40, height: 40)
    )
    stage.close()
  }

  @Test("Xcode 7: a phone has what its class of sizes says, and attributes of a layer are set")
  func seven() throws {
    let (controller, stage) = try show(StoryboardFiles.seven)
    let view = try #require(controller.view)
    #expect(view.viewWithTag(3) == nil)
    let badge = try #require(view.viewWithTag(2))
    let stack = try #require(view.viewWithTag(1))
    #expect(badge.frame.width == 60 && badge.frame.height == 40 && badge.frame.minX == 16)
    #expect(badge.frame.minY == stack.frame.maxY + 10)
    #expect(badge.layer.cornerRadius == 9 && badge.clipsToBounds)
    let rows = stack.subviews.map(\.frame)
    #expect(rows.count == 2 && rows[1].minY == rows[0].maxY + 6)
    stage.close()
  }

  @Test("Xcode 11: tabs, a stack, fixed rows, and a child in its container")
  func eleven() throws {
    let (controller, stage) = try show(StoryboardFiles.eleven)
    let tabs = try #require(controller as? UITabBarController)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    let list = try #require(stack.topViewController as? UITableViewController)
    #expect(stack.tabBarItem.title == "List" && list.navigationItem.title == "Fixed rows")
    #expect(list.tableView.numberOfRows(inSection: 0) == 2)
    tabs.selectedIndex = 1
    stage.wait()
    let box = try #require(tabs.selectedViewController)
    let child = try #require(box.children.first)
    #expect(child.title == "Child" && child.view.superview === box.view.viewWithTag(5))
    #expect(child.view.frame.size == CGSize(width: 200, height: 150))
    stage.close()
  }

  @Test("Xcode 16: what an earlier one does not know is a plain view, and the rest is in place")
  func sixteen() throws {
    let (controller, stage) = try show(StoryboardFiles.sixteen)
    let view = try #require(controller.view)
    let button = try #require(view.viewWithTag(1) as? UIButton)
    #expect(button.currentTitle == "Go" && button.frame.midX == view.bounds.midX)
    #expect(view.viewWithTag(2)?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.close()
  }

  // MARK: Malformed files

  nonisolated static let box = "<viewController id=\"first\" sceneMemberID=\"viewController\"/>"

  /// Files, and what is said of them: the line and a part of the text.
  nonisolated static let malformed: [(name: String, file: String, problem: String)] = [
    ("not XML", "{ \"scenes\": [] }", "1: the file is no well-formed XML"),
    ("nothing", "", "1: the file is no well-formed XML"),
    (
      "cut off", String(StoryboardFiles.five.prefix(900)),
      "the file is no well-formed XML from here on"
    ),
    (
      "another root", "<plist><dict/></plist>",
      "1: a document of Interface Builder is expected, not <plist>"
    ),
    (
      "the initial scene is missing",
      StoryboardFiles.document(StoryboardFiles.scene(box), initial: "gone"),
      "2: no scene has the id of the initial controller, 'gone'"
    ),
    (
      "a segue leads nowhere",
      StoryboardFiles.document(
        StoryboardFiles.scene(
          "<viewController id=\"first\"><connections>\n<segue destination=\"gone\" kind=\"show\" id=\"s\"/>"
            + "</connections></viewController>")),
      "5: no object has the id 'gone' that the <segue> refers to"
    ),
    (
      "two objects have one id",
      StoryboardFiles.document(StoryboardFiles.scene(box) + "\n" + StoryboardFiles.scene(box)),
      "5: the id 'first' is that of the <viewController> in line 4, too"
    ),
    (
      "a controller contains itself",
      StoryboardFiles.document(
        StoryboardFiles.scene(
          "<navigationController id=\"first\"><connections><segue destination=\"tab\" "
            + "kind=\"relationship\" relationship=\"rootViewController\" id=\"a\"/></connections>"
            + "</navigationController>") + "\n"
          + StoryboardFiles.scene(
            "<tabBarController id=\"tab\"><connections><segue destination=\"first\" "
              + "kind=\"relationship\" relationship=\"viewControllers\" id=\"b\"/></connections>"
              + "</tabBarController>")),
      "would contain itself"
    ),
  ]

  @Test("a file that is not in order is told with the line", arguments: malformed.indices)
  func malformed(_ index: Int) {
    let (name, file, problem) = Self.malformed[index]
    let found = UIStoryboard._problems(in: Data(file.utf8)).map(\.description)
    #expect(found.contains { $0.contains(problem) }, "\(name): \(found)")
  }

  @Test("files in order have no problems", arguments: StoryboardFiles.all.indices)
  func inOrder(_ index: Int) {
    let problems = UIStoryboard._problems(in: Data(StoryboardFiles.all[index].utf8))
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test("views in views in views end in a message or a screen, in time", .timeLimit(.minutes(1)))
  func nesting() throws {
    for depth in [20, 100_000] {
      let open = (0..<depth).map { "<view id=\"v\($0)\"><subviews>" }.joined()
      let close = String(repeating: "</subviews></view>", count: depth)
      let file = StoryboardFiles.document(
        StoryboardFiles.scene(
          "<viewController id=\"first\"><view key=\"view\" id=\"root\"><subviews>\(open)\(close)"
            + "</subviews></view></viewController>"))
      let problems = UIStoryboard._problems(in: Data(file.utf8))
      guard !problems.contains(where: \.isFatal) else { continue }
      let made = try StoryboardFiles.open(file).instantiateInitialViewController()
      #expect(made?.view.subviews.count == 1)
    }
  }

  // MARK: Mutated files

  /// Files with a few bytes, tags or values changed; whatever comes of it is a problem or a screen.
  @Test(
    "mutated files crash nothing", .timeLimit(.minutes(2)), arguments: StoryboardFiles.all.indices)
  func mutated(_ index: Int) throws {
    var random = SplitMix(seed: UInt64(index + 7))
    let lines = StoryboardFiles.all[index].components(separatedBy: "\n")
    let values = ["", "-1", "1e999", "nan", "root", "first", "gone", "YES", "0.5", "99999999"]
    for _ in 0..<150 {
      var changed = lines
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let line = Int.random(in: 2..<changed.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed.remove(at: line)
        case 1: changed.insert(changed[line], at: line)
        case 2: changed.swapAt(line, Int.random(in: 2..<changed.count, using: &random))
        default:
          var parts = changed[line].components(separatedBy: "\"")
          guard parts.count > 2 else { continue }
          let place = Int.random(in: 0..<(parts.count / 2), using: &random) * 2 + 1
          parts[place] = values[Int.random(in: values.indices, using: &random)]
          changed[line] = parts.joined(separator: "\"")
        }
      }
      let text = changed.joined(separator: "\n")
      let problems = UIStoryboard._problems(in: Data(text.utf8))
      guard !problems.contains(where: \.isFatal) else { continue }
      let controller = try StoryboardFiles.open(text).instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      controller?.view.layoutIfNeeded()
    }
  }
}
