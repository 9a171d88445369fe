// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ShareLink {
  /// Makes a link that shares a value, with a label of your own.
  ///
  /// Gnomon drops `subject`, `message` and `preview`: nothing shows them.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable { self.init(items: CollectionOfOne(item), label: label()) }

  /// Makes a link that shares values, with a label of your own.
  ///
  /// Gnomon drops `subject` and `message`, and never calls `preview`.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(items: items, label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a link that shares a value, under the title "Share…".
  ///
  /// Gnomon drops `subject`, `message` and `preview`: nothing shows them.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link that shares values, under the title "Share…".
  ///
  /// Gnomon drops `subject` and `message`, and never calls `preview`.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, label: DefaultShareLinkLabel(title: nil)) }

  /// Makes a link that shares a value, under a localized title.
  ///
  /// Gnomon drops `subject`, `message` and `preview`: nothing shows them.
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link that shares values, under a localized title.
  ///
  /// Gnomon drops `subject` and `message`, and never calls `preview`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Makes a link that shares a value, under a title from the app's resources.
  ///
  /// Gnomon drops `subject`, `message` and `preview`: nothing shows them.
  @_disfavoredOverload
  nonisolated public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Makes a link that shares values, under a title from the app's resources.
  ///
  /// Gnomon drops `subject` and `message`, and never calls `preview`.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleResource))) }

  /// Makes a link that shares a value, under a string as its title.
  ///
  /// Gnomon drops `subject`, `message` and `preview`: nothing shows them.
  @_disfavoredOverload
  nonisolated public init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable, S: StringProtocol {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link that shares values, under a string as its title.
  ///
  /// Gnomon drops `subject` and `message`, and never calls `preview`.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where S: StringProtocol { self.init(items: items, label: DefaultShareLinkLabel(title: Text(title))) }

  /// Makes a link that shares a value, under a text as its title.
  ///
  /// Gnomon drops `subject`, `message` and `preview`: nothing shows them.
  nonisolated public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link that shares values, under a text as its title.
  ///
  /// Gnomon drops `subject` and `message`, and never calls `preview`.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, label: DefaultShareLinkLabel(title: title)) }
}
