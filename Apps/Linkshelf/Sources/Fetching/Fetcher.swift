// SPDX-License-Identifier: Apache-2.0

import AsyncHTTPClient
import Gate
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

/// Fetches pages and files through a ``Gate``, and through nothing else.
///
/// One fetcher serves a whole process. Calls may run at one time; each follows its redirects itself, so that each step is checked.
/// ```swift
/// let fetcher = try Fetcher(gate: gate)
/// let looked = try await fetcher.look(at: "https://example.com/")
/// try await fetcher.shutdown()
/// ```
public final class Fetcher: Sendable {
  /// How it asks, and its limits.
  public let settings: FetchSettings
  let gate: Gate
  private let client: HTTPClient

  /// Makes a fetcher. Throws the library's error if ``FetchSettings/trustedCertificates`` can't be read.
  public init(gate: Gate, settings: FetchSettings = FetchSettings()) throws {
    self.gate = gate
    self.settings = settings
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.proxy = .server(
      host: "127.0.0.1", port: gate.port, authorization: .basic(username: "fetching", password: gate.credentials.secret)
    )
    configuration.decompression = .enabled(limit: .ratio(FetchSettings.mostInflation))
    // The gate limits connecting and idleness, and each call has its time, so the library's own limits stay out of the way.
    configuration.timeout = .init(connect: .minutes(15), read: nil)
    configuration.connectionPool.idleTimeout = .seconds(5)
    configuration.connectionPool.retryConnectionEstablishment = false
    if let path = settings.trustedCertificates {
      let certificates = try NIOSSLCertificate.fromPEMFile(path)
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.additionalTrustRoots = [.certificates(certificates)]
      configuration.tlsConfiguration = tls
    }
    client = HTTPClient(
      eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup.singleton), configuration: configuration)
  }

  /// Ends all connections. The fetcher can't be used after it.
  public func shutdown() async throws { try await client.shutdown() }

  /// An answer whose body hasn't been read yet.
  struct Answer {
    var head: AnswerHead
    var body: HTTPClientResponse.Body
  }

  /// Asks, and follows redirects. Throws ``FetchError`` and the library's errors; ``limited(to:progress:_:)`` makes plain ones of them.
  func open(_ start: WebAddress, accept: String, signIn: SignIn? = nil, progress: Progress) async throws -> Answer {
    var address = start
    var redirects: [WebAddress] = []
    var seen: Set<[String]> = []
    var jar = CookieJar()
    while true {
      progress.address = address
      let cookies = jar.header(for: address, with: signIn)
      guard seen.insert([address.withoutFragment, cookies ?? ""]).inserted else {
        throw FetchError.redirectLoop((redirects + [address]).map(\.description))
      }
      let response = try await ask(address, accept: accept, cookies: cookies)
      let head = AnswerHead(
        address: address, redirects: redirects, status: Int(response.status.code), headers: response.headers)
      guard let location = Self.location(head) else { return Answer(head: head, body: response.body) }
      guard redirects.count < settings.redirects else { throw FetchError.tooManyRedirects(limit: settings.redirects) }
      jar.take(response.headers["set-cookie"], from: address)
      redirects.append(address)
      address = try next(from: address, to: location)
    }
  }

  /// Where an answer leads; nil where it's the last one.
  static func location(_ head: AnswerHead) -> String? {
    guard [301, 302, 303, 307, 308].contains(head.status), let location = head.headers.first(name: "location"),
      !location.isEmpty
    else { return nil }
    return location
  }

  func next(from address: WebAddress, to location: String) throws(FetchError) -> WebAddress {
    guard let next = address.resolving(location) else {
      var sentence = "\"\(WebAddress.shown(location))\" isn't an http or https address."
      do throws(FetchError) { _ = try WebAddress(location) } catch { sentence = error.sentence }
      throw .badRedirect(from: address.description, sentence: sentence)
    }
    guard next.fragment == nil, address.fragment != nil else { return next }
    // A fragment lives on through redirects, as in a browser.
    return next.with(fragment: address.fragment)
  }

  func ask(_ address: WebAddress, accept: String, cookies: String?, extra: HTTPHeaders = [:]) async throws
    -> HTTPClientResponse
  {
    if let refusal = gate.policy.refusal(of: address.host, port: address.port) { throw FetchError(refusal: refusal) }
    gate.forgetRefusal(of: "\(address.host)", port: address.port)
    var request = HTTPClientRequest(url: address.withoutFragment)
    request.headers = [
      "User-Agent": settings.userAgent, "Accept": accept, "Accept-Language": settings.acceptLanguage,
      "Accept-Encoding": "gzip, deflate",
    ]
    if let cookies { request.headers.add(name: "Cookie", value: cookies) }
    request.headers.add(contentsOf: extra)
    let response = try await client.execute(request, deadline: .distantFuture)
    try Task.checkCancellation()
    let encodings = response.headers[canonicalForm: "content-encoding"].map { $0.lowercased() }.filter {
      $0 != "identity"
    }
    guard encodings.isEmpty || encodings == ["gzip"] || encodings == ["deflate"] || encodings == ["x-gzip"] else {
      throw FetchError.notHTTP(
        "\(address.authority) sent a compression (\(encodings.joined(separator: ", "))) that wasn't asked for.")
    }
    return response
  }

  /// Runs a call with its time limit, and makes plain errors of all errors.
  func limited<T: Sendable>(
    to time: Duration, progress: Progress, _ call: @escaping @Sendable () async throws -> T
  ) async throws(FetchError) -> T {
    let seconds = time / .seconds(1)
    do {
      return try await withThrowingTaskGroup(of: T.self) { group in
        group.addTask { try await call() }
        group.addTask {
          try await Task.sleep(for: time)
          throw FetchError.tooSlow(seconds: seconds)
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw FetchError.cancelled }
        return first
      }
    } catch {
      throw Task.isCancelled ? .cancelled : FetchError(error, at: progress.address, gate: gate, seconds: seconds)
    }
  }
}
