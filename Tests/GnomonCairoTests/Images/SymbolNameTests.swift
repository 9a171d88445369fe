// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Which system symbols can be drawn.
@MainActor @Suite struct SymbolNameTests {
  private func symbol(_ name: String) -> Bitmap? {
    CairoImageLoader().symbol(
      named: name, font: ResolvedFont(family: .system(.default), size: 40), displayScale: 1)?.bitmap
  }

  @Test("Names that applications use are drawn")
  func names() {
    let names = """
      multiply divide equal plus.forwardslash.minus pills pills.fill cross.case cross.case.fill stethoscope bell.slash bell.slash.fill
      wifi.slash play.rectangle play.rectangle.fill checklist list.clipboard list.clipboard.fill party.popper party.popper.fill
      flag.checkered cpu cpu.fill network signature bell.badge bell.badge.fill clock.arrow.circlepath doc.text.magnifyingglass
      music.note.list list.bullet.rectangle folder.badge.plus tray.and.arrow.down highlighter eraser hand.tap
      laptopcomputer.and.iphone photo.artframe suit.heart suit.heart.fill arrow.right.to.line arrow.triangle.branch note.text
      envelope.open bubble.left.and.bubble.right record.circle largecircle.fill.circle wineglass mug pin pin.slash suitcase ruler
      1.circle 12.circle.fill 50.square mic.slash.fill video.slash calendar.badge.plus calendar.badge.clock person.badge.minus
      person.fill.badge.plus person.crop.circle.badge.checkmark heart.slash eye.slash.fill speaker.slash.fill arrow.up.and.down
      sun.min chevron.right.2 square.dashed bandage sparkle person.crop.rectangle arrow.up.doc text.magnifyingglass
      delete.left delete.left.fill plus.rectangle plus.rectangle.fill command option shift shift.fill return escape aspectratio
      person.text.rectangle macwindow safari safari.fill soccerball nosign exclamationmark.octagon.fill plus.magnifyingglass
      cursorarrow location.north.fill cylinder eyes sum function textformat.size increase.indent decrease.indent book.closed.fill
      megaphone megaphone.fill phone.down.fill icloud icloud.fill icloud.and.arrow.up icloud.and.arrow.down die.face.1 die.face.6.fill
      globe.americas.fill scribble.variable doc.plaintext ellipsis.rectangle sportscourt
      align.horizontal.left align.vertical.center accessibility accessibility.fill touchid ladybug ladybug.fill tortoise hare
      square.and.arrow.up.on.square plus.square.on.square arrowshape.turn.up.left.fill arrowtriangle.down.circle captions.bubble.fill
      character.cursor.ibeam list.bullet.below.rectangle rectangle.on.rectangle.slash scroll circle.dotted flask hands.clap.fill music.mic
      pencil.and.scribble photo.on.rectangle.angled plus.app.fill rays rectangle.3.group square.righthalf.fill square.lefthalf.filled
      text.quote textformat.abc theatermasks xmark.bin applelogo airplayaudio beziercurve bird.fill box.truck cube.transparent gearshape.2
      hourglass.tophalf.fill inset.filled.topthird.rectangle rectangle.lefthalf.inset.filled ipad.and.iphone lock.rotation pianokeys
      rotate.3d slider.vertical.3 waveform.path wrench.and.screwdriver.fill x.squareroot f.cursive document.badge.plus
      a.circle x.square.fill z.square g.circle.fill info.triangle checkmark.diamond.fill xmark.seal.fill pause.rectangle info.bubble
      arrow.up.message arrow.right.circle.dotted location.fill.viewfinder qrcode.viewfinder person.fill.viewfinder
      person.badge.key.fill person.fill.questionmark text.badge.star person.crop.circle.badge.moon wifi.exclamationmark
      laptopcomputer.trianglebadge.exclamationmark person.badge.shield.checkmark square.fill.on.square.fill
      """
    for name in names.split(whereSeparator: \.isWhitespace) { #expect(symbol(String(name)) != nil, "\(name)") }
  }

  @Test("Others aren't", arguments: ["", ".slash", "nothing.slash", "100.circle", "ab.circle", "fill", ".badge.plus"])
  func unknown(_ name: String) {
    #expect(symbol(name) == nil)
  }

  @Test(
    "Half a star and a list begin at the right where text does", arguments: ["star.leadinghalf.filled", "list.bullet"])
  func mirrored(_ name: String) throws {
    func inked(_ direction: LayoutDirection) throws -> (left: Int, right: Int) {
      var configuration = ViewHost.Configuration()
      configuration.size = CGSize(width: 60, height: 60)
      configuration.scale = 1
      configuration.layoutDirection = direction
      let host = ViewHost(Image(systemName: name).font(.system(size: 40)), configuration: configuration)
      host.update()
      let picture = try host.bitmap(isOpaque: false)
      let inked = (0..<3600).filter { picture.pixels[$0 * 4 + 3] > 127 }.map { $0 % 60 }
      return (inked.count { $0 < 22 }, inked.count { $0 >= 38 })
    }
    let (plain, mirrored) = (try inked(.leftToRight), try inked(.rightToLeft))
    #expect(plain.left != plain.right)
    #expect(abs(plain.left - mirrored.right) < 8 && abs(plain.right - mirrored.left) < 8)
  }
}
