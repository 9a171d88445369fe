// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a view that says that something is under way, with a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: EmptyView())
  }

  /// Makes a view of how much is done, with a title from the app's resources.
  ///
  /// The share is `value` divided by `total`, at least 0 and at most 1. It isn't known if `value` is nil or `total` is
  /// 0.
  @_disfavoredOverload
  nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: Text(titleResource), currentValueLabel: EmptyView())
  }
}
