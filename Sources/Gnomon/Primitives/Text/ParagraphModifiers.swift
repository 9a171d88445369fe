// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Sets the most lines that texts inside take; nil is no limit, less than 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View { lines(limit: number, reserved: nil) }

  /// Keeps the height of at least so many lines for texts inside, and sets no limit.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit: nil, reserved: limit.lowerBound)
  }

  /// Sets the most lines that texts inside take.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(limit: limit.upperBound, reserved: nil)
  }

  /// Sets the fewest lines whose height is kept and the most lines that texts inside take.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit: limit.upperBound, reserved: limit.lowerBound)
  }

  /// Sets the most lines that texts inside take, and whether their height is kept where there are fewer.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(limit: limit, reserved: reservesSpace ? limit : nil)
  }

  nonisolated private func lines(limit: Int?, reserved: Int?) -> some View {
    let change = LineLimitChange(limit: limit, reserved: reserved)
    return modifier(
      EnvironmentWriter(
        write: {
          $0.text.lineLimit = limit
          $0.text.reservedLines = reserved
        },
        isSame: { ($0.value as? LineLimitChange) == change }, value: change))
  }

  /// Sets the side that lines of texts inside lean on. It places lines in their text, not the text in its container.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text(\.alignment, alignment)
  }

  /// Sets the part that is left out of texts inside that don't fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { text(\.truncationMode, mode) }

  /// Sets points between lines inside, beyond the font's own.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { text(\.lineSpacing, lineSpacing) }

  /// Sets how far baselines of neighbouring lines inside lie apart, and how high a single line is; nil is the fonts' own.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    text(\.attributes.lineHeight, lineHeight)
  }

  /// Lets characters inside come closer where a line wouldn't fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { text(\.allowsTightening, flag) }

  /// Lets texts inside shrink to fit, down to a factor from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { text(\.minimumScaleFactor, factor) }

  /// Writes texts inside in capitals or small letters; nil leaves them as written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { text(\.textCase, textCase) }

  /// Sets the reader's type size inside.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { text(\.dynamicTypeSize, size) }

  /// Keeps the reader's type size inside in a range.
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    let change = TypeSizeChange(sizes: sizes)
    return modifier(
      EnvironmentWriter(
        write: { environment in
          guard let first = sizes.first, let last = sizes.last else { return }
          environment.text.dynamicTypeSize = min(max(environment.text.dynamicTypeSize, first), last)
        },
        isSame: { ($0.value as? TypeSizeChange) == change }, value: change))
  }
}

private struct LineLimitChange: Equatable {
  let limit: Int?
  let reserved: Int?
}

private struct TypeSizeChange: Equatable {
  let sizes: [DynamicTypeSize]
}
