// SPDX-License-Identifier: Apache-2.0

/// Why the gate didn't carry a connection, or cut it: a code for programs and a sentence for people.
public struct GateRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason as a program sees it; the raw value stands in the header `X-Gate-Refusal`.
  public enum Code: String, Sendable, CaseIterable {
    case badRequest = "bad-request"
    case badHost = "bad-host"
    case secretMissing = "secret-missing"
    case headTooLarge = "head-too-large"
    case headTooSlow = "head-too-slow"
    case forbiddenName = "forbidden-name"
    case forbiddenPort = "forbidden-port"
    case forbiddenAddress = "forbidden-address"
    case nameNotFound = "name-not-found"
    case nameTooSlow = "name-too-slow"
    case resolverBusy = "resolver-busy"
    case connectionRefused = "connection-refused"
    case connectionTooSlow = "connection-too-slow"
    case badAnswer = "bad-answer"
    case tooManyWaiting = "too-many-waiting"
    case tooManyTunnels = "too-many-tunnels"
    case tooManyTunnelsToHost = "too-many-tunnels-to-host"
    case tooManyBytes = "too-many-bytes"
    case idle = "idle"
    case tooLong = "too-long"
    case closing = "closing"
  }

  /// The reason for programs.
  public let code: Code
  /// The reason for people: one or two plain sentences, printable ASCII, at most 400 characters.
  public let sentence: String

  /// Makes a refusal. Characters that aren't printable ASCII become `?`, so that the sentence fits into a header and a log line.
  public init(_ code: Code, _ sentence: String) {
    self.code = code
    self.sentence = Self.printable(sentence, limit: 400)
  }

  public var description: String { "\(code.rawValue): \(sentence)" }

  /// True if the policy refused the target. False for faults of the network, the request, or a limit.
  public var isByPolicy: Bool {
    switch code {
    case .forbiddenName, .forbiddenPort, .forbiddenAddress, .badHost: true
    default: false
    }
  }

  static func printable(_ text: String, limit: Int) -> String {
    String(
      decoding: text.unicodeScalars.prefix(limit).map { (0x20...0x7E).contains($0.value) ? UInt8($0.value) : 0x3F },
      as: UTF8.self)
  }

  static func badHost(_ text: String, _ fault: String) -> GateRefusal {
    GateRefusal(.badHost, "The host \"\(printable(text, limit: 80))\" \(fault)")
  }

  static func badRequest(_ fault: String) -> GateRefusal {
    GateRefusal(.badRequest, "The gate can't read the request: \(fault)")
  }

  /// The status of the small answer that tells a client of this refusal.
  var status: Int {
    switch code {
    case .badRequest, .badHost: 400
    case .secretMissing: 407
    case .headTooLarge: 431
    case .headTooSlow: 408
    case .forbiddenName, .forbiddenPort, .forbiddenAddress: 403
    case .nameNotFound, .connectionRefused, .badAnswer: 502
    case .nameTooSlow, .connectionTooSlow, .idle, .tooLong: 504
    case .tooManyBytes: 413
    case .resolverBusy, .tooManyWaiting, .tooManyTunnels, .tooManyTunnelsToHost, .closing: 503
    }
  }
}
