// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import WebKit`: the place of a page, with its name in it. Nothing is fetched.
@_exported import GnomonFoundation
public import FoundationNetworking
public import Gnomon

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
  /// Why it isn't drawn.
  open override var _lack: String? { "no page is fetched" }
}

/// Why a page fails.
public struct WKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It isn't known.
    case unknown = 1
  }
  /// The reason.
  public let code: Code
}
/// A page's being fetched. There is none.
open class WKNavigation: NSObject {}
/// How pages are shown. It's kept.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Whether films play in their places.
  open var allowsInlineMediaPlayback = false
  /// What scripts can call.
  open var userContentController = WKUserContentController()
  /// What is set beside that.
  open var preferences = WKPreferences()
}
/// What scripts can call. It's kept by nobody.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {}
/// What is set for pages. It's kept.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
}
/// What is told of pages. Nothing is.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page begins to come.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page failed.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}
/// What is asked by pages. Nothing is.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
