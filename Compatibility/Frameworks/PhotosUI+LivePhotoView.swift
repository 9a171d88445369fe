// SPDX-License-Identifier: Apache-2.0
// The place of a picture that moves. There is none: nothing is drawn.
public import CoreGraphics
public import Gnomon
public import Photos

/// How a picture moves.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// It isn't said.
  case undefined
  /// All of it, with its sound.
  case full
  /// A short part.
  case hint
}

/// A place for a picture that moves, by Photos' name. No picture can be made, so it's clear.
open class PHLivePhotoView: UIView {
  /// The picture.
  open var livePhoto: PHLivePhoto?
  /// The part of the picture that is shown. It's kept.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// What is told of it. It's kept.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Whether it's silent. It's kept.
  open var isMuted = false
  /// What has it move when it's touched. Nothing is touched.
  public let playbackGestureRecognizer = UIGestureRecognizer()
  /// Has the picture move. It doesn't, and says so once.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    _FrameworkLack.say("PhotosUI moves no pictures.")
  }
  /// Has it rest.
  open func stopPlayback() {}
}

/// What is told of a picture that moves. Nothing is told.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Whether it may begin to move.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    -> Bool
  /// It's about to move.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// It rests.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}
extension PHLivePhotoViewDelegate {
  /// It may.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool { true }
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Does nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
