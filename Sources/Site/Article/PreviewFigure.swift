import WalkthroughSteps

/// Builds what the template `code` shows of the previews that a block declares.
struct PreviewFigure {
  let strings: UIStrings
  let walkthroughs: PageWalkthroughs

  /// The template's data for the previews of the block on a line; nothing where none was drawn.
  func value(onLine line: Int) -> TemplateValue {
    let previews = walkthroughs.previews(onLine: line)
    guard !previews.isEmpty else { return .nothing }
    return [
      "label": .text(strings["previews"]), "note": strings.shown("walkthrough-drawn"),
      "pictures": .list(previews.map { picture($0.preview, $0.screen) }),
    ]
  }

  private func picture(_ preview: DrawnPreview, _ screen: ScreenPicture) -> TemplateValue {
    var caption = [preview.name, preview.device].compactMap(\.self)
    // Previews for several devices are often named after them.
    if caption.count == 2, caption[0].contains(caption[1]) { caption.removeLast() }
    return [
      // What has its own size has no frame that would set it apart from the page.
      "isBare": .flag(preview.device == nil),
      "caption": .optional(caption.isEmpty ? nil : caption.joined(separator: " · ")),
      "screen": ScreenFigure(strings: strings).value(screen, "preview-screen"),
    ]
  }
}
