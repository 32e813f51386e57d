/// Modules that articles import: which are Apple's, and which names come from well-known packages, so that
/// an article that uses one without saying so is not taken to be wrong.
public enum ModuleNames {
  /// Whether a module comes with Apple's SDKs or with the toolchain.
  public static func isApple(_ module: String) -> Bool { apple.contains(module) }

  /// The package's module that declares a name, where the name is hardly anything else.
  public static func package(declaring name: String) -> String? {
    packages.first { $0.names.contains(name) }?.module
  }

  /// The module of a package that a text names which adds to what Apple's types have, or that declares what
  /// the text links to as documentation does.
  public static func package(namedIn text: String) -> String? {
    let words = Set(text.split { !($0.isLetter || $0.isNumber) })
    if let module = extending.first(where: { words.contains(Substring($0)) }) { return module }
    let linked = symbolLinks(in: text).map { String($0.prefix { $0.isLetter || $0.isNumber }) }
    return linked.lazy.compactMap(package(declaring:)).first
  }

  /// Apple's module to which the package adds something that a text documents: DocC finds a symbol by a link
  /// like ``` ``SwiftUI/View/sheet(item:id:)`` ``` only where the documented package extends the type.
  public static func extended(inLinksOf text: String) -> String? {
    symbolLinks(in: text).lazy.compactMap { link in
      link.contains("/") ? link.split(separator: "/").first.map(String.init) : nil
    }.first(where: isApple)
  }

  /// What a text links to as DocC's pages do, between two backticks on each side.
  private static func symbolLinks(in text: String) -> [Substring] {
    text.replacing("```", with: "").split(separator: "``", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { Substring($0.element) }
  }

  /// Modules with overloads and members for views; each has a name that is no common word.
  private static let extending = [
    "SwiftUINavigation", "UIKitNavigation", "SwiftNavigation", "ComposableArchitecture", "Adwaita",
  ]

  private static let packages: [(module: String, names: Set<String>)] = [
    (
      "ComposableArchitecture",
      words(
        """
        Reducer ReducerOf ReducerProtocol ReducerBuilder Store StoreOf TestStore TestStoreOf ViewStore
        ViewStoreOf WithViewStore Effect EffectTask EffectOf IfLetStore ForEachStore SwitchStore
        CaseLet NavigationStackStore NavigationLinkStore ObservableState Presents PresentationState
        PresentationAction PresentationReducer BindingState BindableState BindingReducer
        BindableAction BindingAction StackState StackAction StackActionOf StackElementID
        IdentifiedAction IdentifiedActionOf ViewAction AnyReducer CombineReducers AlertState
        ConfirmationDialogState ButtonState TextState
        """)
    ),
    ("IdentifiedCollections", words("IdentifiedArray IdentifiedArrayOf")),
    (
      "Dependencies",
      words(
        """
        Dependency DependencyKey TestDependencyKey DependencyValues DependencyClient DependencyEndpoint
        withDependencies prepareDependencies withEscapedDependencies unimplemented
        """)
    ),
    (
      "Sharing",
      words(
        """
        Shared SharedReader SharedKey SharedReaderKey AppStorageKey FileStorageKey InMemoryKey
        SharedBinding SharedPublisher
        """)
    ),
    ("CasePaths", words("CasePathable CasePath AnyCasePath CaseKeyPath PartialCaseKeyPath")),
    ("SwiftNavigation", words("UIBindable UIBinding UIState UINavigationPath UITransaction")),
    (
      "SQLiteData",
      words(
        """
        FetchAll FetchOne FetchKeyRequest SyncEngine DatabaseQueue DatabasePool DatabaseReader
        DatabaseWriter DatabaseMigrator StructuredQueries
        """)
    ),
    (
      "RxSwift",
      words("DisposeBag PublishSubject BehaviorSubject BehaviorRelay PublishRelay MainScheduler")
    ),
    ("Alamofire", words("AF Alamofire DataRequest SessionManager")),
    ("PromiseKit", words("Promise firstly")),
    ("SnapKit", words("ConstraintMaker")),
    ("Kingfisher", words("KFImage")),
    ("Lottie", words("LottieView LottieAnimationView AnimationView")),
  ]

  private static let apple = words(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport
    AlarmKit AppIntents AppKit AppTrackingTransparency AudioToolbox AuthenticationServices
    BackgroundTasks CFNetwork CallKit CarPlay Charts ClockKit CloudKit Cocoa Combine Contacts
    ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
    CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CxxStdlib Darwin
    DataDetection DeveloperToolsSupport DeviceCheck Dispatch Distributed EventKit EventKitUI
    ExternalAccessory FamilyControls FileProvider Foundation FoundationEssentials FoundationModels
    FoundationNetworking FoundationXML GameController GameKit GameplayKit Glibc GroupActivities
    HealthKit HealthKitUI HomeKit IOKit ImageIO Intents IntentsUI JavaScriptCore LinkPresentation
    LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal MetalKit MetalPerformanceShaders
    MetricKit MobileCoreServices ModelIO MultipeerConnectivity Musl NaturalLanguage NearbyInteraction
    Network NetworkExtension NotificationCenter OSLog ObjectiveC Observation PDFKit PackageDescription
    PackagePlugin PassKit PencilKit Photos PhotosUI PlaygroundSupport PushKit QuartzCore QuickLook
    QuickLookThumbnailing RealityKit RealityKitContent RegexBuilder ReplayKit SafariServices SceneKit
    ScreenTime Security SensorKit ShazamKit SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData
    SwiftUI Synchronization System SystemConfiguration TabularData Testing TipKit Translation TVUIKit
    UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit
    WASILibc WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WinSDK WorkoutKit XCTest
    XcodeKit _Concurrency _StringProcessing os simd
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
