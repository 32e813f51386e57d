@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
@_exported import UniformTypeIdentifiers

// On Apple's systems this is a part of Foundation.
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
