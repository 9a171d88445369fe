// SPDX-License-Identifier: Apache-2.0
// Pictures, sound, films and scenes.
extension UTType {
  /// Any picture (`public.image`).
  public static var image: UTType { UTType(known: "public.image") }
  /// A picture in JPEG (`public.jpeg`).
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A picture in TIFF (`public.tiff`).
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A picture in GIF (`com.compuserve.gif`).
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A picture in PNG (`public.png`).
  public static var png: UTType { UTType(known: "public.png") }
  /// An icon of Apple's systems (`com.apple.icns`).
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A bitmap of Windows (`com.microsoft.bmp`).
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// An icon of Windows (`com.microsoft.ico`).
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// What a camera's sensor has seen (`public.camera-raw-image`).
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// A drawing in SVG (`public.svg-image`).
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A Live Photo (`com.apple.live-photo`).
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// A picture in HEIF (`public.heif`).
  public static var heif: UTType { UTType(known: "public.heif") }
  /// A picture in HEIC (`public.heic`).
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A picture in WebP (`org.webmproject.webp`).
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// Any scene in three dimensions (`public.3d-content`).
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A scene in Universal Scene Description (`com.pixar.universal-scene-description`).
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// A packed scene in Universal Scene Description (`com.pixar.universal-scene-description-mobile`).
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A scene of Reality Composer (`com.apple.reality`).
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// A scene of SceneKit (`com.apple.scenekit.scene`).
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// An object to be recognised (`com.apple.arobject`).
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Sound, pictures that move, or both (`public.audiovisual-content`).
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Pictures that move, with or without sound (`public.movie`).
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Pictures that move, without sound (`public.video`).
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound (`public.audio`).
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A QuickTime movie (`com.apple.quicktime-movie`).
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// An MPEG-1 or MPEG-2 movie (`public.mpeg`).
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// An MPEG-2 video (`public.mpeg-2-video`).
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// A transport stream of MPEG-2 (`public.mpeg-2-transport-stream`).
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// Sound in MP3 (`public.mp3`).
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// An MPEG-4 movie (`public.mpeg-4`).
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// MPEG-4 sound (`public.mpeg-4-audio`).
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Protected MPEG-4 sound (`com.apple.protected-mpeg-4-audio`).
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// A protected MPEG-4 movie (`com.apple.protected-mpeg-4-video`).
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// A film in AVI (`public.avi`).
  public static var avi: UTType { UTType(known: "public.avi") }
  /// Sound in AIFF (`public.aiff-audio`).
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// Sound in WAV (`com.microsoft.waveform-audio`).
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// Music in MIDI (`public.midi-audio`).
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A list of what is to be played (`public.playlist`).
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// A list of what is to be played, as M3U (`public.m3u-playlist`).
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
}
