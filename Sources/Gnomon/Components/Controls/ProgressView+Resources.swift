// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a progress view with the title of a localized resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: EmptyView())
  }

  /// Makes a progress view with the title of a localized resource. `value` of `total` is done: less than 0 counts as 0,
  /// more than `total` as all. nil shows that something is under way, without saying how far.
  @_disfavoredOverload
  nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: Text(titleResource), currentValueLabel: EmptyView())
  }
}
