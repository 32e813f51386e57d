import Foundation
import UIKit

extension XCUIElement {
  /// A kind of thing. Follows documentation/xcuiautomation/xcuielement/elementtype-swift.enum.
  public enum ElementType: UInt, Sendable {
    case any, other, application, window, button, staticText, textField, secureTextField, textView
    case image, `switch`, slider, table, cell, collectionView, scrollView, alert, navigationBar
    case tabBar, toolbar, searchField, segmentedControl, picker, datePicker, pickerWheel, stepper
    case activityIndicator, progressIndicator, pageIndicator, link, webView, map, keyboard, key
    case sheet, popover, menu, menuItem, icon, toggle

    @MainActor init(_ view: UIView) {
      self =
        switch view {
        case is UIWindow: .window
        case is UISegmentedControl: .segmentedControl
        case is UIButton: .button
        case is UILabel: .staticText
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
        case is UITextView: .textView
        case is UIImageView: .image
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UITableView: .table
        case is UICollectionView: .collectionView
        case is UITableViewCell, is UICollectionViewCell: .cell
        case is UIScrollView: .scrollView
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        case is UISearchBar: .searchField
        case is UIDatePicker: .datePicker
        case is UIPickerView: .picker
        case is UIActivityIndicatorView: .activityIndicator
        case is UIProgressView: .progressIndicator
        case is UIPageControl: .pageIndicator
        default: .other
        }
    }

    @MainActor func holds(_ view: UIView) -> Bool { self == .any || self == ElementType(view) }
  }
}

/// Things on the screen that match. Follows documentation/xcuiautomation/xcuielementquery.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let find: () -> [UIView]

  init(_ find: @escaping () -> [UIView]) {
    self.find = find
    super.init()
  }

  open var count: Int { find().count }
  open var element: XCUIElement { XCUIElement { self.find().first } }
  open var firstMatch: XCUIElement { element }
  open var allElementsBoundByIndex: [XCUIElement] {
    find().map { view in XCUIElement { [weak view] in view } }
  }
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }
  open func element(boundBy index: Int) -> XCUIElement {
    XCUIElement {
      let all = self.find()
      return all.indices.contains(index) ? all[index] : nil
    }
  }
  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }
  open func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    XCUIElement {
      self.find().first { type.holds($0) && (identifier.map($0._isCalled) ?? true) }
    }
  }
  open subscript(key: String) -> XCUIElement {
    XCUIElement { self.find().first { $0._isCalled(key) } }
  }

  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery {
      self.find().filter { view in predicate.evaluate(with: XCUIElement { view }) }
    }
  }
  open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery { self.find().filter { $0._isCalled(identifier) } }
  }
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery {
      self.find().filter { view in
        view._below.contains { inner in predicate.evaluate(with: XCUIElement { inner }) }
      }
    }
  }
  open func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    XCUIElementQuery {
      self.find().filter {
        $0._below.contains { type.holds($0) && (identifier.map($0._isCalled) ?? true) }
      }
    }
  }
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery { self.find().flatMap(\._below).filter(type.holds) }
  }
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery { self.find().flatMap(\.subviews).filter(type.holds) }
  }
}

extension UIView {
  /// Whether a test may call the view so.
  func _isCalled(_ name: String) -> Bool {
    accessibilityIdentifier == name || accessibilityLabel == name
      || (self as? UITextField)?.placeholder == name
      || (self as? UINavigationBar)?.topItem?.title == name
  }
}

/// What queries can start from. Follows documentation/xcuiautomation/xcuielementtypequeryprovider.
@preconcurrency @MainActor public protocol XCUIElementTypeQueryProvider {
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  public var images: XCUIElementQuery { descendants(matching: .image) }
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  public var links: XCUIElementQuery { descendants(matching: .link) }
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  public var icons: XCUIElementQuery { descendants(matching: .icon) }
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}
