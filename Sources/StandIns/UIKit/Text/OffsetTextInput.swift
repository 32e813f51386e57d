import QuartzCore

/// A view whose text positions are offsets into a string, in UTF-16 units.
@preconcurrency @MainActor public protocol _OffsetTextInput: UITextInput {
  var _string: String { get }
  var _selection: NSRange { get set }
  func _replace(_ range: NSRange, with text: String)
}

extension _OffsetTextInput {
  public var selectedTextRange: UITextRange? {
    get { TextOffsets(_selection) }
    set { _range(newValue).map { _selection = $0 } }
  }
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  public var endOfDocument: UITextPosition { TextOffset(_string.utf16.count) }
  public func text(in range: UITextRange) -> String? {
    _range(range).flatMap { Range($0, in: _string) }.map { String(_string[$0]) }
  }
  public func replace(_ range: UITextRange, withText text: String) {
    _range(range).map { _replace($0, with: text) }
  }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let (start, end) = (_offset(fromPosition), _offset(toPosition))
    return TextOffsets(NSRange(location: min(start, end), length: abs(end - start)))
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = _offset(position) + offset
    return (0..._string.utf16.count).contains(target) ? TextOffset(target) : nil
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (_offset(position), _offset(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    _offset(toPosition) - _offset(from)
  }
  public func selectAll(_ sender: Any?) {
    _selection = NSRange(location: 0, length: _string.utf16.count)
  }

  private func _range(_ range: UITextRange?) -> NSRange? {
    guard let range = (range as? TextOffsets)?.range, range.location >= 0,
      range.location + range.length <= _string.utf16.count
    else { return nil }
    return range
  }
  func _offset(_ position: UITextPosition) -> Int { (position as? TextOffset)?.value ?? 0 }

  /// What the delete key takes away: the selection, or the character before it.
  var _rangeToDelete: NSRange? {
    if _selection.length > 0 { return _selection }
    guard let end = Range(_selection, in: _string)?.lowerBound, end > _string.startIndex else {
      return nil
    }
    return NSRange(_string.index(before: end)..<end, in: _string)
  }
}
