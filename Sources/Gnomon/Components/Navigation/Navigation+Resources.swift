// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleResource), target: .view(destination()))
  }
}

extension NavigationLink where Destination == Never {
  @_disfavoredOverload
  nonisolated public init<P>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text, P: Hashable {
    self.init(label: Text(titleResource), target: .value(value.map { AnyHashable($0) }))
  }
}

extension View {
  /// The title in the bar above.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
