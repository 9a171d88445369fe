// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonRequest
import Synchronization

/// What a run is at, for the thread that watches it.
enum RunStep: UInt8 {
  case starting
  case making
  case settling
  case drawing
  case explaining
  case finding
  case writing

  private static let shared = Atomic<UInt8>(0)
  private static let number = Atomic<UInt>(0)
  private static let allowed = Atomic<UInt64>(0)

  /// The step that is under way.
  static var current: RunStep { RunStep(rawValue: shared.load(ordering: .relaxed)) ?? .starting }

  /// How many steps have begun: two of the same kind are two.
  static var count: UInt { number.load(ordering: .relaxed) }

  /// Since when the time runs that is allowed, in ``RunRequest/Timings/now``; nil where it runs from the start.
  static var allowedSince: Double? {
    get {
      let bits = allowed.load(ordering: .relaxed)
      return bits == 0 ? nil : Double(bitPattern: bits)
    }
    set { allowed.store(newValue?.bitPattern ?? 0, ordering: .relaxed) }
  }

  /// Begins a step. Only the main actor does.
  static func begin(_ step: RunStep) {
    shared.store(step.rawValue, ordering: .relaxed)
    number.store(count &+ 1, ordering: .relaxed)
    Pulse.beat()
  }

  /// As the subject of a sentence.
  var spoken: String {
    switch self {
    case .starting: "starting"
    case .making: "making the view"
    case .settling: "laying out"
    case .drawing: "drawing"
    case .explaining: "explaining the layout"
    case .finding: "looking for what is probably not meant"
    case .writing: "writing the answer"
    }
  }
}
