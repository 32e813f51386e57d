import Diagnostics

/// Names of Apple's frameworks that tutorials use, so that what the stand-ins lack is not taken for the
/// author's mistake, nor for something that the author presumes. The names are those of
/// developer.apple.com; to add one, put it into its list.
public enum AppleNames {
  /// Whether a name is one of a type, a property wrapper, a macro or a global function of Apple's: it is
  /// listed, or it has the prefix of a framework.
  public static func isType(_ name: String) -> Bool {
    if listedTypes.contains(name) { return true }
    guard RenamedNames.today(name) == nil else { return false }
    let capitals = name.prefix { $0.isUppercase && $0.isASCII }
    // `UIView` has three capitals, of which the last one starts the name proper.
    guard capitals.count >= 3, capitals.count < name.count else { return false }
    return prefixes.contains(String(capitals.dropLast()))
      || prefixes.contains(String(name.prefix(2)))
  }

  /// Whether a name is one of a member, a modifier or a delegate's method of Apple's.
  public static func isMember(_ name: String) -> Bool {
    members.contains(name) && RenamedNames.today(name) == nil
  }

  /// A member of Apple's that `name` is, or is probably a misspelling of.
  public static func memberSpelling(nearTo name: String) -> String? {
    members.contains(name)
      ? name : Suggestion.nearest(to: name, in: members.sorted(), limit: name.count > 8 ? 2 : 1)
  }

  /// Whether a type of Apple's is a class, by its name: those of UIKit and its kin mostly are.
  public static func isClass(_ name: String) -> Bool {
    let isObjectiveC = ["UI", "NS", "CA", "MK", "AV", "WK", "SK", "SCN", "CL"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false
    }
    let valueEndings = [
      "Delegate", "DataSource", "Insets", "Offset", "Configuration", "Context", "Representable",
      "Priority", "Style", "State", "Options", "Axis", "ing",
    ]
    return isObjectiveC && !valueEndings.contains(where: name.hasSuffix)
  }

  /// The prefixes of Apple's frameworks.
  private static let prefixes = words(
    """
    UI NS CG CA CI MK AV SK SCN AR PH CL CK WK GK HK MT MTK CT CV CM LA EK CN SF QL PK IN UN AS
    ST NW VN ML RP XC XCT
    """)

  /// Types without such a prefix, property wrappers, macros and functions.
  public static let listedTypes = words(
    """
    AXChartDescriptorRepresentable AccessibilityCustomContentKey AccessibilityFocusState
    AccessibilityRotorEntry ActionSheet Alert Alignment AlignmentID Anchor Angle AngularGradient
    Animatable AnimatableIgnored AnimatableModifier AnimatablePair Animation AnyCancellable
    AnyGesture AnyLayout AnyPublisher AnyShapeStyle AnyTransition AnyView App AppStorage
    AsyncImage AttributeContainer AttributedString Axis AxisGridLine AxisMarks AxisTick
    AxisValueLabel BackgroundStyle BarMark Bindable Binding Bundle Button ButtonRole ButtonStyle
    CBCentralManager CBCentralManagerDelegate CBCharacteristic CBPeripheral CBPeripheralDelegate
    CBPeripheralState CBService CBUUID CSSearchableItemActionType Calendar Cancellable Canvas
    Capsule CharacterSet Chart Circle CircularProgressViewStyle Color ColorPicker ColorScheme
    CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
    ContainerRelativeShape ContainerValues ContentMarginPlacement ContentSizeCategory
    ContentUnavailableView Context ControlGroup ControlGroupStyle CoordinateSpace
    CoordinateSpaceConverter CubicKeyframe CurrentValueSubject CustomHoverEffect
    CustomPresentationDetent Data Date DateComponents DateFormatter DateInterval DatePicker
    Decimal DefaultButtonStyle DefaultListStyle DefaultTextFieldStyle Deferred DisclosureGroup
    DismissAction DispatchQoS DispatchQueue DispatchTime DispatchWorkItem Divider DocumentGroup
    DragGesture DropDelegate DropInfo DropProposal DynamicProperty DynamicTypeSize Edge
    EdgeInsets EditButton EditMode Ellipse Empty EmptyView Entry Environment EnvironmentKey
    EnvironmentObject EnvironmentValues EquatableView EventModifiers Fail FetchDescriptor
    FetchRequest FetchedResults FileDocument FileManager FocusState FocusedBinding FocusedObject
    FocusedValue Font ForEach ForegroundStyle Form FormStyle Future Gauge GeometryEffect
    GeometryProxy GeometryReader Gesture GestureState Glass GlassEffectContainer Gradient Grid
    GridItem GridRow Group GroupBox GroupBoxStyle GroupedListStyle HStack HStackLayout
    HTTPURLResponse HorizontalAlignment IBAction IBDesignable IBInspectable IBOutlet
    IBSegueAction ISO8601DateFormatter IconOnlyLabelStyle Image ImagePaint ImageRenderer
    ImmersiveSpace IndexPath IndexSet InsetGroupedListStyle InsetListStyle InspectorCommands
    JSONDecoder JSONEncoder JSONSerialization Just KeyEquivalent KeyframeTrack Label LabelStyle
    LabeledContent LabeledContentStyle Layout LayoutValueKey LazyHGrid LazyHStack LazyVGrid
    LazyVStack LineMark LinearGradient LinearKeyframe Link List Locale LocalizedError
    LocalizedStringKey LocalizedStringResource Logger LongPressGesture MFMailComposeResult
    MFMailComposeViewController MFMailComposeViewControllerDelegate MagnificationGesture Map
    MapCameraPosition MapPin Marker Material Measurement MeasurementFormatter Menu MenuBarExtra
    MenuButton MenuStyle MigrationStage Model ModelActor ModelConfiguration ModelContainer
    ModelContext ModifiedContent Namespace NavigationBarItem NavigationLink NavigationPath
    NavigationSplitView NavigationSplitViewVisibility NavigationStack NavigationView
    Notification NotificationCenter NumberFormatter Observable ObservableObject
    ObservableObjectPublisher ObservationIgnored ObservedObject OpenURLAction Operation
    OperationQueue OutlineGroup PDFDocument PDFView PageIndexViewStyle PageTabViewStyle
    ParseableFormatStyle PassthroughSubject PasteButton Path PersistentModel PhaseAnimator
    PhotosPicker PhotosPickerItem Picker PlainButtonStyle PlainTextFieldStyle PlottableValue
    PointMark Predicate PreferenceKey PresentationDetent PresentationMode Preview PreviewDevice
    PreviewModifier PreviewProvider Previewable PrimitiveButtonStyle ProcessInfo ProductView
    ProgressView ProgressViewStyle PropertyListDecoder PropertyListEncoder ProposedViewSize
    Published Publisher Publishers Query RadialGradient Rectangle RectangleMark RenameButton
    RotateGesture RotationGesture RoundedBorderTextFieldStyle RoundedRectangle RuleMark RunLoop
    SafeAreaRegions ScaledMetric Scene SceneBuilder SceneStorage Schema SchemaMigrationPlan
    ScrollPosition ScrollTarget ScrollTargetBehavior ScrollView ScrollViewReader
    SearchFieldPlacement Section SectionedFetchRequest SectionedFetchResults SectorMark
    SecureField SegmentedPickerStyle SelectionShapeStyle Selector Settings SettingsLink Shape
    ShareLink SharePreview SidebarListStyle Slider SliderTick SortDescriptor Spacer
    SpringKeyframe SquareBorderTextFieldStyle StackNavigationViewStyle State StateObject Stepper
    StoreView StringProtocol StrokeStyle SubmitLabel SubmitTriggers Subscriber Subscribers
    Subscription SubscriptionStoreView Subviews Tab TabSection TabView Table TableColumn
    TableColumnForEach TableRow TapGesture TargetContext Test Text TextAlignment
    TextEditingCommands TextEditor TextField TextFieldStyle TextFormattingCommands TextSelection
    Thread TimeInterval TimeZone Timeline TimelineEntry TimelineProvider TimelineSchedule
    TimelineView Timer TintShapeStyle TipView Tips TitleOnlyLabelStyle Toggle ToolbarContent
    ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarSpacer
    TopLevelEncoder Transaction Transition TransitionPhase TupleView URL URLCache URLComponents
    URLError URLQueryItem URLRequest URLResponse URLSession URLSessionConfiguration
    URLSessionDownloadTask URLSessionTask UTType UUID UnitLength UnitPoint UserDefaults
    UserInterfaceSizeClass UtilityWindow VStack VStackLayout VectorArithmetic VersionedSchema
    VerticalAlignment View ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits
    WCSession WCSessionActivationState WCSessionDelegate WheelDatePickerStyle Widget
    WidgetConfiguration WidgetFamily Window WindowDragGesture WindowGroup WindowPlacement ZStack
    arc4random_uniform colorLiteral cos expect floor imageLiteral keyPath objc
    objc_getAssociatedObject objc_setAssociatedObject require round selector sin withAnimation
    withObservationTracking withTransaction
    """)

  /// Members, those with a type before them where other types have one of the same name.
  private static let members = words(
    """
    CGColor CGImage CGPath NSLayoutConstraint.constraints absoluteString accentColor accessibility accessibilityAction
    accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor
    accessibilityChildren accessibilityCustomContent accessibilityElement accessibilityFocused
    accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityLabel
    accessibilityLabeledPair accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRotor accessibilityRotorEntry accessibilityValue accessoryCircular
    accessoryCircularCapacity accessoryType actionSheet actions activate activationState active
    adaptive addAction addArrangedSubview addAttribute addCompletion addConstraints addEllipse
    addGestureRecognizer addInteraction addLine addObserver addPath addRect addSublayer
    addSubview addTarget adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alert
    alignmentGuide all allObjects allowsEditing allowsHitTesting allowsTightening alpha always
    alwaysBounceVertical alwaysOriginal anchorPreference animate animateTransition animated
    animation animationController animations appendItems appendSections appendingPathComponent
    application applicationDidBecomeActive applicationDidEnterBackground
    applicationWillEnterForeground applicationWillResignActive applicationWillTerminate apply
    applying aspectFill aspectRatio assign asymmetric async asyncAfter attributedText
    autocapitalization autoconnect automatic autoresizingMask awake awakeFromNib axis background
    backgroundColor backgroundExtensionEffect backgroundStyle badge badgeProminence balanced
    barTintColor baselineOffset becomeFirstResponder began beginAppearanceTransition beginTime
    beginUpdates behavior bind black blendMode blue blur body bold bool border borderColor
    borderWidth bordered borderedProminent borderless bottom bottomAnchor bottomBar
    bottomLeading bottomOrnament bottomTrailing bouncy boundarySupplementaryItems boundingRect
    bounds bundleIdentifier button buttonBorderShape buttonStyle byWordWrapping callAsFunction
    callout canBecomeFirstResponder canOpenURL cancellationAction capsule caption caption1
    caption2 cellForRow center centerX centerXAnchor centerY centerYAnchor cgColor cgContext
    cgPath changed chartForegroundStyleScale chartGesture chartLegend chartOverlay
    chartPlotStyle chartScrollPosition chartScrollTargetBehavior chartScrollableAxes chartXAxis
    chartXScale chartXSelection chartXVisibleDomain chartYScale circle circular clear clipShape
    clipped clipsToBounds closePath collectionView collectionViewLayout colorMultiply
    colorScheme colorSpace combine combineLatest combined command commands compact
    compactAppearance completeTransition components compositingGroup compressed concatenating
    condensed confirmationAction confirmationDialog connectedScenes constant constraint contain
    containerBackground containerRelativeFrame containerShape containerValue containerValues
    contentConfiguration contentEdgeInsets contentInsets contentMargins contentMinSize
    contentMode contentOffset contentShape contentSize contentTransition contentView contextMenu
    continue continueAnimation continuous controlGroupStyle controlSize coordinateSpace
    cornerRadius createCGImage current curveEaseOut custom cyan dark darkGray dash data
    dataSource dataTask dataTaskPublisher date dateDecodingStrategy dateFormat datePickerStyle
    debounce decode default defaultAppStorage defaultFocus defaultHigh defaultHoverEffect
    defaultLow defaultScrollAnchor defaultSize defaultTestSuite defaultValue degrees delay delegate delegateClass
    delete deleteRows dequeueReusableCell dequeueReusableHeaderFooterView
    dequeueReusableSupplementaryView deselectRow desiredAccuracy destructive detailTextLabel
    device didMove didReceiveMemoryWarning difference dimensions directionalLayoutMargins
    disableAutocorrection disabled disablesAnimations disclosureIndicator dismiss distribution
    documentDirectory done dragPreview draggable draw drawPath dropDestination duration
    dynamicIsland dynamicTypeSize easeIn easeInOut easeOut edges edgesIgnoringSafeArea
    editedImage editor effect empty encode endEditing endPoint endUpdates ended environment
    environmentObject equal equatable eraseToAnyPublisher estimated estimatedRowHeight expanded
    extent extraLarge fade fileExists fileExporter fileImporter fileMover fill fillColor
    fillMode fillStroke filled firstTextBaseline fit fixed fixedSize flexible flexibleHeight
    flexibleWidth focusEffectDisabled focusScope focusSection focusable focused focusedValue
    font fontDesign fontWeight fontWidth footer footnote foregroundActive foregroundColor
    foregroundStyle formStyle formatted forward fraction fractionComplete fractionCompleted
    fractionalHeight fractionalWidth frame fromValue fullScreen fullScreenCover gaugeStyle
    geometryGroup gesture glass glassBackgroundEffect glassEffect glassEffectID glassEffectUnion
    global gradient gray greatestFiniteMagnitude green gridCellAnchor gridCellColumns
    gridCellUnsizedAxes gridColumnAlignment groupBoxStyle grouped handleEvents handled header
    headerProminence headline heavy height heightAnchor help hidden high highPriorityGesture
    horizontal hoverEffect hoverEffectDisabled httpBody httpMethod hue iconOnly identity ignore
    ignoresSafeArea imagePadding imagePickerController imagePickerControllerDidCancel imageScale
    impact inactive increased indexPath indexPathForSelectedRow indexViewStyle indigo infinity
    initial initialize inline insertRows insertSubview inset insetBy insetGrouped inspector
    inspectorColumnWidth instantiate instantiateInitialViewController instantiateViewController
    interGroupSpacing interItemSpacing interactive interactiveDismissDisabled interactiveSpring
    interpolate intrinsicContentSize invalidate isAccessibilityCategory isActive isButton
    isEditing isHidden isHighlighted isIdentity isKeyWindow isLayoutMarginsRelativeArrangement
    isOn isPressed isRemovedOnCompletion isReversed isRunning isSecureTextEntry isSelected
    isTranslucent isUserInteractionEnabled iso8601 italic itemIdentifier itemProvider itemSize
    kern kerning keyTimes keyboard keyboardShortcut keyboardType keyframeAnimator label
    labelStyle labeledContentStyle labelsHidden landscapeLeft landscapeRight large largeTitle
    largeTitleTextAttributes largestUndimmedDetentIdentifier layer layerClass layoutIfNeeded
    layoutMargins layoutMarginsGuide layoutPriority layoutSubviews layoutValue leading
    leadingAnchor leftAnchor leftBarButtonItem light lightContent lightGray lineBreakMode
    lineLimit lineSpacing lineWidth linear linearGradient listItemTint listRowBackground
    listRowInsets listRowSeparator listRowSeparatorTint listSectionSeparator
    listSectionSeparatorTint listStyle live liveView loadNibNamed loadView loadViewIfNeeded
    local localizedDescription location locationManager locations lowercase main makeBody
    makeCoordinator makeImage makeKeyAndVisible makeNSView makeUIView makeUIViewController
    mapControlVisibility mapError mapStyle mask masksToBounds matchedGeometryEffect
    matchedTransitionSource mediaTypes medium menu menuBarExtraStyle menuIndicator menuStyle
    middle milliseconds minimumScaleFactor modalPresentationStyle modelContainer modifier
    monospaced monospacedDigit move moveRow multicolor multilineTextAlignment named nanoseconds
    navigationBar navigationBarBackButtonHidden navigationBarHidden navigationBarItems
    navigationBarLeading navigationBarTitle navigationBarTitleDisplayMode navigationBarTrailing
    navigationController navigationDestination navigationItem navigationSplitViewColumnWidth
    navigationSplitViewStyle navigationTitle navigationTransition navigationViewStyle never
    normal notification now numberOfComponents numberOfLines numberOfSections numeric
    numericText object objectWillChange offset onAppear onChange onChanged
    onContinueUserActivity onContinuousHover onDelete onDeleteCommand onDisappear onDrag onDrop
    onEnded onGeometryChange onHover onInAppPurchaseCompletion onKeyPress onLongPressGesture
    onMove onOpenURL onPencilSqueeze onPreferenceChange onReceive onScrollGeometryChange
    onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit
    onTapGesture opacity option orange origin original originalImage ornament outputImage
    overCurrentContext overlay overlayPreferenceValue pad padding page paging palette path
    pauseAnimation periodic persistentSystemOverlays phaseAnimator photoLibrary pickerStyle
    pickerView pink place placeSubviews placeholder plain pngData popViewController popover
    popoverPresentationController popoverTip portrait position post preference
    preferredColorScheme preferredFont preferredInterfaceOrientationForPresentation
    preferredStatusBarStyle prefersDefaultFocus prefersLargeTitles prefersStatusBarHidden
    prepare prepareForReuse present presentScene presentationBackground
    presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentedViewController previewContext previewDevice
    previewDisplayName previewLayout primary primaryAction primaryActionTriggered principal
    productViewStyle progressViewStyle publisher purple pushViewController quaternary
    quickLookPreview radians radioGroup range rangeOfMisspelledWord receive rect red redacted
    refresh refreshable register registerForRemoteNotifications regular regularMaterial relative
    reloadData removeDuplicates removeFromSuperview removeObserver renameAction renderingMode
    repeat repeatCount repeatForever replaceError replacingCharacters replacingOccurrences
    replacingUnspecifiedDimensions requestAuthorization resignFirstResponder resizable
    resolveSymbol resume retry rightAnchor rightBarButtonItem rightToLeft rootViewController
    rotation3DEffect rotationEffect roundedBorder row rowHeight safeAreaInset safeAreaInsets
    safeAreaLayoutGuide safeAreaPadding saturation saveGState scale scaleAspectFill
    scaleAspectFit scaleEffect scaleMode scene sceneDidBecomeActive sceneDidDisconnect
    sceneDidEnterBackground scenePadding sceneWillEnterForeground sceneWillResignActive scope
    screen scroll scrollClipDisabled scrollContent scrollContentBackground scrollDisabled
    scrollDismissesKeyboard scrollEdgeAppearance scrollEdgeEffectStyle scrollIndicators
    scrollIndicatorsFlash scrollPosition scrollTargetBehavior scrollTargetLayout scrollTo
    scrollTransition scrollView scrollViewDidScroll scrolls search searchBar searchCompletion
    searchFocused searchResultsUpdater searchScopes searchSuggestions searchToolbarBehavior
    searchable second secondary secondaryAction secondaryLabel secondarySystemFill secondaryText
    seconds section sectionHeaders segmented selected selectedSegmentIndex semibold send
    sendAction sensoryFeedback serif set setBackgroundImage setContentHuggingPriority setEditing
    setFailureType setFill setFillColor setImage setLineWidth setNeedsLayout setSelected
    setStatusBar setStrokeColor setTitle setTitleColor setValue setViewControllers shadow
    shadowColor shadowImage shadowOffset shadowOpacity shadowPath shadowRadius shared sheet
    shift shouldAutorotate sidebar sidebarAdaptable signInWithAppleButtonStyle
    simultaneousGesture simultaneously sink size sizeThatFits sizeToFit slide small smooth
    source sourceRect sourceType spacing speed spring stack standard standardAppearance
    startAnimating startAnimation startLocation startPoint statusBarHidden statusCode
    stopAnimating store storeButton storeProductTask strikethrough stroke strokeBorder
    strokeColor strokePath subheadline sublayers submitLabel submitScope subscriptionStatusTask
    subscriptionStoreButtonLabel subscriptionStoreControlStyle subviews superview
    supportedInterfaceOrientations swipeActions switch symbolEffect symbolRenderingMode
    symbolVariant synchronize system systemBackground systemBlue systemFont systemGray
    systemGray4 systemGray5 systemGreen systemIndigo systemLayoutSizeFitting systemOrange
    systemPink systemPurple systemRed systemTeal systemUltraThinMaterial systemVersion
    systemYellow tabBar tabBarMinimizeBehavior tabItem tabView tabViewBottomAccessory
    tabViewStyle tableFooterView tableHeaderView tableView tag task template text textAlignment
    textCase textColor textContentType textEditorStyle textField textFieldDidEndEditing
    textFieldShouldReturn textFieldStyle textInputAutocapitalization textInputCompletion
    textInputSuggestions textLabel textScale thin thinMaterial tile time timeIntervalSince timer
    timestamp tint tintColor tipBackground tipCornerRadius tipImageSize tipViewStyle title
    title1 title2 title3 titleLabel titleOnly titleTextAttributes titleView toValue toggleStyle
    toolbar toolbarBackground toolbarColorScheme toolbarRole toolbarTitleDisplayMode
    toolbarTitleMenu top topAnchor topBarLeading topBarTrailing topLeading topTrailing
    touchUpInside touchesBegan tracking trailing trailingAnchor traitBold traitCollection
    traitCollectionDidChange transaction transform transition transitionCrossDissolve
    transitionDuration translateBy translatedBy translatesAutoresizingMaskIntoConstraints trim
    trimmingCharacters truncationMode tryMap uiDelegate uid ultraThickMaterial ultraThinMaterial
    underline unredacted unspecified updateNSView updateSearchResults updateUIView
    updateUIViewController updating uppercase url urls userActivity userDomainMask userInfo
    userInitiated userInterfaceIdiom userInterfaceStyle userNotificationCenter
    usesGroupingSeparator usesLineFragmentOrigin uuidString valueChanged vertical view
    viewAligned viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad
    viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition visible
    visibleRect visualEffect webView weight wheel white whitespacesAndNewlines widgetAccentable
    width widthAnchor windowResizability windowScene windowStyle windows withAlphaComponent
    withTintColor wrappedValue writingToolsBehavior yellow zIndex zPosition zero zoom
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
