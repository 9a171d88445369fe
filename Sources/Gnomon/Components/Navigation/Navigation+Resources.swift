// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NavigationLink where Label == Text {
  /// Makes a link with the title of a localized resource. A tap pushes `destination` onto the stack around.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleResource), target: .view(destination()))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link with the title of a localized resource. A tap pushes `value` onto the path of the stack around, which
  /// shows what its `navigationDestination` makes of it; nil disables the link.
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
