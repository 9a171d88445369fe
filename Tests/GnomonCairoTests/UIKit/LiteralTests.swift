// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Literals that Xcode shows as swatches and thumbnails: tutorials are full of them.
@MainActor @Suite struct LiteralTests {
  @Test func aColorLiteralIsAColorOfUIKits() {
    showHost()
    let environment = EnvironmentValues()
    let color = Color(#colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)).resolve(in: environment)
    #expect(color == Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.5).resolve(in: environment))
    let named: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(Color(uiColor: named).resolve(in: environment) == Color(red: 1, green: 0, blue: 0).resolve(in: environment))
    #expect([#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)].map { Color($0) }.count == 1)
  }

  @Test func anImageLiteralIsAPictureOfThatName() throws {
    showHost()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pixels = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    try PNGEncoder.encode(pixels).write(to: folder.appendingPathComponent("Logo.png"))
    func host(_ view: some View) -> ViewHost {
      var configuration = ViewHost.Configuration()
      configuration.imageDirectories = [folder]
      let host = ViewHost(view, configuration: configuration)
      host.update()
      return host
    }
    let shown = host(Image(uiImage: #imageLiteral(resourceName: "Logo")))
    #expect(shown.snapshot().root.first("Image")?.frame.size == CGSize(width: 2, height: 1))
    #expect(host(Image(uiImage: #imageLiteral(resourceName: "None"))).warnings.map(\.name) == [.missingImage])
  }
}
