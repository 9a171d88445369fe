// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Link where Label == Text {
  /// Makes a link with the title of a localized resource. A tap hands `destination` to the environment's `openURL`.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address under a title.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Shares a text under a title.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
  /// Shares addresses under a title.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
  /// Shares texts under a title.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleResource)))
  }
}
