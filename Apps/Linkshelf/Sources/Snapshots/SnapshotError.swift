// SPDX-License-Identifier: Apache-2.0

/// Why no snapshot was made. ``description`` is a sentence for the reader of a web page.
public enum SnapshotError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The address isn't an http or https address.
  case address(String)
  /// The browser can't be started: what was tried, and what happened.
  case start(String)
  /// The browser ended while the page was captured.
  case browserEnded
  /// The page's process crashed, or the page closed itself.
  case pageEnded(String)
  /// The page couldn't be reached: a sentence, and Chromium's own name for the error.
  case network(sentence: String, code: String)
  /// A step took longer than its limit, in seconds.
  case time(step: String, seconds: Double)
  /// The address leads to a file that Chromium would download: its name, and its media type.
  case download(name: String, mediaType: String)
  /// The page led to an address that isn't http or https.
  case forbidden(String)
  /// DevTools refused a command: its name, and its words.
  case command(name: String, message: String)
  /// A file of the snapshot couldn't be written.
  case file(String)

  public var description: String {
    switch self {
    case .address(let text):
      "\(text.isEmpty ? "An empty text" : "“\(text.prefix(200))”") is not a web address. Give one that begins with http:// or https://."
    case .start(let text): "The browser did not start. \(text)"
    case .browserEnded: "The browser ended while it made the snapshot. Try again."
    case .pageEnded(let text): text
    case .network(let sentence, let code): code.isEmpty ? sentence : "\(sentence) (\(code))"
    case .time(let step, let seconds):
      "The page took longer than \(seconds.formattedSeconds) (\(step.contains(".") ? "the browser did not answer" : step)). Try again later, or raise the limit."
    case .download(let name, let mediaType):
      "The address leads to a file, not to a page: \(name.isEmpty ? "no name" : name) (\(mediaType.isEmpty ? "unknown type" : mediaType))."
    case .forbidden(let address): "The page led to “\(address.prefix(200))”. Only http and https pages can be captured."
    case .command(let name, let message): "The browser refused a step (\(name)): \(message)"
    case .file(let text): "A file of the snapshot could not be written. \(text)"
    }
  }
}

extension SnapshotError {
  /// Whether the same may go well later.
  public var isWorthRetrying: Bool {
    switch self {
    case .address, .forbidden, .download: false
    case .network(_, let code): !NetworkFailure.isLasting(code)
    case .start, .browserEnded, .pageEnded, .time, .command, .file: true
    }
  }
}

extension Double {
  /// "1 second", "2.5 seconds".
  var formattedSeconds: String {
    let tenths = (self * 10).rounded() / 10
    let number = tenths == tenths.rounded() ? String(Int(exactly: tenths) ?? 0) : String(tenths)
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
