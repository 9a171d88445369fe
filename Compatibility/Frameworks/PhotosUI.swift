// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import PhotosUI`: a button whose pictures can't be chosen.
@_exported import GnomonFoundation
public import Gnomon

/// Which pictures may be chosen.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private let kinds: Set<String>
  /// Pictures.
  public static let images = PHPickerFilter(kinds: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(kinds: ["videos"])
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
  /// One of some kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}
/// A picture that was chosen. There is none.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// The name that it's found by.
  public let itemIdentifier: String?
  /// The kinds of its bytes.
  public let supportedContentTypes: [UTType]
  /// Reads it. nil: there are no bytes.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}
/// A button that has pictures chosen. It's drawn, and chooses none: a tap warns.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  /// A button for one picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for several pictures.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button of a text for one picture.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) where Label == Text { label = Text(titleKey) }
  /// The button.
  public var body: some View {
    Button(action: { _FrameworkLack.say("there is no library of pictures: PhotosPicker chooses none.") }) { label }
  }
}
