// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ProgressView where CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<V>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: Text(titleResource), currentValueLabel: EmptyView())
  }
}
