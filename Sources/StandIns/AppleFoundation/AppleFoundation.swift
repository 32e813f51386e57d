// What `import Foundation` gives on Apple's platforms and not on Linux. Apple's Foundation knows Combine
// and names two of its types.
import Combine
@_exported import FoundationOverlay

/// Follows documentation/foundation/observableobject.
public typealias ObservableObject = Combine.ObservableObject

/// Follows documentation/foundation/published.
public typealias Published = Combine.Published
