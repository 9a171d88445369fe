// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import AVKit`: a player's place, with its name in it.
@_exported import AVFoundation
public import Gnomon

/// A film: nothing is played. Its place is drawn with its name, and with what lies over it.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  /// The film's place, with something over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
  /// The film's place.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView { overlay = EmptyView() }
  /// The place.
  public var body: some View {
    _FrameworkPlaceholder(name: "VideoPlayer", reason: "AVKit plays nothing").overlay { overlay }
  }
}

/// What shows a film, by UIKit's name. Its name is drawn.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Whether there are buttons. It's kept.
  open var showsPlaybackControls = true
  /// How the picture fills it. It's kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it may leave the app. It's kept.
  open var allowsPictureInPicturePlayback = true
  /// A view with its name.
  open override func loadView() { view = _FrameworkView(lack: "AVKit plays nothing") }
}
