import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIViewControllerTests {
  @Test("A root controller is loaded, appears and is laid out when its window is shown")
  func rootAppears() {
    let page = Diary.Page()
    let stage = Stage(Diary("root", page))
    #expect(page.lines == ["root didLoad", "root willAppear", "root didAppear"])
    #expect(stage.window.rootViewController?.view.frame == stage.window.bounds)
    stage.window.isHidden = true
    #expect(page.lines.suffix(2) == ["root willDisappear", "root didDisappear"])
  }

  @Test("A child appears after its parent, and a child added later appears at once")
  func childrenAppear() {
    let page = Diary.Page()
    let parent = Diary("parent", page)
    let early = Diary("early", page)
    parent.addChild(early)
    parent.view.addSubview(early.view)
    early.didMove(toParent: parent)
    let stage = Stage(parent)
    #expect(
      page.lines == [
        "parent didLoad", "early didLoad", "parent willAppear", "early willAppear",
        "parent didAppear", "early didAppear",
      ])
    page.lines = []
    let late = Diary("late", page)
    parent.addChild(late)
    parent.view.addSubview(late.view)
    #expect(page.lines == ["late didLoad", "late willAppear", "late didAppear"])
    late.willMove(toParent: nil)
    late.view.removeFromSuperview()
    late.removeFromParent()
    #expect(page.lines.suffix(2) == ["late willDisappear", "late didDisappear"])
    #expect(parent.children == [early])
    stage.close()
  }

  @Test("A sheet leaves its presenter visible and is dismissed by whoever presented it")
  func sheet() {
    let page = Diary.Page()
    let root = Diary("root", page)
    let stage = Stage(root)
    page.lines = []
    let sheet = Diary("sheet", page)
    var isDone = false
    root.present(sheet, animated: true) { isDone = true }
    #expect(page.lines == ["sheet didLoad", "sheet willAppear"])
    #expect(sheet.isBeingPresented && !isDone)
    stage.wait()
    #expect(isDone)
    #expect(page.lines.last == "sheet didAppear")
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    sheet.dismiss(animated: true)
    stage.wait()
    #expect(page.lines.suffix(2) == ["sheet willDisappear", "sheet didDisappear"])
    #expect(root.presentedViewController == nil && sheet.view.window == nil)
    stage.close()
  }

  @Test("A full-screen presentation takes the presenter off the screen and brings it back")
  func fullScreen() {
    let page = Diary.Page()
    let root = Diary("root", page)
    let stage = Stage(root)
    page.lines = []
    let cover = Diary("cover", page)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    #expect(root.view.window == nil)
    root.dismiss(animated: false)
    #expect(root.view.window != nil)
    #expect(
      page.lines == [
        "cover didLoad", "root willDisappear", "cover willAppear", "cover didAppear",
        "root didDisappear", "cover willDisappear", "root willAppear", "root didAppear",
        "cover didDisappear",
      ])
    stage.close()
  }

  @Test("A sheet that must stay refuses the swipe and tells its delegate")
  func modalInPresentation() {
    final class Guard: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      var dismissals = 0
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        attempts += 1
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        dismissals += 1
      }
    }
    let stage = Stage(UIViewController())
    let sheet = UIViewController()
    let guardian = Guard()
    sheet.isModalInPresentation = true
    sheet.presentationController?.delegate = guardian
    stage.window.rootViewController?.present(sheet, animated: false)
    #expect(sheet.presentationController?._dismissByUser() == false)
    sheet.isModalInPresentation = false
    #expect(sheet.presentationController?._dismissByUser() == true)
    stage.wait()
    #expect(guardian.attempts == 1 && guardian.dismissals == 1)
    #expect(stage.window.rootViewController?.presentedViewController == nil)
    stage.close()
  }

  @Test("Touching a button of an alert dismisses it and then runs the handler")
  func alert() {
    let stage = Stage(UIViewController())
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var pressed: [String] = []
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in pressed.append("cancel") })
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in pressed.append("ok") })
    stage.window.rootViewController?.present(alert, animated: true)
    stage.wait()
    alert._press("OK")
    #expect(pressed.isEmpty)
    stage.wait()
    #expect(pressed == ["ok"] && alert.presentingViewController == nil)
    stage.close()
  }
}
