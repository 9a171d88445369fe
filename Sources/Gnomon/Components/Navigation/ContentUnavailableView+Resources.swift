// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ContentUnavailableView where Label == Gnomon.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view that stands in for missing content with the title of a localized resource and an image above it.
  /// `image` is the name of an image in an asset catalogue. `description` stands below, smaller.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, image: name) }, description: { description })
  }

  /// Makes a view that stands in for missing content with the title of a localized resource and a symbol above it.
  /// `systemImage` is the name of the symbol. `description` stands below, smaller.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, systemImage: name) }, description: { description })
  }
}
