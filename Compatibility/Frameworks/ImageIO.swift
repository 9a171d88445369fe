// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import ImageIO`: pictures of files' bytes. Those that Gnomon reads (PNG, JPEG, WebP, SVG) are real, with one frame; of others
// there is no frame.
@_exported import GnomonFoundation
public import Gnomon
public import GnomonCairo

/// Bytes that grow, by Core Foundation's name.
public typealias CFMutableData = NSMutableData
/// What gives memory, by Core Foundation's name: the usual one.
public typealias CFAllocator = NSNull
/// Bytes that can be added to. The numbers change nothing.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData! { NSMutableData() }

/// A picture of a file's bytes, by Image I/O's name.
public final class CGImageSource: @unchecked Sendable {
  fileprivate var data: Data
  fileprivate var isFinal: Bool
  private var known: UIImage??
  fileprivate init(_ data: Data, isFinal: Bool) { (self.data, self.isFinal) = (data, isFinal) }
  fileprivate var picture: UIImage? {
    if let known { return known }
    let read = data.isEmpty ? nil : UIImage(data: data)
    known = .some(read)
    return read
  }
  fileprivate func update(_ data: Data, isFinal: Bool) {
    (self.data, self.isFinal, known) = (data, isFinal, nil)
  }
}

/// Whether a picture's bytes are there, by Image I/O's name.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The bytes end too early.
  case statusUnexpectedEOF = -5
  /// The bytes can't be read.
  case statusInvalidData = -4
  /// The format isn't read.
  case statusUnknownType = -3
  /// The header isn't there yet.
  case statusReadingHeader = -2
  /// They aren't all there yet.
  case statusIncomplete = -1
  /// They are all there.
  case statusComplete = 0
}

// The options and properties, by Image I/O's names.
/// Whether a small picture is made where there is none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is made in any case.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether it's turned as the picture is.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Its greatest side in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// By how much both sides are made smaller: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// Whether pixels are kept.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are read at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// What the format may be.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether numbers may have fractions.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How it's turned: 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The pixels of an inch across.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The pixels of an inch down.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether it has opacity.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The properties of a GIF. There are none.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long a frame of a GIF is shown, in seconds.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The same without the least time.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a GIF is shown.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The properties of a JPEG. There are none.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Whether a JPEG comes in rounds.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// The camera's properties. There are none.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The properties of a TIFF. There are none.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The place of a picture. There is none.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The properties of a PNG. There are none.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How long a frame of a PNG is shown, in seconds.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The same without the least time.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a PNG is shown.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The properties of a row of HEIC pictures. There are none.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// How long a picture of a row is shown, in seconds.
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// The same without the least time.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a row of HEIC pictures is shown.
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
/// The properties of a WebP. There are none.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How long a frame of a WebP is shown, in seconds.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The same without the least time.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a WebP is shown.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The quality of a JPEG, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// A picture of bytes. It's there for any: one that can't be read has no frame.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data, isFinal: true)
}
/// A picture of a file; nil where there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0, isFinal: true) }
}
/// A picture of a file; nil where there is none.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}
/// A picture whose bytes come one after the other.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}
/// Takes all bytes that there are so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}
/// Takes all bytes that there are so far.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  isrc.update(provider.data ?? Data(), isFinal: final)
}
/// The number of frames: 1, or 0 where the bytes can't be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : 1 }
/// The format's name; nil where it isn't known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  let start = [UInt8](isrc.data.prefix(12))
  if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
  if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "public.jpeg" }
  if start.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
  if start.count == 12, start[..<4].elementsEqual("RIFF".utf8), start[8...].elementsEqual("WEBP".utf8) {
    return "org.webmproject.webp"
  }
  if start.count == 12, start[4..<8].elementsEqual("ftyp".utf8) { return "public.heic" }
  return nil
}
/// Whether the bytes are there.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  if isrc.picture != nil { return isrc.isFinal ? .statusComplete : .statusIncomplete }
  return isrc.isFinal
    ? (CGImageSourceGetType(isrc) == nil ? .statusUnknownType : .statusInvalidData) : .statusReadingHeader
}
/// Whether a frame is there.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index == 0 ? CGImageSourceGetStatus(isrc) : .statusUnexpectedEOF
}
/// The properties of the file: none.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.picture == nil ? nil : [:]
}
/// A frame's width, height and turn; nil where there is no such frame. Other properties aren't read.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let picture = isrc.picture, let pixels = picture.cgImage else { return nil }
  let turns: [UIImage.Orientation: Int] = [
    .up: 1, .upMirrored: 2, .down: 3, .downMirrored: 4, .leftMirrored: 5, .right: 6, .rightMirrored: 7, .left: 8,
  ]
  return [
    kCGImagePropertyPixelWidth: pixels.width, kCGImagePropertyPixelHeight: pixels.height,
    kCGImagePropertyOrientation: turns[picture.imageOrientation] ?? 1, kCGImagePropertyDepth: 8,
  ]
}
/// A frame's pixels, a half, a quarter or an eighth as wide where the options ask for it; nil where there is no such frame.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let pixels = isrc.picture?.cgImage else { return nil }
  let value = options?[kCGImageSourceSubsampleFactor]
  guard let factor = (value as? Int) ?? (value as? NSNumber)?.intValue, [2, 4, 8].contains(factor) else {
    return pixels
  }
  let size = CGSize(width: (pixels.width + factor - 1) / factor, height: (pixels.height + factor - 1) / factor)
  return UIImage(cgImage: pixels).preparingThumbnail(of: size)?.cgImage ?? pixels
}
/// A frame's pixels, made smaller where the options ask for it; nil where there is no such frame.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let picture = isrc.picture, let pixels = picture.cgImage else { return nil }
  let value = options?[kCGImageSourceThumbnailMaxPixelSize]
  let wanted = (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
  let longest = CGFloat(max(pixels.width, pixels.height))
  guard let wanted, wanted > 0, wanted < longest else { return pixels }
  let scale = wanted / longest
  let size = CGSize(
    width: max(1, (CGFloat(pixels.width) * scale).rounded()), height: max(1, (CGFloat(pixels.height) * scale).rounded())
  )
  return UIImage(cgImage: pixels).preparingThumbnail(of: size)?.cgImage
}
/// The formats that are read.
public func CGImageSourceCopyTypeIdentifiers() -> [CFString] { ["public.png", "public.jpeg", "org.webmproject.webp"] }

/// A file that a picture is written to, by Image I/O's name: PNG or JPEG.
public final class CGImageDestination: @unchecked Sendable {
  fileprivate let type: String
  fileprivate let write: (Data) -> Bool
  fileprivate var picture: UIImage?
  fileprivate var quality: CGFloat = 1
  fileprivate init(_ type: String, _ write: @escaping (Data) -> Bool) { (self.type, self.write) = (type, write) }
}
/// The formats that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> [CFString] { ["public.png", "public.jpeg"] }
/// A picture that is written into bytes; nil for a format that isn't written, or for several frames.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard count == 1, CGImageDestinationCopyTypeIdentifiers().contains(type) else { return nil }
  return CGImageDestination(type) {
    data.append($0)
    return true
  }
}
/// A picture that is written into a file; nil for a format that isn't written, or for several frames.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard count == 1, CGImageDestinationCopyTypeIdentifiers().contains(type) else { return nil }
  return CGImageDestination(type) { (try? $0.write(to: url)) != nil }
}
/// Sets the picture.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.picture = UIImage(cgImage: image)
  let value = properties?[kCGImageDestinationLossyCompressionQuality]
  if let quality = (value as? CGFloat) ?? (value as? Double).map({ CGFloat($0) })
    ?? (value as? Float).map({ CGFloat($0) })
  {
    idst.quality = quality
  }
}
/// Sets properties. Those of the whole file are none.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes the file; false where there is no picture.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  let data =
    idst.type == "public.png" ? idst.picture?.pngData() : idst.picture?.jpegData(compressionQuality: idst.quality)
  return data.map(idst.write) ?? false
}
/// How pixels are turned, by Image I/O's name.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Not at all.
  case up = 1
  /// Mirrored.
  case upMirrored
  /// Half a turn.
  case down
  /// Mirrored and half a turn.
  case downMirrored
  /// Mirrored and a quarter turn.
  case leftMirrored
  /// A quarter turn.
  case right
  /// Mirrored and a quarter turn.
  case rightMirrored
  /// A quarter turn.
  case left
}
