// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a link that shares an address, with a label of your own.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: label())
  }

  /// Makes a link that shares a text, with a label of your own.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Makes a link that shares addresses, with a label of your own.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Makes a link that shares texts, with a label of your own.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Makes a link that shares an address, under the title "Share…".
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link that shares an address, under a localized title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares an address, under a string as its title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, S: StringProtocol {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares an address, under a text as its title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link that shares a text, under the title "Share…".
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link that shares a text, under a localized title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares a text, under a string as its title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, S: StringProtocol {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares a text, under a text as its title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL
{
  /// Makes a link that shares addresses, under the title "Share…".
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link that shares addresses, under a localized title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares addresses, under a string as its title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares addresses, under a text as its title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Makes a link that shares texts, under the title "Share…".
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link that shares texts, under a localized title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares texts, under a string as its title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares texts, under a text as its title.
  ///
  /// Gnomon shows neither `subject` nor `message` and doesn't keep them.
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel(title: title))
  }
}
