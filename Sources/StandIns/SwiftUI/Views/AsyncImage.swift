import Foundation

/// An image that is loaded. Follows documentation/swiftui/asyncimage.
public struct AsyncImage<Content> {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content
}

/// How far an image has got. Follows documentation/swiftui/asyncimagephase.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  /// The image.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: View, PrimitiveView where Content: View {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    let phase = node.stored(1) { Location(AsyncImagePhase.empty) }
    let loading = node.stored(2) { LastValue<URL>() }
    node.setChild(content(phase.value))
    node.onAppear = {
      guard let url, loading.value != url else { return }
      loading.value = url
      let load = node.environment.imageLoader
      Task { @MainActor in
        do { phase.set(.success(try await load(url))) } catch { phase.set(.failure(error)) }
      }
    }
  }

  /// An image whose phases a closure shows.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
  }
  /// An image with something in its place while it is loaded.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage where Content == Image? {
  /// An image that is shown when it is there.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image }
  }
}
