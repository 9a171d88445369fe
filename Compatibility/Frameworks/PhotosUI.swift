// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import PhotosUI`: a button whose pictures can't be chosen.
@_exported import GnomonFoundation
@_exported import Photos
@_exported import UniformTypeIdentifiers
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

// MARK: - The picker by its older name

/// Which pictures may be chosen, and how many.
public struct PHPickerConfiguration: Sendable {
  /// In which form pictures come.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As it suits.
    case automatic
    /// As they are.
    case current
    /// In a form that all can read.
    case compatible
  }
  /// How pictures are chosen.
  public enum Selection: Int, Sendable {
    /// In any order.
    case `default`
    /// In the order in which they're tapped.
    case ordered
  }
  /// How many may be chosen; 0 is any number.
  public var selectionLimit = 1
  /// Which may be chosen; nil is all.
  public var filter: PHPickerFilter?
  /// How they're chosen.
  public var selection = Selection.default
  /// In which form they come.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Those that are chosen at first, by the names that they're found by.
  public var preselectedAssetIdentifiers: [String] = []
  /// One picture of any kind.
  public init() {}
}
/// A picture that was chosen. There is none.
public struct PHPickerResult: Hashable, Sendable {
  /// What gives its bytes.
  public var itemProvider: NSItemProvider { NSItemProvider() }
  /// The name that it's found by.
  public let assetIdentifier: String?
  private init() { assetIdentifier = nil }
}
/// What is told of pictures that were chosen. It's told nothing.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Pictures were chosen.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// Has pictures chosen. Its name is drawn, and none can be chosen.
open class PHPickerViewController: UIViewController {
  /// Which may be chosen.
  public let configuration: PHPickerConfiguration
  /// What is told of them. It's kept.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Has pictures chosen. Its name is drawn.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// nil: there are no archives to read.
  public required init?(coder: NSCoder) { return nil }
  /// The view that draws the name.
  open override func loadView() {
    view = PHPickerView(lack: "there is no library of pictures")
  }
}
private final class PHPickerView: _FrameworkView {}
