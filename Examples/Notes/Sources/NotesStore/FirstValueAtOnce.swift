// SPDX-License-Identifier: Apache-2.0
import Dispatch
import GRDB

/// Hands over an observation's first value before `start` returns, so that the first frame of a view has it.
///
/// GRDB's own `.immediate` asks for the main thread. This asks for the main actor, which on Linux may run on another
/// thread.
struct FirstValueAtOnce: ValueObservationMainActorScheduler {
  func immediateInitialValue() -> Bool {
    MainActor.preconditionIsolated("An observation begins on the main actor.")
    return true
  }

  func scheduleOnMainActor(_ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { action() }
  }
}

extension ValueObservationScheduler where Self == FirstValueAtOnce {
  static var firstValueAtOnce: FirstValueAtOnce { FirstValueAtOnce() }
}
