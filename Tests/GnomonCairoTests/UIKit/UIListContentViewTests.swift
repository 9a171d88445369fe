// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor @Suite struct UIListContentViewTests {
  private func size(_ configuration: UIListContentConfiguration) -> CGSize {
    UIListContentView(configuration: configuration).intrinsicContentSize
  }

  @Test("Two texts lie one above the other in the distances that are set")
  func texts() {
    showHost()
    var first = UIListContentConfiguration.cell()
    first.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    first.textToSecondaryTextVerticalPadding = 7
    var (second, both) = (first, first)
    first.text = "Some words"
    second.secondaryText = "Others"
    (both.text, both.secondaryText) = (first.text, second.secondaryText)
    let (a, b, all) = (size(first), size(second), size(both))
    #expect(a.height > 4 && b.height > 4 && b.height < a.height, "the second text is smaller")
    #expect(abs(all.height - (a.height + b.height - 4 + 7)) < 0.5 && abs(all.width - max(a.width, b.width)) < 0.5)
    both.directionalLayoutMargins.leading += 20
    both.directionalLayoutMargins.bottom += 10
    #expect(abs(size(both).width - all.width - 20) < 0.5 && abs(size(both).height - all.height - 10) < 0.5)
  }

  @Test("Texts lie side by side where that's wished")
  func sideBySide() {
    showHost()
    var value = UIListContentConfiguration.valueCell()
    (value.text, value.secondaryText) = ("Some words", "Others")
    let beside = size(value)
    value.textToSecondaryTextHorizontalPadding += 30
    #expect(abs(size(value).width - beside.width - 30) < 0.5)
    value.prefersSideBySideTextAndSecondaryText = false
    #expect(size(value).height > beside.height && size(value).width < beside.width)
  }

  @Test("A text takes several lines in a narrow width, as many as it may")
  func lines() {
    showHost()
    var row = UIListContentConfiguration.cell()
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    row.text = "Several words in a row"
    let view = UIListContentView(configuration: row)
    let one = view.intrinsicContentSize
    #expect(view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)) == one)
    #expect(view.sizeThatFits(CGSize(width: CGFloat.infinity, height: 0)) == one && view.sizeThatFits(.zero) == one)
    let narrow = CGSize(width: one.width * 0.6, height: 1000)
    #expect(view.sizeThatFits(narrow).height > one.height * 1.5 && view.sizeThatFits(narrow).width <= narrow.width)
    row.textProperties.numberOfLines = 1
    view.configuration = row
    #expect(abs(view.sizeThatFits(narrow).height - one.height) < 0.5)
  }

  @Test("A picture is at most as large as it may be, and shrinks in its shape")
  func pictures() throws {
    showHost()
    var row = UIListContentConfiguration.cell()
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    row.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { _ in }
    #expect(size(row) == CGSize(width: 40, height: 20))
    row.imageProperties.maximumSize = CGSize(width: 20, height: 0)
    #expect(size(row) == CGSize(width: 20, height: 10))
    let picture = size(row)
    row.text = "Words"
    let both = size(row)
    row.image = nil
    #expect(abs(both.width - picture.width - row.imageToTextPadding - size(row).width) < 0.5)
  }

  @Test("A view takes configurations of its kind alone, and a cell gives it its size")
  func views() throws {
    showHost()
    var row = UIListContentConfiguration.cell()
    row.text = "Words"
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = row
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect((view.configuration as? UIListContentConfiguration)?.text == "Words" && view.supports(row))
    cell.layoutIfNeeded()
    #expect(cell.bounds.width > 0 && view.frame == cell.bounds)
    row.text = "Others"
    cell.contentConfiguration = row
    #expect(cell.contentView.subviews.first === view)
    #expect((view.configuration as? UIListContentConfiguration)?.text == "Others")
  }
}
