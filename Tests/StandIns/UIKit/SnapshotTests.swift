import Testing
import UIKit

@MainActor @Suite(.serialized) struct SnapshotTests {
  @Test("A snapshot keeps the order of sections and items through changes")
  func snapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    snapshot.insertItems([9], afterItem: 1)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers == [1, 9, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
  }

  @Test(
    "A compositional layout repeats its group down the collection, and cells come from snapshots")
  func compositional() {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: half)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([10, 20, 30])
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [10, 20, 30])
    #expect(
      collection.visibleCells.map(\.frame.origin)
        == [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 50)])
    #expect(collection.contentSize.height == 90)
  }

  @Test("A property animator can be paused in the middle and taken on to its end")
  func animator() {
    let stage = Stage(UIViewController())
    var end: UIViewAnimatingPosition?
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    stage.wait(0.5)
    animator.pauseAnimation()
    stage.wait(5)
    #expect(abs(animator.fractionComplete - 0.25) < 0.01 && end == nil)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.wait(1.6)
    #expect(end == .end && animator.state == .inactive)
    stage.close()
  }

  @Test("What is set with appearance() is taken over by bars that come into a window")
  func appearance() {
    UINavigationBar.appearance().barTintColor = .green
    let stage = Stage(UINavigationController(rootViewController: UIViewController()))
    let bar = (stage.window.rootViewController as? UINavigationController)?.navigationBar
    #expect(bar?.barTintColor == .green)
    UINavigationBar.appearance().barTintColor = nil
    stage.close()
  }

  @Test("The app is launched, its scene connected and made active, in order")
  func launch() {
    final class App: NSObject, UIApplicationDelegate {
      var seen: [String] = []
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        seen.append("launched")
        return true
      }
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let made = UISceneConfiguration(name: "Main", sessionRole: session.role)
        made.delegateClass = Scenes.self
        return made
      }
      func applicationDidBecomeActive(_ application: UIApplication) { seen.append("active") }
    }
    final class Scenes: NSObject, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
    }
    let app = App()
    UIApplication.shared._launch(app)
    #expect(app.seen == ["launched", "active"])
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.activationState == .foregroundActive)
    #expect(scene?.keyWindow?.rootViewController?.viewIfLoaded?.window != nil)
    scene?.windows.forEach { $0.isHidden = true }
    UIApplication.shared.delegate = nil
  }
}
