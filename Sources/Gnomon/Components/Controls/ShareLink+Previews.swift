// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ShareLink {
  /// Shares a value, under a label of one's own.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable { self.init(items: CollectionOfOne(item), label: label()) }

  /// Shares values, under a label of one's own.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(items: items, label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares a value.
  nonisolated public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: nil))
  }

  /// Shares values.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, label: DefaultShareLinkLabel(title: nil)) }

  /// Shares a value under a title.
  nonisolated public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares values under a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Shares a value under a title.
  @_disfavoredOverload
  nonisolated public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Shares values under a title.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, label: DefaultShareLinkLabel(title: Text(titleResource))) }

  /// Shares a value under a title.
  @_disfavoredOverload
  nonisolated public init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable, S: StringProtocol {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares values under a title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where S: StringProtocol { self.init(items: items, label: DefaultShareLinkLabel(title: Text(title))) }

  /// Shares a value under a title.
  nonisolated public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title: title))
  }

  /// Shares values under a title.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items: items, label: DefaultShareLinkLabel(title: title)) }
}
