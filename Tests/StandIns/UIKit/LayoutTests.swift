import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayoutTests {
  private func box(_ width: CGFloat = 300, _ height: CGFloat = 400) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  @Test("Edges, sizes and multipliers are solved together")
  func anchors() {
    let box = box()
    let (top, bottom) = (UIView(), UIView())
    add(top, to: box)
    add(bottom, to: box)
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      top.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
      top.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
      top.heightAnchor.constraint(equalToConstant: 50),
      bottom.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8),
      bottom.widthAnchor.constraint(equalTo: top.widthAnchor, multiplier: 0.5),
      bottom.heightAnchor.constraint(equalTo: bottom.widthAnchor),
      bottom.centerXAnchor.constraint(equalTo: box.centerXAnchor),
    ])
    box.layoutIfNeeded()
    #expect(top.frame == CGRect(x: 20, y: 10, width: 260, height: 50))
    #expect(bottom.frame == CGRect(x: 85, y: 68, width: 130, height: 130))
    box.frame.size.width = 200
    box.layoutIfNeeded()
    #expect(top.frame.width == 160 && bottom.frame.width == 80)
  }

  @Test("The stronger of two contradicting constraints wins")
  func priorities() {
    let box = box()
    let view = UIView()
    add(view, to: box)
    let wide = view.widthAnchor.constraint(equalToConstant: 250)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = .defaultHigh
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([wide, narrow])
    box.layoutIfNeeded()
    #expect(view.frame.width == 250)
    wide.isActive = false
    box.layoutIfNeeded()
    #expect(view.frame.width == 100)
    narrow.constant = 120
    box.layoutIfNeeded()
    #expect(view.frame.width == 120)
  }

  @Test("A label takes the size of its text, and more lines where the width is limited")
  func labels() {
    let box = box(120)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A sentence that is much too long for one line of this box"
    add(label, to: box)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    box.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.frame.height > 3 * label.font.lineHeight)
    label.text = "Short"
    box.layoutIfNeeded()
    #expect(label.frame.height == label.font.lineHeight.rounded(.up))
  }

  @Test(
    "A stack divides its length",
    arguments: [
      (UIStackView.Distribution.fillEqually, [0, 110, 220] as [CGFloat], 80 as CGFloat),
      (.equalSpacing, [0, 130, 260], 40),
    ])
  func stacks(distribution: UIStackView.Distribution, starts: [CGFloat], width: CGFloat) {
    let box = box()
    let views = (0..<3).map { _ in UIView() }
    if distribution == .equalSpacing {
      for view in views { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = distribution
    stack.spacing = 30
    add(stack, to: box)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: box.topAnchor),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      stack.heightAnchor.constraint(equalToConstant: 44),
    ])
    box.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == starts)
    #expect(views.allSatisfy { $0.frame.width == width && $0.frame.height == 44 })
  }

  @Test("A hidden view takes no room in a stack, which is as high as its content")
  func hiddenInStack() {
    let box = box()
    let views = (0..<3).map { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 5
    add(stack, to: box)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    box.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 165, width: 300, height: 70))
    views[1].isHidden = true
    box.layoutIfNeeded()
    #expect(stack.frame.height == 45 && views[2].frame.minY == 25)
  }

  @Test("Content pinned to a scroll view's edges decides how far it scrolls")
  func scrollView() {
    let box = box()
    let scroll = UIScrollView()
    let content = UIView()
    add(scroll, to: box)
    add(content, to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: box.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    box.layoutIfNeeded()
    #expect(scroll.frame == box.bounds)
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
  }

  @Test("The safe area leaves out the bars of the screen")
  func safeArea() {
    let controller = UIViewController()
    let stage = Stage(controller)
    let view = UIView()
    add(view, to: controller.view)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    stage.close()
  }

  @Test("Autoresizing shares a change among the flexible parts")
  func autoresizing() {
    let box = box(100, 100)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    box.addSubview(view)
    box.frame.size = CGSize(width: 150, height: 180)
    #expect(view.frame == CGRect(x: 10, y: 90, width: 100, height: 50))
  }

  @Test("A view nobody places is reported as ambiguous")
  func ambiguity() {
    let box = box()
    let view = UIView()
    add(view, to: box)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }
}
