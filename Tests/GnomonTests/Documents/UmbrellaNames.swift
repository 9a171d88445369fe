// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a user's file sees at the top level by `import SwiftUI`.
enum UmbrellaNames {
  /// The modules whose names SwiftUI's module hands on.
  static let modules = [
    "Gnomon", "GnomonCairo", "GnomonCombine", "GnomonFormatters", "OpenCombine", "OpenCombineDispatch",
    "OpenCombineFoundation",
  ]

  /// The top-level names of those modules.
  static func all() throws -> Set<String> {
    try Set(modules.flatMap { try SymbolGraph.symbols(of: $0) }.filter { $0.pathComponents.count == 1 }.map(\.word))
  }

  /// Names that are Gnomon's own: unavailable in what SwiftUI's module hands on.
  static func hidden() throws -> Set<String> {
    let source = try ProjectFiles.text("Compatibility/Modules/GnomonNames.swift")
    return Set(source.matches(of: /public typealias (\w+) =/).map { String($0.1) })
  }

  /// Names that the tables of SwiftUI's API have.
  static func tabled() throws -> Set<String> {
    Set(try CompatibilityTable.all().flatMap(\.rows).filter { !$0.name.contains(".") }.map(\.word))
  }

  /// Names that Apple's modules have beside those of the tables, each looked up in Apple's documentation. A name of Gnomon's own doesn't
  /// belong here.
  static let apples: [String: String] = [
    "AppKit": """
    NSViewLayerContentScaleDelegate
    AutoreleasingUnsafeMutablePointer
    NSAnimationContext NSApp NSAppearance NSApplication NSCursor NSMutableParagraphStyle NSParagraphStyle NSShadow NSTextAttachment
    NSWorkspace NSWritingDirection NSBezierPath NSButton NSClickGestureRecognizer NSClipView NSColorWell NSControl NSDatePicker NSEvent
    NSFocusRingType NSFontDescriptor NSGestureRecognizer NSImageScaling NSImageView NSMenu NSMenuItem NSOutlineView
    NSPanGestureRecognizer NSPanel NSPopUpButton NSProgressIndicator NSResponder NSScreen NSScrollView NSSearchField NSSecureTextField
    NSSegmentedControl NSSlider NSSplitView NSStepper NSSwitch NSTabView NSTableView NSTextField NSTextFieldDelegate NSTextView NSView
    NSViewController NSViewControllerRepresentable NSViewControllerRepresentableContext NSViewRepresentable NSViewRepresentableContext
    NSVisualEffectView NSWindow NSWindowDelegate NSActionCell NSAlert NSBackspaceCharacter NSBorderType NSButtonCell
    NSCarriageReturnCharacter NSCell NSColorSampler NSColorSpace NSControlTextEditingDelegate NSDeleteCharacter NSDeleteFunctionKey
    NSDownArrowFunctionKey NSEndFunctionKey NSF10FunctionKey NSF11FunctionKey NSF12FunctionKey NSF13FunctionKey NSF14FunctionKey
    NSF15FunctionKey NSF16FunctionKey NSF17FunctionKey NSF18FunctionKey NSF19FunctionKey NSF1FunctionKey NSF20FunctionKey
    NSF2FunctionKey NSF3FunctionKey NSF4FunctionKey NSF5FunctionKey NSF6FunctionKey NSF7FunctionKey NSF8FunctionKey NSF9FunctionKey
    NSGestureRecognizerDelegate NSGraphicsContext NSHapticFeedbackManager NSHapticFeedbackPerformer NSHelpFunctionKey NSHomeFunctionKey
    NSLeftArrowFunctionKey NSMagnificationGestureRecognizer NSMenuDelegate NSPageDownFunctionKey NSPageUpFunctionKey NSPopover
    NSPopoverDelegate NSPressGestureRecognizer NSPressureConfiguration NSRightArrowFunctionKey NSRotationGestureRecognizer NSScroller
    NSSearchFieldCell NSSearchFieldDelegate NSSegmentedCell NSSound NSStatusBar NSStatusBarButton NSStatusItem NSTabCharacter NSText
    NSTextFieldCell NSTitlebarSeparatorStyle NSToolbar NSToolbarDelegate NSToolbarItem NSToolbarItemGroup NSTouch NSTrackingArea
    NSUpArrowFunctionKey NSUserInterfaceItemIdentifier NSUserInterfaceLayoutDirection NSWindowController CFRunLoopAddObserver
    CFRunLoopObserverCreateWithHandler CFRunLoopRemoveObserver CFRunLoop CFRunLoopActivity CFRunLoopMode
    CFRunLoopObserver
    """,
    "Accessibility": """
    AXCategoricalDataAxisDescriptor AXChartDescriptor AXCustomContent AXDataAxisDescriptor AXDataPoint AXDataSeriesDescriptor
    AXNumericDataAxisDescriptor
    """,
    "Combine": """
    AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher Cancellable CombineIdentifier ConnectablePublisher
    CurrentValueSubject CustomCombineIdentifierConvertible Deferred Empty Fail Future ImmediateScheduler Just ObservableObject
    ObservableObjectPublisher PassthroughSubject Published Publisher Publishers Record Scheduler SchedulerTimeIntervalConvertible Subject
    Subscriber Subscribers Subscription Subscriptions TopLevelDecoder TopLevelEncoder
    """,
    "CoreFoundation": "CFData CFDataGetBytePtr CFDataGetLength CFError CFRange CFString",
    "CoreGraphics": """
    CGBitmapInfo CGBlendMode CGImageAlphaInfo CGInterpolationQuality
    CGAffineTransform CGColorSpace CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGLineCap CGLineJoin CGMutablePath CGPath
    CGDataProviderReleaseDataCallback
    CGGlyph
    CGPathApplierFunction CGColorRenderingIntent CGDataProvider CGFont CGPathDrawingMode CGPathFillRule CGVector
    """,
    "CoreTransferable": """
    DataRepresentation FileRepresentation ProxyRepresentation ReceivedTransferredFile SentTransferredFile TransferRepresentation
    TransferRepresentationBuilder TransferRepresentationVisibility TupleTransferRepresentation
    """,
    "DeveloperToolsSupport": """
    ColorResource ImageResource LibraryContentBuilder LibraryContentProvider LibraryItem PreviewLayout PreviewRegistry PreviewTrait
    """,
    "CoreText":
      """
    CTFontManagerRegisterFontURLs CTFontManagerRegisterFontsForURL CTFontManagerRegisterGraphicsFont CTFontManagerScope
    CTFontManagerUnregisterFontsForURL CTFontManagerUnregisterGraphicsFont
    kCTFontAttributeName kCTForegroundColorAttributeName kCTForegroundColorFromContextAttributeName kCTKernAttributeName
    kCTLigatureAttributeName kCTParagraphStyleAttributeName kCTUnderlineStyleAttributeName
    """,
    "Dispatch": "DispatchSourceFileSystemObject DispatchSourceMemoryPressure O_EVTONLY",
    "Foundation": """
    NSException
    NSHashTable NSMapTable NSPointerFunctions
    NSAppleEventManager NSAppleEventDescriptor AEEventClass AEEventID AEKeyword kCoreEventClass kInternetEventClass kAEGetURL
    kAEOpenApplication kAEOpenDocuments kAEQuitApplication keyDirectObject keyAEPropData keyAELaunchedAsLogInItem
    keyAELaunchedAsServiceItem
    NSMetadataItem NSMetadataQuery NSMetadataItemDisplayNameKey NSMetadataItemFSContentChangeDateKey NSMetadataItemFSNameKey
    NSMetadataItemFSSizeKey NSMetadataItemIsUbiquitousKey NSMetadataItemPathKey NSMetadataItemURLKey
    NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope NSMetadataQueryUbiquitousDataScope
    NSMetadataQueryUbiquitousDocumentsScope NSMetadataUbiquitousItemDownloadingStatusCurrent
    NSMetadataUbiquitousItemDownloadingStatusDownloaded NSMetadataUbiquitousItemDownloadingStatusKey
    NSMetadataUbiquitousItemDownloadingStatusNotDownloaded NSMetadataUbiquitousItemPercentDownloadedKey
    NSKeyValueChange NSKeyValueChangeKey NSSelectorFromString NSStringFromSelector NSUbiquitousKeyValueStore
    CustomLocalizedStringResourceConvertible InlinePresentationIntent NSItemProviderFileOptions NSItemProviderReading
    NSItemProviderRepresentationVisibility NSItemProviderWriting NSKeyValueObservation NSKeyValueObservedChange
    NSKeyValueObservingOptions NSUserActivity NSUserActivityTypeBrowsingWeb
    NSDiscardableContent
    """,
    "ObjectiveC": "Selector",
    "Security": "SecTrust",
    "QuartzCore": """
    CATextLayerAlignmentMode CATextLayerTruncationMode CAValueFunction CAValueFunctionName
    CAAnimation CAAnimationDelegate CAAnimationGroup CABasicAnimation CACornerMask CADisplayLink CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode
    CAEmitterLayerEmitterShape CAEmitterLayerRenderMode CAGradientLayer
    CAGradientLayerType CAFrameRateRange CAAnimationCalculationMode CAAnimationRotationMode CAKeyframeAnimation
    CALayer CALayerCornerCurve CALayerDelegate CAMediaTiming CAMediaTimingFillMode CAMediaTimingFunction
    CAMediaTimingFunctionName CAPropertyAnimation CAReplicatorLayer CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap
    CAShapeLayerLineJoin CASpringAnimation CATextLayer CATransaction CATransform3D CATransform3DConcat CATransform3DIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate
    CATransform3DScale CATransform3DTranslate CATransition
    """,
    "SwiftUI": """
    ContentBuilder DefaultSettingsLinkLabel MoveCommandDirection
    """,
    "SwiftUI on macOS": """
    CheckboxToggleStyle ControlActiveState DefaultWindowStyle DefaultWindowToolbarStyle HiddenTitleBarWindowStyle LinkButtonStyle
    NSHostingView RadioGroupPickerStyle SquareBorderTextFieldStyle TitleBarWindowStyle UnifiedCompactWindowToolbarStyle
    UnifiedWindowToolbarStyle Window WindowStyle WindowToolbarStyle
    """,
    "Symbols": """
    AppearSymbolEffect AutomaticSymbolEffect BounceSymbolEffect BreatheSymbolEffect ContentTransitionSymbolEffect DisappearSymbolEffect
    DiscreteSymbolEffect DrawOffSymbolEffect DrawOnSymbolEffect IndefiniteSymbolEffect PulseSymbolEffect ReplaceSymbolEffect RotateSymbolEffect ScaleSymbolEffect SymbolEffect
    SymbolEffectOptions TransitionSymbolEffect VariableColorSymbolEffect WiggleSymbolEffect
    """,
    "UIKit": """
    UIAxis UICellConfigurationState UIConfigurationColorTransformer UIConfigurationState UIConfigurationStateCustomKey
    UIBackgroundConfiguration UIConfigurationTextAttributesTransformer UICoordinateSpace UIStoryboardSegue
    UIContentConfiguration UIContentView UIEditMenuInteractionAnimating UIListContentConfiguration UIListContentView
    UIViewConfigurationState
    UICommand UICommandAlternate UIKeyModifierFlags
    UIActivityItemSource UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionDelegate UIContextualAction
    UIDocumentPickerDelegate UIDocumentPickerViewController UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
    UIGraphicsEndImageContext UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
    UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext UIGraphicsPushContext UIGraphicsRendererContext
    UIGraphicsRendererFormat UIImagePickerController UIImagePickerControllerDelegate UIInteraction UIPreviewParameters UIPreviewTarget
    UIRectClip UIRectFill UIRectFrame UISceneConfiguration UISceneDelegate UISceneSession UISwipeActionsConfiguration UITargetedPreview
    UITextInput UITextItemInteraction UITextPosition UITextRange UITextSpellCheckingType UIWindowSceneDelegate
    UIOpenURLContext UIApplicationShortcutItem UIApplicationShortcutIcon UIBackgroundFetchResult UIBackgroundTaskIdentifier UIUserActivityRestoring UITextChecker
    NSDirectionalEdgeInsets NSDirectionalRectEdge NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSLayoutManager NSLayoutManagerDelegate NSTextContentManager NSTextContentStorage NSTextLayoutManager NSTextStorage
    NSTextStorageDelegate UIBarMetrics UICollectionViewDelegateFlowLayout UICollectionViewDragDelegate
    UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem UICollectionViewDropProposal
    UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    UIConversationContext UIDocumentPickerMode UIDragAnimating UIDragDropSession UIDragInteraction UIDragInteractionDelegate
    UIDragItem UIDragPreview UIDragPreviewParameters UIDragPreviewTarget UIDragSession UIDropInteraction UIDropInteractionDelegate
    UIDropOperation UIDropProposal UIDropSession UIEditMenuArrowDirection UIEditMenuConfiguration UIEditMenuInteraction
    UIEditMenuInteractionDelegate UIKey UIKeyCommand UIMenuController UIMenuItem
    UIPercentDrivenInteractiveTransition UISearchTextField UISearchToken UITableViewController UITargetedDragPreview
    UITextInputDelegate
    NSLineBreakMode NSStringDrawingContext NSStringDrawingOptions NSTextAlignment NSTextContainer NSUnderlineStyle
    UIAccessibilityTraits UIAction UIActivity UIActivityIndicatorView UIActivityViewController
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAppearance UIApplication UIBarAppearance
    UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBlurEffect UIButton UICollectionReusableView UICollectionView UICollectionViewCell
    UICollectionViewDataSource UICollectionViewDelegate UICollectionViewFlowLayout UICollectionViewLayout UIColorWell UIControl
    UICubicTimingParameters UIDataDetectorTypes UIDatePicker UIDatePickerStyle UIDevice UIDeviceOrientation UIEdgeInsets UIEvent
    UIFeedbackGenerator UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGestureRecognizerDelegate UIHoverGestureRecognizer
    UIImageView UIInterfaceOrientation UIInterfaceOrientationMask UIKeyboardType UILabel UILayoutGuide UILayoutPriority
    UILongPressGestureRecognizer UIMenu UIMenuElement UIModalPresentationStyle UIModalTransitionStyle UINavigationBar
    UINavigationBarAppearance UINavigationController UINavigationControllerDelegate UINavigationItem UIOffset UIPageControl
    UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer UIPickerView
    UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController UIPopoverPresentationControllerDelegate
    UIPresentationController UIPress UIPressesEvent UIProgressView UIRectEdge UIRefreshControl UIReturnKeyType
    UIRotationGestureRecognizer UIScene UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UIScrollViewDelegate UISearchBar
    UIAppearanceContainer UIImageWriteToSavedPhotosAlbum UIPickerViewDataSource UIPickerViewDelegate UISearchBarDelegate UISearchController UISearchControllerDelegate UISearchResultsUpdating UISegmentedControl UISemanticContentAttribute UISheetPresentationController
    UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext UISlider UISplitViewController
    UISpringTimingParameters UIStackView UIStatusBarManager UIStatusBarStyle UIStepper UISwipeGestureRecognizer UISwitch UITabBar
    UIGlassContainerEffect UIGlassEffect UITrait UITraitAccessibilityContrast UITraitChangeObservable
    UITraitChangeRegistration UITraitDefinition UITraitDisplayGamut UITraitDisplayScale UITraitEnvironment
    UITraitHorizontalSizeClass UITraitLayoutDirection UITraitLegibilityWeight UITraitPreferredContentSizeCategory
    UITraitUserInterfaceIdiom UITraitUserInterfaceLevel UITraitUserInterfaceStyle UITraitVerticalSizeClass
    UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarItem UITabBarItemAppearance UITableView UITableViewCell UITableViewHeaderFooterView
    UITableViewDataSource UITableViewDelegate UITapGestureRecognizer UITextAutocapitalizationType UITextAutocorrectionType
    UITextContentType UITextField UITextFieldDelegate UITextView UITextViewDelegate UITimingCurveProvider UIToolbar
    UIToolbarAppearance UITouch UITraitCollection UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceIdiom
    UITraitActiveAppearance UIUserInterfaceActiveAppearance
    UIAccessibilityContrast UIContentSizeCategory UIDisplayGamut UIForceTouchCapability UILegibilityWeight
    UIMutableTraits UITraitEnvironmentLayoutDirection UIUserInterfaceLayoutDirection UIUserInterfaceLevel UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView UIViewAnimating
    UIViewAnimatingPosition UIViewAnimatingState UIViewController UIViewControllerAnimatedTransitioning
    UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating
    UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow UIWindowScene
    """,
    "UniformTypeIdentifiers": "UTTagClass",
  ]

  /// The names of ``apples``.
  static var reviewed: Set<String> {
    Set(apples.values.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init))
  }
}

extension SymbolGraph.Symbol {
  /// The last part of its name, without labels.
  fileprivate var word: String { String((pathComponents.last ?? "").prefix { $0 != "(" }) }
}
