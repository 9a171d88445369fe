// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A way in for foreign bytes.
@MainActor protocol Reader {
  /// What one input may cost.
  var limits: Limits { get }
  /// What inputs are made of; nil where any bytes are as good.
  var format: (any PartedFormat.Type)? { get }
  /// Reads an input. Bad ones have to be refused; a trap is a finding.
  func read(_ data: Data)
}

extension Reader {
  var limits: Limits { Limits() }
  var format: (any PartedFormat.Type)? { nil }
}

/// What one input may cost.
struct Limits {
  /// Bytes of an input.
  var length = 4096
  /// Seconds for an input; reading takes milliseconds, so that this is a hang.
  var seconds = 10
  /// Megabytes that one allocation may take.
  var allocation = 64
  /// Megabytes of the whole process: the address sanitizer's own, what readers keep, and what one input takes.
  var memory = 640

  /// In libFuzzer's words.
  var options: [String] {
    [
      "-max_len=\(length)", "-timeout=\(seconds)", "-malloc_limit_mb=\(allocation)", "-rss_limit_mb=\(memory)",
      "-print_final_stats=1",
    ]
  }
}

/// Ends the process as a finding: the input broke a promise without a trap.
func finding(_ sentence: String) -> Never {
  fatalError(sentence)
}
