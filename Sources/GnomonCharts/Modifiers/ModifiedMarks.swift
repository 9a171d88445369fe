// SPDX-License-Identifier: Apache-2.0
import Gnomon

/// Content whose marks are told something by a modifier.
struct ModifiedMarks<Content: ChartContent>: PrimitiveChartContent, @unchecked Sendable {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (_MarkInputs, _MarkCollector) -> _MarkInputs

  nonisolated init(_ content: Content, _ change: @escaping (_MarkInputs, _MarkCollector) -> _MarkInputs) {
    (self.content, self.change) = (content, change)
  }

  nonisolated static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    Content._collect(content.content, content.change(inputs, marks), into: marks)
  }
}

extension ChartContent {
  /// The content with its marks' style changed. What marks inside say themselves comes later, and counts.
  nonisolated func styled(_ change: @escaping (MarkStyle, _MarkCollector) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(self) { inputs, marks in inputs.styled { change($0, marks) } }
  }

  /// The content as a group that is drawn as one.
  nonisolated func grouped(_ effect: @escaping (_MarkCollector) -> _MarkCollector.GroupEffect) -> ModifiedMarks<Self> {
    ModifiedMarks(self) { inputs, marks in
      var inputs = inputs
      inputs.group = marks.group(at: inputs.place, in: inputs.group) { effect(marks) }
      return inputs
    }
  }
}
