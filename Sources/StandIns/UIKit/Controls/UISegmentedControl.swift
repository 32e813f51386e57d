import QuartzCore

/// Chooses one of a few. Follows documentation/uikit/uisegmentedcontrol.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var action: UIAction?
  }

  private var segments: [Segment] = []
  private var selection = -1
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public nonisolated static let noSegment = -1

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex: Int {
    get { selection }
    set { selection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selection == segment {
      selection = Self.noSegment
    } else if selection > segment {
      selection -= 1
    }
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() {
    segments.removeAll()
    selection = Self.noSegment
    invalidateIntrinsicContentSize()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].image = image }
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state] = attributes }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widths = segments.map { segment in
      let text = _TextMeasure(segment.title ?? "", font: font).size(width: .greatestFiniteMagnitude)
      return max(text.width, segment.image?.size.width ?? 0) + 20
    }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(widths.count), height: 32)
  }

  /// What touching a segment does.
  public func _select(_ index: Int) {
    guard isEnabled, isEnabledForSegment(at: index), isMomentary || index != selection else {
      return
    }
    selection = index
    segments[index].action.map(sendAction)
    sendActions(for: _primaryEvents)
    if isMomentary { selection = Self.noSegment }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.width > 0, !segments.isEmpty else { return }
    let share = touch.location(in: self).x / bounds.width
    _select(min(segments.count - 1, max(0, Int(share * CGFloat(segments.count)))))
  }

  override var _primaryEvents: Event { [.valueChanged, .primaryActionTriggered] }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(0, index), segments.count))
    if selection >= index, selection >= 0 { selection += 1 }
    invalidateIntrinsicContentSize()
  }
}
