// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CoreServices` and `import MobileCoreServices`: the old names of kinds of files. They are those of
// `UniformTypeIdentifiers`.
@_exported import GnomonFoundation
import struct Gnomon.UTType

/// Bytes.
public let kUTTypeData: CFString = "public.data"
/// Something that is kept.
public let kUTTypeItem: CFString = "public.item"
/// Something that is shown.
public let kUTTypeContent: CFString = "public.content"
/// A text.
public let kUTTypeText: CFString = "public.text"
/// A text without looks.
public let kUTTypePlainText: CFString = "public.plain-text"
/// A text without looks, in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// A page.
public let kUTTypeHTML: CFString = "public.html"
/// An address.
public let kUTTypeURL: CFString = "public.url"
/// A file's address.
public let kUTTypeFileURL: CFString = "public.file-url"
/// A picture.
public let kUTTypeImage: CFString = "public.image"
/// A picture of PNG.
public let kUTTypePNG: CFString = "public.png"
/// A picture of JPEG.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A picture of GIF.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A picture of TIFF.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A film.
public let kUTTypeMovie: CFString = "public.movie"
/// A film without sounds.
public let kUTTypeVideo: CFString = "public.video"
/// Sounds.
public let kUTTypeAudio: CFString = "public.audio"
/// A film of MPEG-4.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// A film of QuickTime.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// A picture that moves.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// A document of PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A text of JSON.
public let kUTTypeJSON: CFString = "public.json"
/// A folder.
public let kUTTypeFolder: CFString = "public.folder"
/// An archive.
public let kUTTypeArchive: CFString = "public.archive"

/// The class of endings of files' names.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of names of the network.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

private func type(_ tagClass: CFString, _ tag: CFString) -> UTType? {
  switch tagClass {
  case kUTTagClassFilenameExtension: UTType(filenameExtension: tag)
  case kUTTagClassMIMEType: UTType(mimeType: tag)
  default: nil
  }
}

/// The kind of a tag; nil where none is known.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<NSString>? {
  type(inTagClass, inTag).map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}
/// A kind's tag of a class; nil where none is known.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<NSString>? {
  guard let type = UTType(inUTI) else { return nil }
  let tag = inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}
/// Whether a kind is one of another kind.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
  return type.conforms(to: other)
}
