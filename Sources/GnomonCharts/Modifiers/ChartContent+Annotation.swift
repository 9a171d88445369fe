// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension ChartContent {
  /// Shows a view beside each of the marks.
  ///
  /// - Parameters:
  ///   - position: the side of the mark on which it stands.
  ///   - alignment: how it's aligned with the mark along that side.
  ///   - spacing: the distance to the mark in points; nil is the usual one.
  ///   - content: makes the view.
  nonisolated public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, .automatic) { _ in view }
  }

  /// Shows a view beside each of the marks, which is made knowing the mark's size.
  nonisolated public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// Shows a view beside each of the marks, and says what becomes of it where it reaches beyond the chart.
  nonisolated public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Shows a view beside each of the marks, which is made knowing the mark's size, and says what becomes of it where it
  /// reaches beyond the chart.
  nonisolated public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  nonisolated private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> AnyView
  ) -> ModifiedMarks<Self> {
    styled { marks, _ in
      marks.annotations.append(
        Annotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content))
    }
  }
}
