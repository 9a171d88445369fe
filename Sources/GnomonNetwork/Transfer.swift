// SPDX-License-Identifier: Apache-2.0
internal import CCurl
import Foundation
import Synchronization

/// One fetch over libcurl.
final class Transfer: Sendable {
  private let url: URL
  private let host: String
  private let limits: HTTPPictures.Limits
  private let state = Mutex(State())

  private struct State {
    var data = Data()
    var isCancelled = false
    var isTooLarge = false
    /// The last address that wasn't allowed.
    var refused: InternetAddress?
  }

  init(_ url: URL, _ limits: HTTPPictures.Limits) throws(NetworkFailure) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https", let host = url.host,
      !host.isEmpty, !url.absoluteString.contains("\0")
    else { throw NetworkFailure(.unusableAddress, host: url.host ?? "") }
    self.url = url
    self.host = host
    self.limits = limits
  }

  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Libcurl, loaded when it's first wanted; nil where it isn't installed.
  private static let library: Library? = {
    var curl = gnomon_curl()
    return gnomon_curl_load(&curl) != 0 ? Library(functions: curl) : nil
  }()

  private struct Library: @unchecked Sendable {
    var functions: gnomon_curl
  }

  /// Fetches, on the thread that calls.
  func run() throws(NetworkFailure) -> Data {
    guard var library = Self.library else { throw failure(.missingLibrary) }
    if state.withLock({ $0.isCancelled }) { throw failure(.cancelled) }
    var request = gnomon_curl_request()
    var answer = gnomon_curl_answer()
    request.milliseconds = max(1, Int(min(limits.seconds.isFinite ? limits.seconds : 3600, 3600) * 1000))
    request.redirects = max(0, limits.redirects)
    request.bytes = Int64(max(0, limits.byteCount))
    request.context = Unmanaged.passUnretained(self).toOpaque()
    request.allow = { context, bytes, count in
      guard let transfer = Transfer.of(context), let bytes else { return 0 }
      return transfer.allows(InternetAddress(bytes: Array(UnsafeBufferPointer(start: bytes, count: Int(count)))))
        ? 1 : 0
    }
    request.take = { context, bytes, count in
      guard let transfer = Transfer.of(context), let bytes else { return 0 }
      return transfer.take(UnsafeRawBufferPointer(start: bytes, count: count)) ? 1 : 0
    }
    request.is_over = { context in Transfer.of(context)?.state.withLock { $0.isCancelled } == false ? 0 : 1 }
    url.absoluteString.withCString { address in
      "Gnomon".withCString { agent in
        request.url = address
        request.agent = agent
        gnomon_curl_fetch(&library.functions, &request, &answer)
      }
    }
    return try result(answer)
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func allows(_ address: InternetAddress) -> Bool {
    if limits.addresses == .any || address.isPublic { return true }
    state.withLock { $0.refused = address }
    return false
  }

  private func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    state.withLock { state in
      guard state.data.count + bytes.count <= limits.byteCount else {
        state.isTooLarge = true
        return false
      }
      state.data.append(contentsOf: bytes)
      return true
    }
  }

  private func result(_ answer: gnomon_curl_answer) throws(NetworkFailure) -> Data {
    let state = state.withLock { $0 }
    if state.isCancelled { throw failure(.cancelled) }
    if state.isTooLarge { throw failure(.tooLarge(limit: limits.byteCount)) }
    switch answer.code {
    case 0:
      let type = text(answer.type)
      guard Self.mayBePicture(type) else { throw failure(.notAPicture(type: type)) }
      return state.data
    case 1: throw failure(.unusableRedirect)
    case 3: throw failure(.unusableAddress)
    case 6: throw failure(.unknownHost)
    case 7:
      if let refused = state.refused { throw failure(.privateAddress("\(refused)")) }
      throw failure(.noConnection)
    case 18, 52, 56: throw failure(.cutOff)
    case 22: throw failure(.status(Int(answer.status)))
    case 28: throw failure(.tooSlow(seconds: limits.seconds))
    case 35, 51, 58, 60, 77: throw failure(.untrusted)
    case 47: throw failure(.tooManyRedirects(limit: limits.redirects))
    case 63: throw failure(.tooLarge(limit: limits.byteCount))
    default:
      let words = text(answer.message)
      throw failure(.other(words.isEmpty ? "libcurl's error \(answer.code)" : words))
    }
  }

  private func failure(_ reason: NetworkFailure.Reason) -> NetworkFailure { NetworkFailure(reason, host: host) }

  /// Servers that don't know a file's type say so, or nothing.
  private static func mayBePicture(_ type: String) -> Bool {
    let name = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    return name.isEmpty || name.hasPrefix("image/") || name == "application/octet-stream"
      || name == "binary/octet-stream"
  }
}

/// A C array of characters as a text; what isn't UTF-8 or printable is left out.
private func text<T>(_ characters: T) -> String {
  withUnsafeBytes(of: characters) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).filter {
      !$0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
  }
}
