// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Korean lines break between words: so the system's standard strategy for labels has it (`NSParagraphStyle.LineBreakStrategy`'s
/// documentation: `hangulWordPriority`), whose other half, pushing a word out, texts were recorded to follow.
@MainActor @Suite struct KoreanLineTests {
  private let font = UIFont.systemFont(ofSize: 16)

  private func box(_ text: String, _ width: CGFloat) -> CGSize {
    text.boundingRect(
      with: CGSize(width: width, height: 1_000), options: [.usesLineFragmentOrigin], attributes: [.font: font],
      context: nil
    ).size
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test func wordsStayWhole() {
    showHost()
    let words = "가나다 라마바 사아자"
    let line = box("가", 1_000).height
    let found = box(words, width("가나다 라마") + 0.5)
    // The white space at a line's end counts.
    #expect(abs(found.width - width("가나다 ")) < 0.01, "\(found.width)")
    #expect((found.height / line).rounded() == 3)
    #expect((box(words, width("가나다 라마바") + 0.5).height / line).rounded() == 2)
  }

  @Test func aWordThatIsTooLongBreaksInside() {
    showHost()
    let line = box("가", 1_000).height
    #expect((box("가나다라마바", width("가나다") + 0.5).height / line).rounded() == 2)
  }

  @Test func otherWritingBreaksAnywhere() {
    showHost()
    let line = box("あ", 1_000).height
    let found = box("あいうえおか", width("あいうえ") + 0.5)
    #expect((found.height / line).rounded() == 2 && abs(found.width - width("あいうえ")) < 0.01)
    // Where Korean meets other writing too.
    #expect((box("가나あい", max(width("가나"), width("あい")) + 0.5).height / line).rounded() == 2)
  }
}
