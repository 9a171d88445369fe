// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Sources that measure texts with UIKit's fonts, as public layout packages do for tags and chips.
@MainActor @Suite struct UIFontTests {
  private func host(_ view: some View, _ change: (inout ViewHost.Configuration) -> Void = { _ in }) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 400, height: 400)
    configuration.scale = 1
    change(&configuration)
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return host
  }

  private func size(_ view: some View) throws -> CGSize {
    try #require(host(view).snapshot().root.all("Text").first).frame.size
  }

  @Test func systemFontsAreThoseOfTexts() throws {
    showHost()
    _ = host(Text("x"))
    let (plain, bold) = (UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(plain.pointSize == 20 && plain == UIFont.systemFont(ofSize: 20) && plain != bold)
    let text = Text("Waterfall")
    #expect(try size(text.font(Font(bold))) == size(text.font(.system(size: 20, weight: .bold))))
    #expect(try size(text.font(Font(plain as CTFont))) != size(text.font(Font(bold))))
    let rounded = try #require(plain.fontDescriptor.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0).pointSize == 20)
    #expect(
      UIFont(descriptor: rounded, size: 30).pointSize == 30 && NSFont.systemFont(ofSize: 9).withSize(7).pointSize == 7)
    let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect("ii".size(withAttributes: [.font: mono]).width == "WW".size(withAttributes: [.font: mono]).width)
  }

  @Test("A line of the system's 17 points is 20.287 high before pixels (fact: text-metrics)")
  func linesHaveTheirHeights() {
    showHost()
    _ = host(Text("x"))
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.01, "\(font.lineHeight)")
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9 && font.descender < 0)
    #expect(font.leading == 0)
  }

  @Test func textStylesFollowTheReadersSize() {
    showHost()
    _ = host(Text("x"))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    _ = host(Text("x")) { $0.dynamicTypeSize = .xxxLarge }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    #expect(scaled.pointSize == 23)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20).pointSize == 20)
    _ = host(Text("x"))
  }

  @Test func aTextMeasuresAsItsView() throws {
    showHost()
    _ = host(Text("x"))
    let string = "The quick brown fox jumps over the lazy dog"
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16, weight: .medium)]
    let view = Text(string).font(.system(size: 16, weight: .medium))
    let measured = string.size(withAttributes: attributes)
    let shown = try size(view.fixedSize())
    #expect(shown.width == measured.width.rounded(.up) && shown.height == measured.height.rounded(.up))
    #expect(NSString(string: string).size(withAttributes: attributes) == measured)
    #expect(NSAttributedString(string: string, attributes: attributes).size() == measured)

    let box = string.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
      attributes: attributes, context: nil)
    let wrapped = try size(view.frame(width: 120))
    #expect(box.width.rounded(.up) == wrapped.width && abs(box.height - wrapped.height) < 1)
    let one = string.boundingRect(with: CGSize(width: 120, height: 20), attributes: attributes, context: nil)
    #expect(one.size == measured)

    var spaced = attributes
    spaced[.kern] = 2
    #expect("ab".size(withAttributes: spaced).width == "ab".size(withAttributes: attributes).width + 4)
    #expect("".size(withAttributes: attributes) == .zero)
    #expect("a".size().height < "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).height)
  }

  @Test func namesThatArentThereAreNone() {
    showHost()
    _ = host(Text("x"))
    #expect(UIFont(name: "Nowhere Grotesk", size: 12) == nil)
    // Each of the families that a picker of fonts lists is there.
    #expect(UIFont.familyNames.contains("Inter") && UIFont.familyNames.allSatisfy { UIFont(name: $0, size: 12) != nil })
    let inter = UIFont(name: "Inter", size: 12)
    #expect(inter?.pointSize == 12 && inter?.familyName == "Inter" && (inter?.lineHeight ?? 0) > 12)
    #expect(inter?.fontDescriptor.withDesign(.serif) == nil)
  }
}
