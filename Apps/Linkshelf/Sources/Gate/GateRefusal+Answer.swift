// SPDX-License-Identifier: Apache-2.0

extension GateRefusal {
  /// The header whose value is the code's raw value.
  public static let codeHeader = "X-Gate-Refusal"
  /// The header whose value is the sentence.
  public static let sentenceHeader = "X-Gate-Sentence"

  /// The small answer in plain text that a client gets.
  var answer: String {
    let body = "\(sentence)\n"
    var lines = [
      "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Refused")",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Length: \(body.utf8.count)",
      "X-Content-Type-Options: nosniff",
      "Cache-Control: no-store",
      "\(Self.codeHeader): \(code.rawValue)",
      "\(Self.sentenceHeader): \(sentence)",
      "Connection: close",
    ]
    if status == 407 { lines.append("Proxy-Authenticate: Basic realm=\"gate\"") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  private static let phrases = [
    400: "Bad Request", 403: "Forbidden", 407: "Proxy Authentication Required", 408: "Request Timeout",
    413: "Content Too Large",
    431: "Request Header Fields Too Large", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
  ]
}
