// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Writes what leads to places into a PDF.
struct NavigationWriter {
  private let outline: [DocumentNavigation.Entry]
  private let sizes: [CGSize]
  /// Cairo knows places by names, which are numbers here: nothing in them has to be escaped.
  private var numbers: [String: Int] = [:]
  private var placesOfPages: [Int: [(number: Int, top: CGFloat)]] = [:]
  private static let deepest = 64

  init(_ navigation: DocumentNavigation, sizes: [CGSize]) {
    outline = navigation.outline
    self.sizes = sizes
    for (name, place) in navigation.places.sorted(by: { $0.key < $1.key }) where sizes.indices.contains(place.page) {
      numbers[name] = numbers.count
      placesOfPages[place.page, default: []].append((numbers.count - 1, top(of: place)))
    }
  }

  /// On its page, from above; what isn't there is at the nearest edge.
  private func top(of place: DocumentPlace) -> CGFloat {
    place.top.isFinite ? min(max(place.top, 0), sizes[place.page].height) : 0
  }

  /// Names the places of the page that is being drawn.
  func addPlaces(of page: Int, to context: OpaquePointer) {
    for place in placesOfPages[page] ?? [] {
      cairo_identity_matrix(context)
      cairo_tag_begin(context, "cairo.dest", "name='place-\(place.number)' x=0 y=\(Self.number(place.top))")
      cairo_tag_end(context, "cairo.dest")
    }
  }

  /// Puts a link on the page that is being drawn. One to a place that there isn't is left out.
  func addLink(_ url: URL, _ rect: CGRect, to context: OpaquePointer) {
    let address = url.absoluteString
    let target: String
    if address.hasPrefix("#") {
      let name = address.dropFirst()
      guard let number = numbers[name.removingPercentEncoding ?? String(name)] else { return }
      target = "dest='place-\(number)'"
    } else {
      let escaped = address.replacingOccurrences(of: "\\", with: "%5C").replacingOccurrences(of: "'", with: "%27")
      target = "uri='\(escaped)'"
    }
    let place = [rect.minX, rect.minY, rect.width, rect.height].map(Self.number).joined(separator: " ")
    cairo_identity_matrix(context)
    cairo_tag_begin(context, "Link", "rect=[\(place)] \(target)")
    cairo_tag_end(context, "Link")
  }

  /// Writes the outline. All pages are drawn by then.
  func addOutline(to surface: OpaquePointer) { add(outline, below: 0, depth: 0, to: surface) }

  private func add(
    _ entries: [DocumentNavigation.Entry], below parent: Int32, depth: Int, to surface: OpaquePointer
  ) {
    guard depth < Self.deepest else { return }
    for entry in entries where sizes.indices.contains(entry.place.page) {
      let place = "page=\(entry.place.page + 1) pos=[0 \(Self.number(top(of: entry.place)))]"
      let id = cairo_pdf_surface_add_outline(
        surface, parent, entry.title, place,
        entry.children.isEmpty ? cairo_pdf_outline_flags_t(0) : CAIRO_PDF_OUTLINE_FLAG_OPEN)
      add(entry.children, below: id, depth: depth + 1, to: surface)
    }
  }

  private static func number(_ value: CGFloat) -> String { SVGNode.number(Double(value)) }
}
