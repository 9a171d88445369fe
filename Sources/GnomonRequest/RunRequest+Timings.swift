// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RunRequest {
  /// The times of what the command did before the program began, for `--timings`.
  public struct Timings: Codable, Equatable, Sendable {
    /// Seconds that reading and compiling the file took, or finding what it was compiled to before.
    public var compile: Double
    /// Whether it had been compiled before.
    public var wasCached: Bool
    /// The moment at which the command handed over to the program, in seconds of ``RunRequest/Timings/now``.
    public var handover: Double

    /// Makes the times of what the command did: seconds that compiling took, and the moment of the handover.
    public init(compile: Double, wasCached: Bool, handover: Double) {
      self.compile = compile
      self.wasCached = wasCached
      self.handover = handover
    }

    /// Seconds of a clock that all processes of the machine share.
    public static var now: Double {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
  }
}
