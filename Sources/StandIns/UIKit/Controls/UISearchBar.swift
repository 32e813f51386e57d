import QuartzCore

/// A field to search with. Follows documentation/uikit/uisearchbar.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  public private(set) lazy var searchTextField = UISearchTextField()
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String?
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open var backgroundImage: UIImage?
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  weak var _controller: UISearchController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let button: CGFloat = _showsCancel ? 68 : 0
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 16 - button), height: 36)
  }
  /// Beside the field, where it was asked for or, within a navigation bar, while one searches.
  var _showsCancel: Bool {
    showsCancelButton
      || (_controller?.isActive == true && _controller?.automaticallyShowsCancelButton == true)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// What typing into the bar does.
  public func _type(_ text: String) {
    if !searchTextField.isFirstResponder {
      guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return }
      searchTextField.becomeFirstResponder()
      _controller?._began()
      delegate?.searchBarTextDidBeginEditing(self)
    }
    for character in text {
      searchTextField.insertText(String(character))
      changed()
    }
  }

  /// What the search key of the keyboard does.
  public func _pressSearch() { delegate?.searchBarSearchButtonClicked(self) }

  /// What the cancel button does.
  public func _pressCancel() {
    text = ""
    searchTextField.resignFirstResponder()
    delegate?.searchBarCancelButtonClicked(self)
    _controller?._ended()
  }

  /// What touching a scope does.
  public func _selectScope(_ index: Int) {
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    _controller?._changed()
  }

  private func changed() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    _controller?._changed()
  }

  /// Follows documentation/uikit/uisearchbar/style.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// Follows documentation/uikit/uisearchtextfield.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// Beside the magnifying glass.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 8))
  }
}

/// Hears of a search bar. Follows documentation/uikit/uisearchbardelegate.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A search bar and the results it leads to. Follows documentation/uikit/uisearchcontroller.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var isActive = false {
    didSet { if oldValue != isActive { searchResultsUpdater?.updateSearchResults(for: self) } }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar._controller = self
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar._controller = self
  }

  func _began() {
    delegate?.willPresentSearchController(self)
    isActive = true
    delegate?.didPresentSearchController(self)
  }
  func _changed() { searchResultsUpdater?.updateSearchResults(for: self) }
  func _ended() {
    delegate?.willDismissSearchController(self)
    isActive = false
    delegate?.didDismissSearchController(self)
  }
}

/// Follows documentation/uikit/uisearchresultsupdating.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Follows documentation/uikit/uisearchcontrollerdelegate.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
