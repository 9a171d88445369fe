// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import WebKit`: the place of a page, with its name in it. Nothing is fetched.
@_exported import GnomonFoundation
public import FoundationNetworking
public import Gnomon
public import GnomonCairo

/// A page, by UIKit's name. It isn't fetched: its name is drawn.
open class WKWebView: _FrameworkView {
  /// How pages are shown.
  public let configuration: WKWebViewConfiguration
  /// A page in a rectangle.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// A page in a rectangle.
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  /// A page of an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  /// What is told of pages. Nothing is.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// What is asked by pages. Nothing is.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that scrolls the page.
  public let scrollView = UIScrollView()
  /// The address that was asked for last.
  public private(set) var url: URL?
  /// The title: nil.
  open var title: String? { nil }
  /// Whether it loads: false.
  open var isLoading: Bool { false }
  /// How much is loaded: 0.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before: false.
  open var canGoBack: Bool { false }
  /// Whether there is a page after: false.
  open var canGoForward: Bool { false }
  /// Whether a swipe goes back. It's kept.
  open var allowsBackForwardNavigationGestures = false
  /// Fetches a page. nil: it isn't done.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Shows a page of a text. nil: it isn't done.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Shows a page of bytes. Nothing is loaded.
  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
  {
    nil
  }
  /// Shows a page of a file. Nothing is loaded.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
  /// Fetches the page again. nil: it isn't done.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Ends fetching.
  open func stopLoading() {}
  /// Goes back. nil: it isn't done.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes forward. nil: it isn't done.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Runs a script. It fails.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, WKError(code: .unknown)) }
  /// Runs a script. It fails.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw WKError(code: .unknown) }
  /// Runs the body of a function. It fails.
  @discardableResult
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(code: .unknown) }
  /// Draws the page as a picture. It fails.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(code: .unknown)) }
  /// Fetches the page anew, past what is kept. nil: it isn't done.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Goes to a page of the list. nil: it isn't done.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// The pages before and after: none.
  public let backForwardList = WKBackForwardList()
  /// Whether all came over safe connections: false.
  open var hasOnlySecureContent: Bool { false }
  /// What the page's server is asked as; nil is the system's. It's kept.
  open var customUserAgent: String?
  /// Whether a press on a link shows its page small. It's kept.
  open var allowsLinkPreview = true
  /// Whether it can be looked into. It's kept.
  open var isInspectable = false
  /// Whether a page can be searched. It's kept.
  open var isFindInteractionEnabled = false
  /// How much larger the page is than it says. It's kept.
  open var pageZoom: CGFloat = 1
  /// The colour behind the page. It's kept.
  open var underPageBackgroundColor: UIColor! = .white
  /// The page's own colour: nil.
  open var themeColor: UIColor? { nil }
  /// Whether and how it fills the screen.
  public enum FullscreenState: Int, Sendable {
    /// It is entering.
    case enteringFullscreen
    /// It fills the screen.
    case inFullscreen
    /// It is leaving.
    case exitingFullscreen
    /// It doesn't.
    case notInFullscreen
  }
  /// Whether and how it fills the screen: it doesn't.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// Stops films and sounds. None plays.
  open func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) { completionHandler?() }
  /// Stops films and sounds. None plays.
  open func pauseAllMediaPlayback() async {}
  /// Lets films and sounds rest. None plays.
  open func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { completionHandler?() }
  /// Lets films and sounds rest. None plays.
  open func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  /// Takes films off the screen. There is none.
  open func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    completionHandler?()
  }
  /// Takes films off the screen. There is none.
  open func closeAllMediaPresentations() async {}
  /// Tells how films and sounds play: none does.
  open func requestMediaPlaybackState(completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void)
  { completionHandler(.none) }
  /// How films and sounds play: none does.
  open func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }
  /// Whether an address of a kind is one that pages are shown of: those of the web.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "about", "file", "data", "blob"].contains(urlScheme.lowercased())
  }
  /// Why it isn't drawn.
  open override var _lack: String? { "no page is fetched" }
}
