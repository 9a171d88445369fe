// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension ImageRenderer {
  /// The view as a PDF document of pages. Gnomon's own.
  ///
  /// The view is proposed the width between the margins and no height. What it takes is cut into pages: between lines
  /// of text, never through a picture, a shape or another drawing that fits on a page, and where a `PageBreak` stands.
  ///
  /// ```swift
  /// @MainActor func printed(_ lines: [String]) throws -> Data {
  ///   let a4 = CGSize(width: 595, height: 842)
  ///   return try ImageRenderer(content: VStack { ForEach(lines, id: \.self) { Text($0) } }).pdfData(pageSize: a4)
  /// }
  /// ```
  /// - Parameters:
  ///   - pageSize: in points.
  ///   - margins: in points, half an inch by default.
  ///   - information: what the document says of itself.
  ///
  /// Throws ``RenderingError`` where a page has no room between its margins, or there would be more than 5,000.
  @MainActor public final func pdfData(
    pageSize: CGSize, margins: EdgeInsets = EdgeInsets(top: 36, leading: 36, bottom: 36, trailing: 36),
    information: DocumentInformation = DocumentInformation()
  ) throws -> Data {
    try CairoRenderer().pdf(pages: pages(size: pageSize, margins: margins), information: information)
  }

  /// The pages of ``pdfData(pageSize:margins:information:)`` as finished drawings. Gnomon's own.
  @MainActor public final func pages(
    size: CGSize, margins: EdgeInsets = EdgeInsets(top: 36, leading: 36, bottom: 36, trailing: 36)
  ) throws -> [DisplayList] {
    let width = size.width - margins.leading - margins.trailing
    let height = size.height - margins.top - margins.bottom
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw RenderingError.emptyCanvas(width: Double(width), height: Double(height))
    }
    let lines = LineBands()
    let renderer = ImageRenderer<LineCollector<Content>>(content: LineCollector(content: content, lines: lines))
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    renderer.scale = scale
    let list = renderer.displayList()
    let nodes = renderer.snapshotNodes()
    // Lines stand for texts; of other views only leaves are drawings.
    let leaves = nodes.filter { $0.children.isEmpty && $0.view != "Text" && $0.view != "PageBreak" }
    let cuts = PageCuts(
      height: list.size.height, pageHeight: height,
      bands: lines.bands + leaves.map { PageCuts.Band(top: $0.rendered.minY, bottom: $0.rendered.maxY) },
      spreads: PagedDrawing.spreads(of: list),
      breaks: nodes.filter { $0.view == "PageBreak" }.map(\.rendered.minY), limit: PageLimit.count + 1)
    guard cuts.pages.count <= PageLimit.count else { throw RenderingError.tooManyPages }
    let origin = CGPoint(x: margins.leading, y: margins.top)
    return PagedDrawing(list, bands: cuts.pages).pages(size: size, at: origin)
  }

  @MainActor private func snapshotNodes() -> [LayoutSnapshot.Node] {
    var all: [LayoutSnapshot.Node] = []
    var pending = [snapshot().root]
    while let node = pending.popLast() {
      all.append(node)
      pending += node.children
    }
    return all
  }
}

/// How many pages a document may have.
enum PageLimit {
  static let count = 5_000
}

/// Where the lines of all texts lie.
@MainActor
private final class LineBands {
  var bands: [PageCuts.Band] = []
}

/// Notes where a view's lines of text lie, and changes nothing of it.
private struct LineCollector<Content: View>: View {
  let content: Content
  let lines: LineBands

  var body: some View {
    VStack(spacing: 0) { content }
      .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { proxy in
          let _ = collect(layouts, proxy)
        }
      }
  }

  private func collect(_ layouts: [Text.LayoutKey.AnchoredLayout], _ proxy: GeometryProxy) {
    lines.bands = layouts.flatMap { text in
      let top = proxy[text.origin].y
      return text.layout.map { line in
        let box = line.typographicBounds.rect
        return PageCuts.Band(top: top + box.minY, bottom: top + box.maxY)
      }
    }
  }
}
