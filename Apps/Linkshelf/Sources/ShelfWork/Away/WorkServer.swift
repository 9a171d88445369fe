// SPDX-License-Identifier: Apache-2.0
import AsyncHTTPClient
import Dispatch
import Foundation
import NIOCore
import NIOHTTP1
import WorkMessages

/// The server that a worker on another machine works for.
public final class WorkServer: Sendable {
  /// The most bytes of an answer.
  private static let mostAnswer = 1 << 20
  private static let answerSeconds: Int64 = 30

  let base: String
  private let token: String
  private let client: HTTPClient

  /// - Parameters:
  ///   - address: where the server is, with its base path: `https://shelf.example.org`.
  ///   - token: one with the scope `work`.
  ///   - isPlainAllowed: Whether http is spoken to others than this machine. Then everybody on the way can read the token.
  /// - Throws: ``WorkServerProblem``.
  public init(_ address: String, token: String, isPlainAllowed: Bool = false) throws {
    guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(), let host = parts.host,
      ["http", "https"].contains(scheme), parts.query == nil, parts.fragment == nil, parts.user == nil
    else {
      throw WorkServerProblem.refused("“\(address)” isn't the address of a server, such as https://shelf.example.org")
    }
    let isHere = ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host.lowercased())
    guard scheme == "https" || isHere || isPlainAllowed else {
      throw WorkServerProblem.refused(
        "\(address) is asked without TLS, so that others on the way could read the token. Use https, or give --plain.")
    }
    guard token.utf8.count <= 200, token.hasPrefix("shelf_"), token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw WorkServerProblem.refused("The token's file doesn't hold a token. It begins with “shelf_”.")
    }
    var base = address
    while base.hasSuffix("/") { base.removeLast() }
    self.base = base + "/api/v1/leases"
    self.token = token
    var configuration = HTTPClient.Configuration()
    // A redirection would hand the token to another one.
    configuration.redirectConfiguration = .disallow
    configuration.timeout = .init(connect: .seconds(10))
    client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  /// A client has to be shut down, also where nobody got so far as to say so.
  deinit { client.shutdown(queue: .global()) { _ in } }

  public func shutdown() async throws { try await client.shutdown() }

  func take(_ message: TakeMessage) async throws -> TakeAnswer { try await post("/take", message) }

  func say(_ step: String, _ lease: String) async throws -> Bool {
    let answer: StepAnswer = try await post("/\(lease)/step", StepMessage(step: step))
    return answer.yours
  }

  func fail(_ lease: String, _ reason: String, isFinal: Bool) async throws {
    let reason = String(decoding: reason.utf8.prefix(3_900), as: UTF8.self)
    try await send("/\(lease)/failed", FailedMessage(reason: reason, isFinal: isFinal))
  }

  func giveBack(_ lease: String) async throws { try await send("/\(lease)/back", StepMessage(step: "")) }

  func keep(_ body: ResultBody, _ lease: String) async throws {
    var request = HTTPClientRequest(url: "\(base)/\(lease)/result")
    request.method = .PUT
    request.headers.add(name: "Content-Type", value: "application/octet-stream")
    request.body = .stream(body, length: .known(Int64(body.length)))
    _ = try await execute(request, seconds: Int64(WorkProtocol.longestResult) + Self.answerSeconds)
  }

  private func post<Answer: Decodable>(_ path: String, _ message: some Encodable) async throws -> Answer {
    let data = try await send(path, message)
    do { return try JSONDecoder().decode(Answer.self, from: data) } catch {
      throw WorkServerProblem.unreachable("\(base) answers something else than a Linkshelf.")
    }
  }

  @discardableResult
  private func send(_ path: String, _ message: some Encodable) async throws -> Data {
    var request = HTTPClientRequest(url: base + path)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/json")
    request.body = .bytes(ByteBuffer(bytes: try JSONEncoder().encode(message)))
    return try await execute(request, seconds: Self.answerSeconds)
  }

  private func execute(_ asked: HTTPClientRequest, seconds: Int64) async throws -> Data {
    var request = asked
    request.headers.add(name: "Authorization", value: "Bearer \(token)")
    request.headers.add(name: "Accept", value: "application/json")
    let status: HTTPResponseStatus
    let data: Data
    do {
      let answer = try await client.execute(request, timeout: .seconds(seconds))
      status = answer.status
      data = Data(try await answer.body.collect(upTo: Self.mostAnswer).readableBytesView)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      try Task.checkCancellation()
      throw WorkServerProblem.unreachable("\(base) can't be reached: \(error)")
    }
    if (200...299).contains(status.code) { return data }
    throw WorkServerProblem(status: Int(status.code), sentence: Self.sentence(data) ?? status.reasonPhrase)
  }

  private static func sentence(_ data: Data) -> String? {
    struct Answer: Decodable {
      struct Details: Decodable { var message: String }
      var error: Details
    }
    return (try? JSONDecoder().decode(Answer.self, from: data))?.error.message
  }
}

/// Why a server didn't do what a worker asked.
public enum WorkServerProblem: Error, Equatable, CustomStringConvertible {
  /// It's asked again later.
  case unreachable(String)
  /// It will never do so: the token, the version, or the address is wrong.
  case refused(String)
  /// The job isn't this worker's any more.
  case lost(String)
  /// It has no room.
  case noRoom(String)
  /// It doesn't take what was made.
  case notTaken(String)

  init(status: Int, sentence: String) {
    self =
      switch status {
      case 401, 403, 404, 422, 300...399: .refused(sentence)
      case 409: .lost(sentence)
      case 507: .noRoom(sentence)
      case 400, 413, 415: .notTaken(sentence)
      default: .unreachable("The server answers \(status): \(sentence)")
      }
  }

  public var description: String {
    switch self {
    case .unreachable(let text), .refused(let text), .lost(let text), .noRoom(let text), .notTaken(let text): text
    }
  }
}
