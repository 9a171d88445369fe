// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor @Suite struct UIHostingConfigurationTests {
  private var box: UIHostingConfiguration<Color, EmptyView> { UIHostingConfiguration { Color.blue } }

  private func size(_ configuration: some UIContentConfiguration) -> CGSize {
    configuration.makeContentView().intrinsicContentSize
  }

  @Test("Margins that are named take the place of the cell's, others stay; a least size has the margins in it")
  func sizes() {
    showHost()
    let fixed = UIHostingConfiguration { Color.blue.frame(width: 50, height: 20) }
    #expect(size(fixed.margins(.all, 0)) == CGSize(width: 50, height: 20))
    let own = size(fixed)
    #expect(own.width > 50 && own.height > 20)
    let state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(size(fixed.updated(for: state)) == own)
    #expect(size(fixed.margins(.horizontal, 5)) == CGSize(width: 60, height: own.height))
    #expect(size(fixed.margins(.vertical, 5)) == CGSize(width: own.width, height: 30))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(size(fixed.margins(.all, insets)) == CGSize(width: 56, height: 24))
    #expect(size(fixed.margins(.all, 0).margins([.top, .leading], insets)) == CGSize(width: 52, height: 21))
    #expect(size(fixed.margins(.all, insets).minSize(width: 90)) == CGSize(width: 90, height: 24))
    #expect(size(fixed.margins(.all, insets).minSize(width: 5, height: 44)) == CGSize(width: 56, height: 44))
    #expect(size(fixed.margins(.all, insets).minSize(height: 44).background(.red)) == CGSize(width: 56, height: 44))
  }

  @Test("A width is kept, heights aren't; several views lie one above the other, and none leave the margins")
  func fitting() {
    showHost()
    let text = UIHostingConfiguration { Text("Several words in a row") }.margins(.all, 5)
    let view = text.makeContentView()
    let one = view.intrinsicContentSize
    #expect(view.sizeThatFits(.zero) == one)
    #expect(view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1)) == one)
    let narrow = view.sizeThatFits(CGSize(width: one.width * 0.6, height: .greatestFiniteMagnitude))
    #expect(narrow.height > one.height * 1.5 && narrow.height < one.height * 4 && narrow.width <= one.width * 0.6)
    let two = UIHostingConfiguration {
      Color.blue.frame(width: 50, height: 20)
      Color.blue.frame(width: 30, height: 20)
    }.margins(.all, 5)
    #expect(size(two).width == 60 && size(two).height >= 50)
    let none = UIHostingConfiguration { if one.width < 0 { Text("Words") } }.margins(.all, 5)
    #expect(size(none) == CGSize(width: 10, height: 10) && size(none.minSize(height: 44)).height == 44)
  }

  private struct Cell<C: UIContentConfiguration>: UIViewRepresentable {
    let configuration: C
    func makeUIView(context: Context) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = configuration
      return cell
    }
    func updateUIView(_ view: UITableViewCell, context: Context) {}
  }

  /// The colours of some points of a cell of 100×50 points: red, green and blue from 0 to 255.
  private func colors(_ configuration: some UIContentConfiguration, _ points: [(Int, Int)]) throws -> [[UInt8]] {
    let renderer = ImageRenderer(content: Cell(configuration: configuration).frame(width: 100, height: 50))
    renderer.scale = 1
    let image = try #require(renderer.cgImage)
    return points.map { x, y in
      let start = (y * image.width + x) * 4
      return Array(image.pixels[start..<(start + 3)])
    }
  }

  @Test("A cell shows the content within its margins, and what lies behind it everywhere")
  func drawing() throws {
    showHost()
    let (blue, green): ([UInt8], [UInt8]) = ([0, 0, 255], [0, 255, 0])
    let content = Color(red: 0, green: 0, blue: 1)
    let filled = UIHostingConfiguration { content }.margins(.all, 10).background(Color(red: 0, green: 1, blue: 0))
    #expect(try colors(filled, [(2, 2), (12, 12), (87, 37), (97, 47)]) == [green, blue, blue, green])
    let small = UIHostingConfiguration { content.frame(width: 20, height: 10) }.margins(.all, 0).background {
      Color(red: 0, green: 1, blue: 0)
    }
    #expect(
      try colors(small, [(2, 25), (18, 25), (22, 25), (2, 10), (2, 40)]) == [blue, blue, green, green, green],
      "where reading begins, in the middle of the height")
    let wide = UIHostingConfiguration { content.frame(width: 150, height: 10) }.background(
      Color(red: 0, green: 1, blue: 0))
    #expect(
      try colors(wide, [(14, 25), (18, 25), (98, 25)]) == [green, blue, blue], "what is too wide begins at the margin")
    let two = UIHostingConfiguration {
      content.frame(width: 20, height: 10)
      content.frame(width: 20, height: 10)
    }.margins(.all, 0).background(Color(red: 0, green: 1, blue: 0))
    #expect(try colors(two, [(10, 5), (10, 15), (10, 35), (10, 45)]) == [green, blue, blue, green])
  }

  @Test("A cell's view takes another content of the same type; one of another type has a view of its own")
  func reuse() throws {
    showHost()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = box.minSize(height: 44)
    let view = try #require(cell.contentView.subviews.first as? any UIView & UIContentView)
    #expect(view.intrinsicContentSize.height == 44)
    cell.contentConfiguration = box.minSize(height: 60)
    #expect(cell.contentView.subviews.first === view && view.intrinsicContentSize.height == 60)
    #expect(view.supports(box) && !view.supports(box.background(.red)))
    cell.contentConfiguration = UIHostingConfiguration { Text("Words") }
    #expect(cell.contentView.subviews.count == 1 && cell.contentView.subviews.first !== view)
    view.configuration = UIListContentConfiguration.cell()
    #expect(view.configuration is UIHostingConfiguration<Color, EmptyView>)
  }

  @Test("A handler makes the content for the cell's state")
  func states() {
    showHost()
    let cell = UICollectionViewCell(frame: .zero)
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = UIHostingConfiguration { Color.blue.frame(height: state.isSelected ? 80 : 20) }
        .margins(.all, 0)
    }
    let height = { cell.contentView.subviews.first?.intrinsicContentSize.height }
    #expect(height() == 20)
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(height() == 80)
  }
}
