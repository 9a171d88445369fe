// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ContentUnavailableView where Label == Gnomon.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title from a localized resource and a picture by its name; a nil description shows none.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, image: name) }, description: { description })
  }

  /// Creates a message with a title from a localized resource and a system symbol; a nil description shows none.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, systemImage: name) }, description: { description })
  }
}
