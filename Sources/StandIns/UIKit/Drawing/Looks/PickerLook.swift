import QuartzCore
import SteleCanvas

extension ViewLook {
  /// Wheels side by side. Follows documentation/uikit/uipickerview.
  static let picker = ViewLook(
    UIPickerView.self,
    spoken: { view in
      (0..<view.numberOfComponents).map { component in
        let row = view.selectedRow(inComponent: component)
        let titles = view._titles(component)
        return view._spoken(
          "Picker", view._spokenName, titles.indices.contains(row) ? titles[row] : nil)
      }
    },
    behind: { view, painter in
      let components = Array(0..<view.numberOfComponents)
      painter.wheels(
        components.map { view._titles($0) },
        chosen: components.map { view.selectedRow(inComponent: $0) },
        in: view.bounds)
    })
}

extension UIPickerView {
  fileprivate func _titles(_ component: Int) -> [String] {
    (0..<min(numberOfRows(inComponent: component), 1000)).map { row in
      delegate?.pickerView(self, titleForRow: row, forComponent: component)
        ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
        ?? (view(forRow: row, forComponent: component) as? UILabel)?.text ?? "?"
    }
  }
}

extension ViewPainter {
  /// The chosen rows on a grey plate in the middle; the others are fainter the farther they are.
  mutating func wheels(_ columns: [[String]], chosen: [Int], in bounds: CGRect) {
    let row: CGFloat = 32
    fill(
      .rounded(
        CGRect(x: bounds.minX + 9, y: bounds.midY - row / 2, width: bounds.width - 18, height: row),
        radius: 8), UIColor.tertiarySystemFill)
    let width = (bounds.width - 18) / CGFloat(max(1, columns.count))
    for (index, (titles, current)) in zip(columns, chosen).enumerated() {
      for distance in -3...3 where titles.indices.contains(current + distance) {
        let far = CGFloat(abs(distance))
        // Rows on a wheel come closer to each other and get smaller.
        let y = bounds.midY + CGFloat(distance) * row * (1 - far * 0.06) - row / 2
        let color = distance == 0 ? UIColor.label : .label.withAlphaComponent(0.5 - far * 0.12)
        text(
          titles[current + distance],
          in: CGRect(
            x: bounds.minX + 9 + CGFloat(index) * width + 6, y: y, width: width - 12, height: row),
          .systemFont(ofSize: 23 - far * 1.5), color, alignment: .center)
      }
    }
  }
}
