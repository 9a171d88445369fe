// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The resources that the page loaded, read from the browser when they are needed.
struct ResourceStore: Sendable {
  let session: DevToolsSession
  let watch: NetworkWatch
  /// The bytes of one resource at most.
  let limit: Int
  let deadline: ContinuousClock.Instant

  /// A resource's bytes as text: base64, or the text itself.
  struct Body: Sendable {
    var mediaType: String
    var text: String
    var isBase64: Bool

    /// The count of bytes, about.
    var count: Int { isBase64 ? text.utf8.count / 4 * 3 : text.utf8.count }

    var data: Data? { isBase64 ? Data(base64Encoded: text) : Data(text.utf8) }

    /// The resource as a data: address.
    var dataAddress: String {
      "data:\(mediaType);base64," + (isBase64 ? text : Data(text.utf8).base64EncodedString())
    }
  }

  /// The resource at an absolute address. Nil where the page didn't load it, where it failed, or where it's too large.
  func body(_ address: String) async -> Body? {
    guard let resource = watch.resource(address),
      resource.status == 0 || (200..<300).contains(resource.status) || resource.status == 304,
      ContinuousClock.now < deadline,
      let answer = try? await session.call(
        "Network.getResponseBody", ["requestId": .string(resource.request)], timeout: 10),
      let text = answer["body"]?.string, !text.isEmpty
    else { return nil }
    let type = resource.mediaType.lowercased().filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/+-.".contains($0))
    }
    let body = Body(
      mediaType: type.isEmpty ? "application/octet-stream" : type, text: text,
      isBase64: answer["base64Encoded"]?.bool ?? false)
    return body.count <= limit ? body : nil
  }

  /// Absolute addresses for pairs of an address and its base, as the browser itself understands them.
  func absolute(_ pairs: [(address: String, base: String)], world: Int) async -> [String] {
    guard !pairs.isEmpty else { return [] }
    let list = JSONValue.array(pairs.map { ["a": .string($0.address), "b": .string($0.base)] }).text
    let script = "JSON.stringify(\(list).map(p => L.absolute(p.a, p.b).toWellFormed()))"
    guard let text = try? await session.evaluate(script, in: world, timeout: 20),
      let items = try? JSONParser.parse(text).array, items.count == pairs.count
    else {
      return pairs.map { _ in "" }
    }
    return items.map { $0.string ?? "" }
  }
}
