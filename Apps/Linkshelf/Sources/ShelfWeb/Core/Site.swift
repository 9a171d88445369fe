// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Logins
import Shelf
import ShelfPages
import Synchronization

/// The pages and the API over one store.
public final class Site: Sendable {
  public let shelf: Shelf
  /// Holds the accounts, sessions, tokens and keys of all people: the household's first store.
  let accounts: Shelf
  /// The other people; nil where this store is served alone.
  let people: People?
  public let configuration: WebConfiguration
  let routes: Routes
  let limit: SignInLimit
  let feedLimit: FeedLimit
  let imports: ImportRuns
  let metrics: RequestMetrics
  let stamps = FeedStamps()
  /// For those without an account: pages and feeds, and the pictures on them.
  /// Gives work to other machines; nil where none is given.
  let desk: WorkDesk?
  let visits: RequestLimit
  let visitedPictures: RequestLimit
  let counted = CountedStatistics()
  let signer: StoreSigner
  /// Messages for the next page of a session.
  private let flashes = Mutex<[String: Flash]>([:])
  /// What else the program knows to do; see ``SiteActions``.
  let actions: any SiteActions
  /// The cookies of sites behind a login; nil where none can be kept.
  let logins: Logins?

  public convenience init(
    shelf: Shelf, configuration: WebConfiguration, actions: any SiteActions, logins: Logins? = nil
  )
    async throws
  {
    try await self.init(
      shelf: shelf, people: nil, commons: SiteCommons(), configuration: configuration, actions: actions, logins: logins)
  }

  init(
    shelf: Shelf, people: People?, commons: SiteCommons, configuration: WebConfiguration, actions: any SiteActions,
    logins: Logins?
  ) async throws {
    self.logins = logins
    self.shelf = shelf
    self.people = people
    accounts = people?.home ?? shelf
    (limit, feedLimit, metrics) = (commons.limit, commons.feedLimit, commons.metrics)
    desk = commons.desk
    (visits, visitedPictures) = (commons.visits, commons.visitedPictures)
    self.configuration = configuration
    self.actions = actions
    routes = Routes(basePath: configuration.basePath)
    imports = ImportRuns()
    signer = try await StoreSigner(shelf)
    if let problem = StaticFiles.problem { throw ShelfError(.damaged, problem) }
  }

  var base: String { configuration.basePath }

  /// Goes on with imports that the server's end cut off.
  public func resumeImports() {
    imports.resume(in: shelf.exchangeFolder, into: shelf) { [actions] in actions.wakeWorkers() }
  }

  func isKnown(_ host: String, _ authority: String) -> Bool {
    if configuration.hosts.contains(host) { return true }
    guard let archive = configuration.archiveHost else { return false }
    return archive.lowercased() == authority.lowercased() || WebConfiguration.split(archive).host == host
  }

  // MARK: - Who asks

  static let sessionCookie = "shelf-session"
  private static let formCookie = "shelf-form"

  func recognise(_ request: Request, _ context: inout WebContext) async throws {
    context.language = Language.preferred(by: request.headers[.acceptLanguage] ?? "")
    if let token = request.cookies[Self.sessionCookie]?.value, let account = try await accounts.account(session: token),
      isOf(account)
    {
      context.account = account
      context.session = token
      context.csrf = sign("csrf", token)
      let choices = try await accounts.settings(startingWith: "account.\(account.id).")
      func choice(_ name: String) -> String? { choices["account.\(account.id).\(name)"] }
      if let value = choice("language").flatMap(Language.init) { context.language = value }
      if let value = choice("theme").flatMap(Theme.init) { context.theme = value }
      context.look = ReaderLook(context.theme) { choice("reader-\($0)") ?? "" }
      if let value = choice("view").flatMap(ListView.init) { context.view = value }
      context.timeZone = choice("zone") ?? TimeZone.current.identifier
    } else {
      // Before anybody is signed in a form belongs to the browser that it was shown in.
      let token = request.cookies[Self.formCookie]?.value.prefix(100) ?? ""
      context.session = nil
      context.csrf = token.isEmpty ? Shelf.randomToken() : String(token)
    }
  }

  /// Cookies that this answer has to set.
  func newCookies(_ request: Request, _ context: WebContext) -> [String] {
    // The stylesheet and the icons have no form, and pages for everybody load them too.
    let path = request.uri.path.dropFirst(base.count)
    guard !path.hasPrefix("/static/"), path != "/favicon.ico", !isForVisitors(request.uri.path) else { return [] }
    guard context.account == nil, request.cookies[Self.formCookie]?.value.isEmpty ?? true else { return [] }
    return [cookie(Self.formCookie, context.csrf, seconds: 86_400)]
  }

  func sessionCookie(_ token: String) -> String {
    cookie(Self.sessionCookie, token, seconds: token.isEmpty ? 0 : 90 * 86_400)
  }

  private func cookie(_ name: String, _ value: String, seconds: Int) -> String {
    "\(name)=\(value); Path=\(base.isEmpty ? "/" : base); Max-Age=\(seconds); HttpOnly; SameSite=Lax"
      + (configuration.isSecure ? "; Secure" : "")
  }

  /// A form of this visitor's own.
  ///
  /// - Throws: where it isn't, so that no other site can send it.
  func check(_ fields: FormFields, _ context: WebContext) throws {
    let sent = Array(fields["csrf"].utf8)
    let wanted = Array(context.csrf.utf8)
    guard sent.count == wanted.count, zip(sent, wanted).reduce(UInt8(0), { $0 | ($1.0 ^ $1.1) }) == 0 else {
      throw WebError(.forbidden)
    }
  }

  /// 160 bits that only this store can make of some texts.
  func sign(_ texts: String...) -> String {
    signer.sign(texts)
  }

  /// Whether this site is over the store of an account. Whoever else asks is nobody here.
  func isOf(_ account: Account) -> Bool { account.store == (isForGuests ? nil : shelf.name) }

  /// Whether it's the site of those who have no shelf.
  var isForGuests: Bool { shelf.name == ShelfStores.guests }

  /// Where a visitor has to go before anything else; nil where nowhere.
  func beforeSignIn(_ path: String, _ request: Request, _ context: WebContext) async throws -> Response? {
    guard context.account == nil else { return nil }
    let open = [
      routes.signIn, routes.first, routes.offline, routes.serviceWorker, routes.manifest, base + "/favicon.ico",
    ]
    if open.contains(path) || path.hasPrefix(base + "/static/") || path.hasPrefix(base + "/invited/") { return nil }
    if request.wantsJSON { throw WebError(.unauthorized) }
    guard request.method == .get || request.method == .head else { throw WebError(.unauthorized) }
    guard try await accounts.hasAccount() else { return redirect(to: routes.first) }
    let back = request.uri.path + (request.uri.query.map { "?" + $0 } ?? "")
    return redirect(to: routes.signIn + "?back=" + Self.encode(String(back.prefix(2_000))))
  }

  // MARK: - Answers

  func redirect(to path: String) -> Response {
    // Nothing that a person sent leads away from this site.
    let isOwn =
      path.hasPrefix("/") && !path.hasPrefix("//") && !path.hasPrefix("/\\")
      && path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return Response(status: .seeOther, headers: [.location: isOwn ? path : routes.inbox])
  }

  func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8"], body: .init(byteBuffer: .init(string: text)))
  }

  func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    return Response(
      status: status, headers: [.contentType: "application/json; charset=utf-8"],
      body: .init(byteBuffer: .init(bytes: data)))
  }

  func answer(_ error: any Error, _ request: Request, _ context: WebContext) -> Response {
    let isFull = shelf.isNoSpace(error)
    let known = isFull ? WebError(.insufficientStorage, Shelf.noSpaceSentence) : WebError(error)
    if isFull {
      context.logger.info("the disk is full", metadata: ["path": "\(request.uri.path)"])
    } else if known.status.code >= 500 {
      context.logger.error("a request failed", metadata: ["error": "\(error)", "path": "\(request.uri.path)"])
    }
    let interface = base + "/api/v1"
    if request.uri.path.hasPrefix(interface), known.status == .notFound,
      let methods = InterfaceDocument.shared.methods(of: request.uri.path.dropFirst(interface.count)),
      !methods.contains(request.method.rawValue),
      var answer = try? json(
        ErrorAnswer(error: .init(code: 405, message: "This path knows \(methods.joined(separator: ", ")).")),
        status: .methodNotAllowed)
    {
      answer.headers[.allow] = methods.joined(separator: ", ")
      return answer
    }
    if request.wantsJSON || request.uri.path.hasPrefix(base + "/api/") {
      let sentence = known.sentence.isEmpty ? known.status.reasonPhrase + "." : known.sentence
      return (try? json(ErrorAnswer(error: .init(code: known.status.code, message: sentence)), status: known.status))
        ?? Gatekeeper.plain(known.status, sentence)
    }
    var page = PageContext(
      language: context.language, basePath: base, csrfToken: context.csrf, userName: nil, theme: context.theme)
    page.userName = context.account?.name
    return html(
      // A full disk has a page of its own, in the reader's language.
      Pages.render(ErrorPage(status: known.status.code, sentence: isFull ? "" : known.sentence), in: page),
      status: known.status)
  }

  /// Percent-encodes a value of a query.
  static func encode(_ text: String) -> String {
    text.addingPercentEncoding(
      withAllowedCharacters: .alphanumerics.intersection(.init(charactersIn: Unicode.Scalar(0)..<Unicode.Scalar(128))))
      ?? ""
  }

  // MARK: - Messages

  /// Shows a message on the next page of the session.
  func leave(_ flash: Flash, _ context: WebContext) {
    guard let session = context.session else { return }
    flashes.withLock {
      // Sessions that never come back don't fill the memory.
      if $0.count > 1_000 { $0.removeAll() }
      $0[session] = flash
    }
  }

  func takeFlash(_ context: WebContext) -> Flash? {
    guard let session = context.session else { return nil }
    return flashes.withLock { $0.removeValue(forKey: session) }
  }

  /// The path and query of a request without the base path, as forms send it back.
  func path(of request: Request) -> String {
    let path = request.uri.path.hasPrefix(base) ? String(request.uri.path.dropFirst(base.count)) : request.uri.path
    return (path.isEmpty ? "/" : path) + (request.uri.query.map { "?" + $0 } ?? "")
  }

  /// What all pages need.
  /// - Parameter overview: what is beside the page, where it's known already.
  func pageContext(
    _ request: Request, _ context: WebContext, takesFlash: Bool = true, overview: ShelfOverview? = nil
  ) async throws -> PageContext {
    var page = PageContext(
      language: context.language, basePath: base, csrfToken: context.csrf, userName: context.account?.name,
      theme: context.theme,
      currentPath: path(of: request), timeZone: TimeZone(identifier: context.timeZone) ?? .gmt, now: shelf.now.seconds)
    guard let account = context.account else { return page }
    page.sharedLists = try await sharedEntries(context)
    page.isManager = account.role == .manager && people != nil
    page.hasShelf = !isForGuests
    guard page.hasShelf else {
      if takesFlash { page.flash = takeFlash(context) }
      return page
    }
    let beside: ShelfOverview
    if let overview { beside = overview } else { beside = try await shelf.overview(tags: Self.sidebarTags) }
    page.counts = SidebarCounts(beside)
    page.savedSearches = beside.searches.prefix(50).map { SidebarEntry(name: $0.name, query: $0.query) }
    page.tags = beside.tags.prefix(Self.sidebarTags).map { SidebarEntry(name: $0.path, count: $0.uses) }
    if takesFlash { page.flash = takeFlash(context) }
    return page
  }

  /// The most tags in the sidebar.
  private static let sidebarTags = 12

  func sidebarCounts() async throws -> SidebarCounts { SidebarCounts(try await shelf.overview(tags: 0)) }
}

extension SidebarCounts {
  init(_ overview: ShelfOverview) {
    let places = overview.places
    self.init(
      inbox: places.inbox, all: places.all, unread: places.unread, favourites: places.favourites,
      archive: places.archived, bin: places.binned, queue: overview.queue.waiting + overview.queue.running,
      failed: overview.queue.failed)
  }
}

struct ErrorAnswer: Encodable {
  struct Details: Encodable {
    var code: Int
    var message: String
  }
  var error: Details
}

extension Moment {
  var seconds: Int { Int(milliseconds / 1_000) }
}
