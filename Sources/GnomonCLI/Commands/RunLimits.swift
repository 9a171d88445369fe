// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

/// How long the user's code may run.
struct RunLimits: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "End after so many seconds, not counting the compiler's, with exit code 124, and say what was running.",
      valueName: "SECONDS"),
    transform: parsed(TimeoutValue.self, form: TimeoutValue.form))
  var timeout: TimeoutValue?
}

/// How large the program's stack may grow.
enum StackLimit {
  /// In bytes. Memory is taken only as the stack grows.
  static let wanted: rlim_t = 512 << 20

  /// Lets the program that this process becomes have a larger stack than shells usually allow, as far as the system lets it.
  static func raise() {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}
