// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Link where Label == Text {
  /// Makes a link to an address with a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Makes a link that shares an address, under a title from the app's resources.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Makes a link that shares a text, under a title from the app's resources.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
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
  /// Makes a link that shares addresses, under a title from the app's resources.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
  /// Makes a link that shares texts, under a title from the app's resources.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleResource)))
  }
}
