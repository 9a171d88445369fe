// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingFox
  import Foundation

  extension AccessGuard.RequestSource {
    init(_ request: HTTPRequest) {
      func field(_ name: String) -> String? { request.headers[HTTPHeader("Sec-Fetch-\(name)")] }
      self.init(site: field("Site"), mode: field("Mode"), destination: field("Dest"))
    }
  }

  /// What all servers answer alike.
  enum Answers {
    /// An answer that is kept nowhere, and whose page may load what a policy says.
    static func answer(
      _ status: HTTPStatusCode, _ headers: [HTTPHeader: String] = [:], _ body: Data = Data(), policy: String
    ) -> HTTPResponse {
      var headers = headers
      headers[.cacheControl] = "no-store"
      headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
      headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
      headers[HTTPHeader("Content-Security-Policy")] = policy
      headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
      return HTTPResponse(statusCode: status, headers: HTTPHeaders(headers), body: body)
    }

    /// The answer to who may not ask. A name that isn't known is told in the terminal too.
    static func refused(_ refusal: AccessGuard.Refusal, command: String, policy: String) -> HTTPResponse {
      let words: String
      switch refusal {
      case .host(let name):
        let shown = String(
          name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || ".:-_[]".contains($0)) }.prefix(100))
        words = "The server isn't known by the name '\(shown)'. Where that is meant: \(command) --allow-host NAME"
        FileHandle.standardError.write(
          Data("gnomon: refused a request for '\(shown)'; --allow-host NAME allows a name\n".utf8))
      case .origin: words = "Only the page of this server may ask for that."
      case .token: words = "Open the address that '\(command)' has printed: it has a token."
      }
      return answer(
        .forbidden, [.contentType: "text/plain; charset=utf-8"], Data((words + "\n").utf8), policy: policy)
    }
  }
#endif
