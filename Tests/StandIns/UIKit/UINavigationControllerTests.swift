import Testing
import UIKit

@MainActor @Suite(.serialized) struct UINavigationControllerTests {
  @Test("Pushing shows the new screen and popping the old one, in UIKit's order")
  func pushAndPop() {
    let page = Diary.Page()
    let first = Diary("first", page)
    let stack = UINavigationController(rootViewController: first)
    let stage = Stage(stack)
    #expect(page.lines == ["first didLoad", "first willAppear", "first didAppear"])
    page.lines = []
    let second = Diary("second", page)
    stack.pushViewController(second, animated: true)
    #expect(stack.topViewController === second)
    #expect(second.navigationController === stack && second.isMovingToParent)
    stage.wait()
    #expect(
      page.lines == [
        "first willDisappear", "second didLoad", "second willAppear", "first didDisappear",
        "second didAppear",
      ])
    #expect(first.view.superview == nil && second.view.window === stage.window)
    page.lines = []
    #expect(stack.popViewController(animated: true) === second)
    stage.wait()
    #expect(
      page.lines == [
        "second willDisappear", "first willAppear", "second didDisappear", "first didAppear",
      ])
    #expect(second.parent == nil)
    stage.close()
  }

  @Test("A whole stack is set, popped to a screen and popped to the root")
  func wholeStacks() {
    let screens = (0..<4).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: screens[0])
    let stage = Stage(stack)
    stack.setViewControllers(screens, animated: true)
    stage.wait()
    #expect(stack.viewControllers == screens)
    #expect(!screens[1].isViewLoaded, "screens in between are not loaded")
    #expect(stack.popToViewController(screens[2], animated: false) == [screens[3]])
    #expect(stack.popToRootViewController(animated: false) == [screens[1], screens[2]])
    #expect(
      stack.viewControllers == [screens[0]] && stack.popViewController(animated: false) == nil)
    stage.close()
  }

  @Test("Pushing twice in a row finishes the first transition and keeps both screens")
  func pushTwice() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(stack)
    let (second, third) = (UIViewController(), UIViewController())
    stack.pushViewController(second, animated: true)
    stack.pushViewController(third, animated: true)
    stage.wait()
    #expect(stack.viewControllers.count == 3 && stack.topViewController === third)
    #expect(second.view.window == nil && third.view.window != nil)
    stage.close()
  }

  @Test("The bar shows the titles of the stack, and its back button pops")
  func bar() {
    let first = UIViewController()
    first.title = "Recipes"
    let stack = UINavigationController(rootViewController: first)
    let stage = Stage(stack)
    let second = UIViewController()
    second.title = "Soup"
    stack.pushViewController(second, animated: false)
    #expect(stack.navigationBar.topItem?.title == "Soup")
    #expect(stack.navigationBar._backTitle == "Recipes")
    #expect(second.view.safeAreaInsets.top == UIScreen.main._safeAreaInsets.top + 44)
    stack.navigationBar._goBack()
    stage.wait()
    #expect(stack.topViewController === first)
    stage.close()
  }

  @Test("A tab controller shows the chosen tab's controller")
  func tabs() {
    let page = Diary.Page()
    let (home, search) = (Diary("home", page), Diary("search", page))
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    search.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [home, search]
    let stage = Stage(tabs)
    #expect(page.lines == ["home didLoad", "home willAppear", "home didAppear"])
    tabs.tabBar._select(search.tabBarItem)
    #expect(tabs.selectedIndex == 1 && search.view.window != nil && home.view.window == nil)
    #expect(search.tabBarController === tabs)
    stage.close()
  }
}
