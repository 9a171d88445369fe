// SPDX-License-Identifier: Apache-2.0
// What pages are made with, and what is told of them: kept as it is, for nothing is fetched and nothing told.
public import Foundation
public import FoundationNetworking
public import Gnomon

/// Why a page fails.
public struct WKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It isn't known.
    case unknown = 1
    /// What drew the page has ended.
    case webContentProcessTerminated
    /// The view is gone.
    case webViewInvalidated
    /// The script threw an error.
    case javaScriptExceptionOccurred
    /// The script's result can't be handed out.
    case javaScriptResultTypeIsUnsupported
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(code: Code) { self.code = code }
}

/// A page's being fetched. There is none.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// A page that was shown. There is none.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The page's address.
  open var url: URL { URL(string: "about:blank")! }
  /// The page's title.
  open var title: String? { nil }
}

/// The pages before and after: none.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// The page that is shown: nil.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before: nil.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after: nil.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before: none.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after: none.
  open var forwardList: [WKBackForwardListItem] { [] }
}

// MARK: - How pages are shown

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// Kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of texts that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// Kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// All.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// How films and sounds play.
public enum WKMediaPlaybackState: Int, Sendable {
  /// There is none.
  case none
  /// One plays.
  case playing
  /// All are stopped.
  case paused
  /// All rest.
  case suspended
}

/// Whom a script belongs to.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// The page.
  open class var page: WKContentWorld { WKContentWorld() }
  /// The app.
  open class var defaultClient: WKContentWorld { WKContentWorld() }
  /// A part of the app.
  open class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

/// What pages of one app share. It's kept.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// How a picture of a page is made. It's kept.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part of the page.
  open var rect = CGRect.null
  /// The picture's width.
  open var snapshotWidth: NSNumber?
  /// Whether what has changed is drawn first.
  open var afterScreenUpdates = true
}

/// How pages are shown. It's kept.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// Whether films play in their places.
  open var allowsInlineMediaPlayback = false
  /// Whether films play over other apps.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// What plays only after a touch.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Which texts become links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// What stands behind the browser's name.
  open var applicationNameForUserAgent: String?
  /// Whether nothing is drawn before all is there.
  open var suppressesIncrementalRendering = false
  /// What scripts can call.
  open var userContentController = WKUserContentController()
  /// What is set beside that.
  open var preferences = WKPreferences()
  /// What is set for each page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What pages share.
  open var processPool = WKProcessPool()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What hands out what addresses of a kind name. It's kept, and asked for nothing.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
}

/// What is set for all pages. It's kept.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The least size of letters, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether a part of a page can fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether pages are warned of that cheat.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether texts can be selected.
  open var isTextInteractionEnabled = true
}

/// What is set for a page. It's kept.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// For which device a page is made.
  public enum ContentMode: Int, Sendable {
    /// The one that it is shown on.
    case recommended
    /// A phone.
    case mobile
    /// A computer.
    case desktop
  }
  /// For which device a page is made.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts run.
  open var allowsContentJavaScript = true
}

/// What pages keep. They keep nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// What the app's pages keep.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// What is gone with the pages.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// All kinds of what is kept.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Whether it lasts: false.
  open var isPersistent: Bool { false }
  /// Cookies: none.
  public let httpCookieStore = WKHTTPCookieStore()
  /// What is kept: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// Forgets what is kept.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  /// Forgets what is kept.
  open func removeData(
    ofTypes websiteDataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
}

/// What a site keeps. There is none.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The site.
  open var displayName: String { "" }
  /// What it keeps.
  open var dataTypes: Set<String> { [] }
}

/// The cookies of pages. There is none.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// All of them: none.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    completionHandler([])
  }
  /// Keeps one. It isn't kept.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    completionHandler?()
  }
  /// Forgets one.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    completionHandler?()
  }
}

// MARK: - Scripts

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is read.
  case atDocumentStart
  /// When it was read.
  case atDocumentEnd
}

/// A script for pages. It runs in none.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the page alone, and not in the frames in it.
  public let isForMainFrameOnly: Bool
  /// A script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// What scripts can call. Nothing is called.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts that were added.
  public private(set) var userScripts: [WKUserScript] = []
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes all scripts out.
  open func removeAllUserScripts() { userScripts = [] }
  /// Has an object take what scripts say. Nothing is said.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Lets go of the object.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Lets go of all objects.
  open func removeAllScriptMessageHandlers() {}
}

/// What a script says. There is none.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { "" }
  /// To whom.
  open var name: String { "" }
  /// The page.
  open weak var webView: WKWebView? { nil }
}

/// What takes what scripts say. Nothing is said.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script said something.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What hands out what addresses of a kind name. It's asked for nothing.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Asks for what an address names.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Ends that.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// An address that is asked for. There is none.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Tells the answer's head.
  func didReceive(_ response: URLResponse)
  /// Tells some of the answer.
  func didReceive(_ data: Data)
  /// Ends the answer.
  func didFinish()
  /// Ends it with an error.
  func didFailWithError(_ error: any Error)
}

// MARK: - What is told of pages

/// Why a page is asked for.
public enum WKNavigationType: Int, Sendable {
  /// A link was followed.
  case linkActivated
  /// A form was sent.
  case formSubmitted
  /// A page before or after.
  case backForward
  /// It is fetched again.
  case reload
  /// A form is sent again.
  case formResubmitted
  /// Something else.
  case other = -1
}

/// Whether a page is fetched.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It isn't.
  case cancel
  /// It is.
  case allow
  /// It's kept as a file.
  case download
}

/// Whether an answer is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It isn't.
  case cancel
  /// It is.
  case allow
  /// It's kept as a file.
  case download
}

/// A frame of a page. There is none.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// What was asked for.
  open var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
}

/// A page that is asked for. There is none.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// What is asked for.
  open var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
  /// Why.
  open var navigationType: WKNavigationType { .other }
  /// Where from.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// Where to; nil is a window of its own.
  open var targetFrame: WKFrameInfo? { nil }
  /// Whether it's to be kept as a file.
  open var shouldPerformDownload: Bool { false }
}

/// An answer. There is none.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The answer's head.
  open var response: URLResponse {
    URLResponse(
      url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  /// Whether it's for the page itself.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { false }
}

/// What a page wants of a window. There is none.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// The width, in points.
  open var width: NSNumber? { nil }
  /// The height, in points.
  open var height: NSNumber? { nil }
}

/// What is told of pages. Nothing is.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a page is fetched.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Whether an answer is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// A page begins to come.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page's server sent it elsewhere.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// A page's first bytes are there.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page failed.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A page failed before it began.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// What drew the page has ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// It is, unless the delegate says otherwise.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// It is, unless the delegate says otherwise.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// What is asked by pages. Nothing is.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Asks for a view for a new window; nil opens none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A window was closed.
  func webViewDidClose(_ webView: WKWebView)
  /// A script says something.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// A script asks something.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
}

extension WKUIDelegate {
  /// nil unless the delegate gives one.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Goes on.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  /// Says no.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { completionHandler(false) }
}
