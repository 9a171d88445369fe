import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Documents hold symbols as paths, which stay sharp at any size.
@MainActor @Suite struct SymbolPathTests {
  private struct Page: View {
    var body: some View {
      VStack {
        Image(systemName: "trash.fill").foregroundStyle(Color.red.opacity(0.5))
        Image(systemName: "person.circle.fill").foregroundStyle(.white, .blue)
        Image(systemName: "heart.fill").foregroundStyle(
          LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
        Image(systemName: "envelope.fill").opacity(0.4)
        Image(systemName: "gear").resizable().frame(width: 90, height: 50)
        Text("Call \(Image(systemName: "phone.fill"))")
        Canvas { context, _ in
          context.draw(Image(systemName: "bell.slash.fill"), in: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        .frame(width: 30, height: 30)
      }
    }
  }

  private func host() -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 400)
    let host = ViewHost(Page(), configuration: configuration)
    host.update()
    return host
  }

  @Test("An SVG has no pixels for them")
  func svg() throws {
    let text = try CairoRenderer().svg(host().displayList())
    #expect(!text.contains("<image"))
    #expect(text.contains("stroke-linecap=\"round\""))
  }

  @Test("A PDF has none either")
  func pdf() throws {
    let data = try CairoRenderer().pdf(host().displayList())
    #expect(data.range(of: Data("/Subtype /Image".utf8)) == nil)
  }
}
