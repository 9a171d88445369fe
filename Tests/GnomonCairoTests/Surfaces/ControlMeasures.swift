// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

extension SurfaceMeasures {
  mutating func addControls() {
    addToggles()
    addSliders()
    addSegments()
    addButtons()
    addFields()
    addDates()
  }

  // MARK: Toggles

  private mutating func addToggles() {
    func toggle(_ row: SurfaceRow, isOn: Bool, isDark: Bool = false, ground: Color = .clear) -> (SurfaceScene, CGRect) {
      let scene = SurfaceScene(row, isDark: isDark) {
        Toggle("Title", isOn: .constant(isOn)).padding(20).frame(maxHeight: .infinity).background(ground)
      }
      return (scene, scene.box("SwitchView"))
    }
    add("toggle26-01", "toggle18-01", "toggle17-01") { row in
      let (scene, frame) = toggle(row, isOn: true)
      let ink = scene.ink(in: frame.insetBy(dx: -3, dy: -3), threshold: 20) ?? .zero
      return [.points(ink.width), .points(ink.height)]
    }
    func knob(_ row: SurfaceRow) -> (width: Double, height: Double, inset: Double) {
      let (scene, frame) = toggle(row, isOn: false)
      let knob = scene.white(in: scene.line(frame.midY, from: frame.minX + 1, to: frame.maxX - 1))
      let down = scene.column((knob.start + knob.end) / 2, from: frame.minY - 3, to: frame.maxY + 3)
      let track = scene.light(in: down) { !$0 }
      let high = scene.white(in: down.filter { $0.start > frame.minY + 1 && $0.end < frame.maxY - 1 })
      return (knob.length, high.length, high.start - track.start)
    }
    add("toggle26-02") { row in [.points(knob(row).width), .points(knob(row).height)] }
    add("toggle26-03") { row in [.points(knob(row).inset)] }
    add("toggle18-02") { row in [.points(knob(row).width), .points(knob(row).inset)] }
    add("color26-01", "color26-04") { row in
      let (scene, frame) = toggle(row, isOn: true, isDark: row.id == "color26-04")
      return [.color(scene.color(frame.minX + 10, frame.midY))]
    }
    add("color26-02", "color26-05") { row in
      let isDark = row.id == "color26-05"
      let ground = isDark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white
      let (scene, frame) = toggle(row, isOn: false, isDark: isDark, ground: ground)
      return [.color(scene.color(frame.maxX - 10, frame.midY))]
    }
    add("color26-03", "color18-01", "color26-06") { row in
      let scene = SurfaceScene(row, isDark: row.id == "color26-06") { Rectangle().fill(.tint) }
      return [.color(scene.color(100, 200))]
    }
  }

  // MARK: Sliders

  private mutating func addSliders() {
    func slider(_ row: SurfaceRow) -> (SurfaceScene, CGRect) {
      let scene = SurfaceScene(row) { Slider(value: .constant(0.75)).frame(width: row.width - 20) }
      return (scene, scene.box("Slider"))
    }
    func track(_ scene: SurfaceScene, _ frame: CGRect) -> SurfaceScene.Run? {
      scene.column(frame.minX + 60, from: frame.minY, to: frame.maxY).filter { $0.color != "#FFFFFF" }
        .max { $0.length < $1.length }
    }
    add("slid26-01", "slid18-01", "slid17-01") { row in
      let (scene, frame) = slider(row)
      return [.points(track(scene, frame)?.length ?? 0)]
    }
    add("slid26-02", "slid18-03") { row in
      let (scene, frame) = slider(row)
      let runs = scene.line(frame.midY, from: frame.minX, to: frame.maxX)
      return [.points((runs.first { $0.color != "#FFFFFF" }?.start ?? 0) - frame.minX)]
    }
    add("slid18-02") { row in
      let (scene, frame) = slider(row)
      // Above the line, near the knob's middle.
      let runs = scene.line(frame.midY - 1, from: frame.minX + 20, to: frame.maxX - 20)
      return [.points(scene.white(in: runs).length)]
    }
    add("slid18-04", "slid26-03") { row in
      let (scene, frame) = slider(row)
      let line = track(scene, frame)
      return [.points(frame.height), .points(((line?.start ?? 0) + (line?.end ?? 0)) / 2 - frame.minY)]
    }
  }

  // MARK: Segmented pickers and steppers

  private mutating func addSegments() {
    func segments(_ row: SurfaceRow) -> (SurfaceScene, CGRect) {
      let scene = SurfaceScene(row) {
        Picker("Part", selection: .constant(1)) {
          ForEach(["A", "B", "C"].indices, id: \.self) { Text("Segment \(["A", "B", "C"][$0])").tag($0) }
        }
        .pickerStyle(.segmented).fixedSize()
      }
      return (scene, scene.box("PickerOptions"))
    }
    add("sp26-01", "sp18-01", "sp17-01") { row in
      let (scene, frame) = segments(row)
      let ink = scene.ink(in: frame.insetBy(dx: -3, dy: -3), threshold: 8) ?? .zero
      return [.points(ink.height)]
    }
    add("sp17-02") { row in
      let (scene, frame) = segments(row)
      let runs = scene.column(frame.midX - frame.width / 6 + 10, from: frame.minY - 2, to: frame.maxY + 2)
      let box = scene.light(in: runs) { !$0 }
      return [.points(scene.white(in: runs.filter { $0.start > box.start }).start - box.start)]
    }
    add("sp18-02", "sp26-02") { row in
      let (scene, frame) = segments(row)
      let middles = ["A", "C"].compactMap { scene.frames(of: "Segment \($0)").first?.midX }
      guard middles.count == 2 else { return [] }
      // The whole is three segments and two gaps, from middle to middle is one of each.
      return [.points(frame.width - (middles[1] - middles[0]))]
    }
    add("sp18-03", "sp26-03") { row in
      let (scene, frame) = segments(row)
      return [.points(scene.cornerRadius(of: frame))]
    }
    func stepper(_ row: SurfaceRow) -> (SurfaceScene, CGRect) {
      let scene = SurfaceScene(row) { Stepper("Count", value: .constant(1)).labelsHidden() }
      return (scene, scene.box("Stepper"))
    }
    add("step26-01", "step18-01") { row in
      let (scene, frame) = stepper(row)
      let ink = scene.ink(in: frame.insetBy(dx: -3, dy: -3), threshold: 8) ?? .zero
      return [.points(ink.width), .points(ink.height)]
    }
    add("step18-02", "step26-02") { row in
      let (scene, frame) = stepper(row)
      return [.points(scene.cornerRadius(of: frame))]
    }
  }

  // MARK: Buttons

  private mutating func addButtons() {
    func button(_ row: SurfaceRow) -> (SurfaceScene, CGRect) {
      let scene = SurfaceScene(row) { Button("Delete") {}.buttonStyle(.bordered).tint(.red) }
      let frame = scene.box("Button")
      return (scene, scene.ink(in: frame.insetBy(dx: -3, dy: -3), threshold: 8) ?? .zero)
    }
    add("button26-01", "button18-01") { row in
      let (_, ink) = button(row)
      return [.points(ink.width), .points(ink.height)]
    }
    add("button18-02") { row in
      let (scene, ink) = button(row)
      return [.points(scene.cornerRadius(of: ink))]
    }
    add("button26-03") { row in
      let scene = SurfaceScene(row) {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }
        .buttonStyle(.bordered)
      }
      let ink = scene.ink(in: scene.box("Button").insetBy(dx: -3, dy: -3), threshold: 8) ?? .zero
      let isCapsule = abs(scene.cornerRadius(of: ink) - ink.height / 2) < 1.5
      return [.points(ink.height), .word(isCapsule ? "capsule" : "rectangle")]
    }
    add("button17-01") { row in
      let scene = SurfaceScene(row) {
        Button {
        } label: {
          Text("Save").font(.title2.bold()).frame(maxWidth: .infinity, maxHeight: 35)
        }
        .buttonStyle(.borderedProminent).padding()
      }
      return [.points(scene.box("Button").height)]
    }
    leaveOut(
      "button26-02",
      because: "button17-01 is the same source, 49 high. Its label may have had less than its 35 points in this sheet.")
    leaveOut(
      "l26-01",
      because:
        "It is the spacing of 8 and what SF Symbols and SF Rounded leave beside their ink; drawings here are others."
    )
  }

  // MARK: Fields and lines

  private mutating func addFields() {
    func fields(_ row: SurfaceRow) -> [CGRect] {
      let scene = SurfaceScene(row) {
        VStack { ForEach(0..<3, id: \.self) { TextField("Field \($0)", text: .constant("Text")) } }.padding()
      }
      return scene.host.snapshot().root.all("TextField").map(\.rendered)
    }
    add("toggle26-04") { row in
      let field = fields(row).first ?? .zero
      return [.points(field.height)]
    }
    add("toggle26-05") { row in
      let fields = fields(row)
      return fields.count == 3 ? [.points(fields[1].minY - fields[0].maxY)] : []
    }
    add("d26-01") { row in
      let scene = SurfaceScene(row) {
        VStack {
          Text("Above")
          Divider()
          Text("Below")
        }
      }
      let line = scene.column(10).first { $0.color != "#FFFFFF" }
      return [.points(line?.length ?? 0), .color(line?.color ?? "")]
    }
  }

  // MARK: Date pickers

  private mutating func addDates() {
    func pill(_ row: SurfaceRow) -> (scene: SurfaceScene, box: CGRect) {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      let date = calendar.date(from: DateComponents(year: 1824, month: 3, day: 9, hour: 12)) ?? .distantPast
      let scene = SurfaceScene(row) {
        DatePicker("Date", selection: .constant(date), displayedComponents: .date).labelsHidden()
          .environment(\.timeZone, calendar.timeZone).environment(\.locale, Locale(identifier: "en_US"))
      }
      let frame = scene.box("DatePicker")
      return (scene, scene.ink(in: frame.insetBy(dx: -3, dy: -3), threshold: 8) ?? .zero)
    }
    add("d17-01") { row in [.points(pill(row).box.height)] }
    add("d18-01") { row in [.points(pill(row).box.height), .points(pill(row).box.width)] }
    add("d17-02") { row in
      let (scene, box) = pill(row)
      let text = scene.ink(in: box.insetBy(dx: 4, dy: 4)) ?? .zero
      return [.points(box.width), .points(text.minX - box.minX), .points(box.maxX - text.maxX)]
    }
    add("d17-03") { row in
      let (scene, box) = pill(row)
      let text = scene.ink(in: box.insetBy(dx: 4, dy: 4)) ?? .zero
      let darkest = scene.line(text.midY, from: text.minX, to: text.maxX).map(\.color).min() ?? ""
      return [.color(scene.color(box.minX + 8, box.midY)), .word(darkest < "#202020" ? "black" : darkest)]
    }
  }
}

extension SurfaceScene {
  /// The frame of the first view of a name.
  func box(_ name: String) -> CGRect { host.snapshot().root.first(name)?.rendered ?? .zero }

  /// The longest stretch that is white.
  func white(in runs: [Run]) -> Run { light(in: runs) { $0 } }

  /// The longest stretch of colours that are near to white, or aren't.
  func light(in runs: [Run], _ isWanted: (Bool) -> Bool) -> Run {
    var found: [Run] = []
    for run in runs where isWanted(lightness(run.color) >= 0xF5) {
      if let last = found.last, abs(last.end - run.start) < 0.01 {
        found[found.count - 1].end = run.end
      } else {
        found.append(run)
      }
    }
    return found.max { $0.length < $1.length } ?? Run(start: 0, end: 0, color: "")
  }

  private func lightness(_ color: String) -> Int { (Int(color.dropFirst(), radix: 16) ?? 0) >> 8 & 255 }

  /// The radius of a box's upper leading corner, by how far from its edge the colour begins at some depths: where it
  /// has come halfway from the ground's to that of the box.
  func cornerRadius(of box: CGRect, at depths: [CGFloat] = [0.8, 2.2, 3.5]) -> Double {
    let ground = lightness(color(box.minX + 0.1, box.minY + 0.1))
    let radii = depths.compactMap { depth -> Double? in
      let y = ((box.minY + depth) * 3).rounded(.down) / 3 + 1.0 / 6
      let inside = lightness(color(box.minX + max(18, box.width / 4), y))
      let start = line(y, from: box.minX - 1, to: box.midX).first {
        2 * abs(lightness($0.color) - ground) >= abs(inside - ground)
      }
      guard let start else { return nil }
      let (inset, down) = (max(0, start.start - box.minX), y - box.minY)
      return inset + down + (2 * inset * down).squareRoot()
    }
    return radii.reduce(0, +) / Double(max(1, radii.count))
  }
}
