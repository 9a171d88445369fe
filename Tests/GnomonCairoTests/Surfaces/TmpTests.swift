import Foundation
import Gnomon
import GnomonCairo
import Testing
@MainActor struct TmpTests {
  @Test func corner() throws {
    let row = SurfaceTable.rows.first { $0.id == "list26-35" }!
    let scene = SurfaceScene(row) { List { Section { Text("One") } footer: { Text(verbatim: Array(repeating: "hillside and hillside", count: 6).joined(separator: "\n")) } } }
    let f = scene.host.snapshot().root.all("Text")[1].frame
    print("frame", f)
    print(scene.column(f.minX + 1.3, from: f.minY, to: f.maxY).map(\.description))
  }
  @Test(arguments: [PlatformProfile.iOS26, .iOS18], [DynamicTypeSize.large, .accessibility3]) func form(_ p: PlatformProfile, _ size: DynamicTypeSize) throws {
    for dark in [false, true] {
      var c = ViewHost.Configuration()
      c.profile = p
      c.size = CGSize(width: 402, height: size == .large ? 1300 : 2600)
      c.safeArea.top = 62
      c.safeArea.bottom = 34
      c.dynamicTypeSize = size
      c.colorScheme = dark ? .dark : .light
      let host = ViewHost(NavigationStack {
        Form {
          Section {
            LabeledContent("Name", value: "Gnomon")
            TextField("Mail", text: .constant("a@b.c"))
            NavigationLink("General") { Text("x") }
            NavigationLink { Text("x") } label: { Label("Wi-Fi", systemImage: "wifi").badge("Home") }
            Label("Servers", systemImage: "server.rack")
          } header: { Text("Account") } footer: { Text("A footer that explains what the account is for, over more than one line of the screen.") }
          Section("Look") {
            Toggle("Dark", isOn: .constant(true))
            Toggle("Large", isOn: .constant(false))
            Picker("Colour", selection: .constant(1)) { Text("Red").tag(1) }
            Stepper("Copies: 3", value: .constant(3))
            Slider(value: .constant(0.4))
            DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)))
          }
          Section {
            Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("M").tag(2) }.pickerStyle(.inline)
            Picker("Seg", selection: .constant(1)) { Text("S").tag(1); Text("M").tag(2) }.pickerStyle(.segmented)
          }
          Section {
            VStack(alignment: .leading) { Text("Two"); Text("lines").font(.subheadline).foregroundStyle(.secondary) }
            Link("Website", destination: URL(string: "https://example.com")!)
            Button("Sign out", role: .destructive) {}
          }
        }.navigationTitle("Settings")
      }, configuration: c)
      host.update()
      try host.pngData().write(to: URL(fileURLWithPath: "/tmp/main-\(p.name)-\(size)-\(dark).png"))
    }
  }
}
