// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension CairoRenderer {
  /// A PDF document with one page: a point is a point, shapes stay shapes and text can be searched and copied.
  ///
  /// What PDF has no words for (blurs, shadows, colour matrices, angular gradients, what holds `plusDarker`) is drawn
  /// as pixels, two to a point or as many as the list's scale. See ``pdf(pages:title:)``.
  public func pdf(_ list: DisplayList, title: String? = nil) throws -> Data {
    try pdf(pages: [list], information: DocumentInformation(title: title))
  }

  /// A PDF document with a page for each display list, in their order.
  ///
  /// - Parameters:
  ///   - pages: the pages' drawings. An empty array is an error.
  ///   - title: the document's title; nil or empty gives none.
  /// - Throws: ``RenderingError`` where there is no page, or one that is empty or larger than 14,400 points a side.
  public func pdf(pages: [DisplayList], title: String?) throws -> Data {
    try pdf(pages: pages, information: DocumentInformation(title: title))
  }

  /// A PDF document with a page for each display list. The same lists give the same bytes: no date is written.
  ///
  /// - Parameters:
  ///   - pages: the pages' drawings.
  ///   - information: what the document says of itself.
  ///   - navigation: the outline beside the document, and the places that links to `#name` lead to.
  ///
  /// Throws ``RenderingError`` where there is no page, or one that is empty or larger than 14400 points a side.
  public func pdf(
    pages: [DisplayList], information: DocumentInformation = DocumentInformation(),
    navigation: DocumentNavigation = DocumentNavigation()
  ) throws -> Data {
    for page in pages { try check(page.size) }
    let fonts = DocumentFonts()
    if pages.count >= Self.manyPages {
      // It takes less time to look for the glyphs of large fonts than to draw everything twice.
      for page in pages { fonts.add(page) }
      _ = fonts.takePlaces()
      return try pdf(pages, information, fonts, navigation)
    }
    let document = try pdf(pages, information, fonts, navigation)
    guard fonts.takePlaces() else { return document }
    let leaner = try pdf(pages, information, fonts, navigation)
    return leaner.count < document.count ? leaner : document
  }

  /// A document of so many pages isn't drawn twice.
  private static let manyPages = 8

  func pdf(
    _ pages: [DisplayList], _ information: DocumentInformation, _ fonts: DocumentFonts,
    _ navigation: DocumentNavigation = DocumentNavigation()
  ) throws -> Data {
    guard let first = pages.first else { throw RenderingError.emptyCanvas(width: 0, height: 0) }
    let output = PDFOutput()
    let pictures = DocumentPictures()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let output = Unmanaged<PDFOutput>.fromOpaque(closure).takeUnretainedValue()
        return output.append(bytes, count: Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_NO_MEMORY
      }, Unmanaged.passUnretained(output).toOpaque(), Double(first.size.width), Double(first.size.height))
    guard let surface else { throw RenderingError.outOfMemory }
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    information.write(to: surface)
    let navigator = NavigationWriter(navigation, sizes: pages.map(\.size))
    for (index, page) in pages.enumerated() {
      cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
      guard let context = cairo_create(surface) else { throw RenderingError.outOfMemory }
      let fineness = min(
        page.scale.isFinite ? min(max(Double(page.scale), 2), 8) : 2, CanvasLimit.largestScale(of: page.size))
      let painter = CairoPainter(
        AdjoiningFills.overlapping(PixelPlan.gathered(page.withoutBackdrops(), for: .pdf)), context: context,
        surface: nil, scale: 1,
        rasterScale: fineness)
      painter.documentFonts = fonts
      painter.documentPictures = pictures
      painter.run()
      navigator.addPlaces(of: index, to: context)
      for link in painter.links { navigator.addLink(link.url, link.rect, to: context) }
      cairo_show_page(context)
      let status = cairo_status(context)
      cairo_destroy(context)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw RenderingError.cairo(String(cString: cairo_status_to_string(status)))
      }
    }
    navigator.addOutline(to: surface)
    cairo_surface_finish(surface)
    return try withExtendedLifetime(output) {
      let status = cairo_surface_status(surface)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw RenderingError.cairo(String(cString: cairo_status_to_string(status)))
      }
      return output.data
    }
  }

  private func check(_ size: CGSize) throws {
    let (width, height) = (Double(size.width), Double(size.height))
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw RenderingError.emptyCanvas(width: width, height: height)
    }
    guard width <= 14400, height <= 14400 else { throw RenderingError.pageTooLarge(width: width, height: height) }
  }
}

/// The information that a PDF holds about itself.
public struct DocumentInformation: Hashable, Sendable {
  /// The document's title; nil or empty gives none.
  public var title: String?
  /// The name of the person who made the document; nil or empty gives none.
  public var author: String?
  /// A short text about the document; nil or empty gives none.
  public var subject: String?
  /// The words to find the document by; empty gives none.
  public var keywords: [String]
  /// The program that the document was made with.
  public var creator: String?

  /// Makes the information of a document. What isn't given isn't written.
  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: [String] = [],
    creator: String? = nil
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.creator = creator
  }

  fileprivate func write(to surface: OpaquePointer) {
    func set(_ key: cairo_pdf_metadata_t, _ value: String?) {
      if let value, !value.isEmpty { cairo_pdf_surface_set_metadata(surface, key, value) }
    }
    set(CAIRO_PDF_METADATA_TITLE, title)
    set(CAIRO_PDF_METADATA_AUTHOR, author)
    set(CAIRO_PDF_METADATA_SUBJECT, subject)
    set(CAIRO_PDF_METADATA_KEYWORDS, keywords.joined(separator: ", "))
    set(CAIRO_PDF_METADATA_CREATOR, creator)
  }
}

/// Collects what Cairo writes: many pieces, most of them some bytes long.
private final class PDFOutput {
  private var bytes: UnsafeMutableRawPointer?
  private var count = 0
  private var capacity = 0

  deinit { free(bytes) }

  /// Answers false where memory is short.
  func append(_ more: UnsafePointer<UInt8>, count added: Int) -> Bool {
    if count + added > capacity {
      let wanted = max(2 * capacity, count + added, 1 << 16)
      guard let grown = realloc(bytes, wanted) else { return false }
      (bytes, capacity) = (grown, wanted)
    }
    if let bytes { memcpy(bytes + count, more, added) }
    count += added
    return true
  }

  var data: Data { bytes.map { Data(bytes: $0, count: count) } ?? Data() }
}
