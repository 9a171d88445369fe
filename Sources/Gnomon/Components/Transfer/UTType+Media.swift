// SPDX-License-Identifier: Apache-2.0
// Pictures, sound, films and scenes.
extension UTType {
  /// Any picture.
  public static var image: UTType { UTType(known: "public.image") }
  /// A JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// An icon of Apple's systems.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A bitmap of Windows.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// What a camera's sensor has seen.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// An SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A Live Photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// A HEIF.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// A HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// Any scene in three dimensions.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A scene in Universal Scene Description.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// A packed scene in Universal Scene Description.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A scene of Reality Composer.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// A scene of SceneKit.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// An object to be recognised.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Sound, pictures that move, or both.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Pictures that move, with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Pictures that move, without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// An MPEG-1 or MPEG-2 movie.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// An MPEG-2 video.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// A transport stream of MPEG-2.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// MPEG-4 sound.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Protected MPEG-4 sound.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// A protected MPEG-4 movie.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// An AVI.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// AIFF.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// MIDI.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A list of what is to be played.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// A list of what is to be played, as M3U.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
}
