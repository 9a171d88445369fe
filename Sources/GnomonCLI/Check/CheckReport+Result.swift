// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

extension CheckReport {
  /// Adds what came of a target's program.
  mutating func add(_ result: CheckedProgram.Result, target: String) {
    looks = result.looks
    for (index, preview) in result.previews.enumerated() {
      previews.append(
        Preview(target: target, preview: preview, looks: result.shown[index], ending: result.breaks[index]))
    }
  }
}
