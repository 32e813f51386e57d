// What is a part of Foundation on Apple's platforms but a module of its own on Linux.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import ObjectiveC
