// SPDX-License-Identifier: Apache-2.0

/// The head of a server's answer in plain HTTP, rewritten for the client.
struct AnswerHead {
  /// The head with `Connection: close` and without headers of one hop.
  let rewritten: [UInt8]
  /// True for 100 to 199: another head follows.
  let isInterim: Bool

  /// Reads a head up to its empty line; line ends may be LF alone, as browsers accept them. Throws the code `badAnswer`.
  init(_ bytes: ArraySlice<UInt8>) throws(GateRefusal) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let bad = GateRefusal(.badAnswer, "The server's answer isn't HTTP/1.")
    guard let status = lines.first, status.count >= 12, status.starts(with: "HTTP/1.".utf8) else { throw bad }
    let code = status.dropFirst(9).prefix(3)
    guard code.allSatisfy(\.isDigit), status.dropFirst(8).first == 0x20,
      status.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      let number = Int(String(decoding: code, as: UTF8.self)), (100...599).contains(number), number != 101
    else { throw bad }
    isInterim = number < 200
    var headers: [HeaderLine] = []
    for line in lines.dropFirst() {
      guard let header = HeaderLine(line) else {
        throw GateRefusal(.badAnswer, "The server's answer has a header that isn't \"Name: value\".")
      }
      headers.append(header)
    }
    headers = headers.withoutHopByHop()
    if !headers.values(of: "transfer-encoding").isEmpty { headers.removeAll { $0.key == "content-length" } }
    guard Set(headers.values(of: "content-length").map(\.value)).count <= 1 else {
      throw GateRefusal(.badAnswer, "The server's answer says twice, and differently, how long it is.")
    }
    if !isInterim { headers.append(HeaderLine("Connection", "close")) }
    var text = Array(status) + [0x0D, 0x0A]
    for line in headers { text += Array(line.name.utf8) + [0x3A, 0x20] + line.value + [0x0D, 0x0A] }
    rewritten = text + [0x0D, 0x0A]
  }
}
