// SPDX-License-Identifier: Apache-2.0
// The picker of pictures as a view and as a modifier. Its button is drawn, and no picture can be chosen.
public import Gnomon
import GnomonFoundation
public import Photos

private func lack() { _FrameworkLack.say("there is no library of pictures: PhotosPicker chooses none.") }

/// A picture that was chosen. There is none.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// In which form a picture's bytes come.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let number: Int
    /// As it suits.
    public static let automatic = EncodingDisambiguationPolicy(number: 0)
    /// As they are.
    public static let current = EncodingDisambiguationPolicy(number: 1)
    /// In a form that all can read.
    public static let compatible = EncodingDisambiguationPolicy(number: 2)
  }
  /// The name that it's found by.
  public let itemIdentifier: String?
  /// The kinds of its bytes.
  public let supportedContentTypes: [UTType]
  /// The item of a name. It has no bytes.
  public init(itemIdentifier: String) { (self.itemIdentifier, supportedContentTypes) = (itemIdentifier, []) }
  /// Reads it. nil: there are no bytes.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// Reads it. nil: there are no bytes.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    completionHandler(.success(nil))
    return progress
  }
}

/// How several pictures are chosen.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let number: Int
  /// In any order.
  public static let `default` = PhotosPickerSelectionBehavior(number: 0)
  /// In the order in which they're tapped.
  public static let ordered = PhotosPickerSelectionBehavior(number: 1)
  /// In any order, and told while they're tapped.
  public static let continuous = PhotosPickerSelectionBehavior(number: 2)
  /// In the order in which they're tapped, and told meanwhile.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(number: 3)
}

/// A button that has pictures chosen. It's drawn, and chooses none: a tap warns.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  /// The button.
  public var body: some View { Button(action: lack) { label } }
  /// A button for one picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for one picture of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for several pictures.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for several pictures of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension PhotosPicker where Label == Text {
  /// A button of a text for one picture.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  /// A button of a text for one picture of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  /// A button of a text for several pictures.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  /// A button of a text for several pictures of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  /// A button of a text as it is for one picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }
  /// A button of a text as it is for one picture of a library.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(title) }
  /// A button of a text as it is for several pictures.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }
  /// A button of a text as it is for several pictures of a library.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(title) }
}

extension View {
  /// Has a picture chosen. Nothing is shown, and a warning says so once.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(PickerLack(isPresented: isPresented)) }
  /// Has a picture chosen of a library. Nothing is shown, and a warning says so once.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { modifier(PickerLack(isPresented: isPresented)) }
  /// Has pictures chosen. Nothing is shown, and a warning says so once.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { modifier(PickerLack(isPresented: isPresented)) }
  /// Has pictures chosen of a library. Nothing is shown, and a warning says so once.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { modifier(PickerLack(isPresented: isPresented)) }
}

/// Says that nothing can be chosen, and ends the presentation.
private struct PickerLack: ViewModifier {
  @Binding var isPresented: Bool

  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) {
      guard isPresented else { return }
      lack()
      isPresented = false
    }
  }
}
