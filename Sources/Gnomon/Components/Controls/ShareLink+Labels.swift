// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares an address, under a label of one's own.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: label())
  }

  /// Shares a text, under a label of one's own.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Shares addresses, under a label of one's own.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Shares texts, under a label of one's own.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
  }

  /// Shares an address under a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares an address under a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, S: StringProtocol {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares an address under a title.
  nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: title))
  }

  /// Shares a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
  }

  /// Shares a text under a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares a text under a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, S: StringProtocol {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares a text under a title.
  nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL
{
  /// Shares addresses.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel(title: nil))
  }

  /// Shares addresses under a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares addresses under a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares addresses under a title.
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Shares texts.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel(title: nil))
  }

  /// Shares texts under a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares texts under a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol {
    self.init(items: items, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares texts under a title.
  nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, label: DefaultShareLinkLabel(title: title))
  }
}
