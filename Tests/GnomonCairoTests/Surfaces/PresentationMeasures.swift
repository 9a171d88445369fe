// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

extension SurfaceMeasures {
  mutating func addPresentations() {
    addSheets()
    addAlerts()
    addMenus()
  }

  // MARK: Sheets

  private mutating func addSheets() {
    func sheet(_ row: SurfaceRow, _ detent: PresentationDetent = .large) -> SurfaceScene {
      let isOld = row.system == "iOS 17"
      return SurfaceScene(row, height: isOld ? 852 : 874, top: isOld ? 59 : 62) {
        Color.white.sheet(isPresented: .constant(true)) {
          Color.white.presentationDetents([detent]).presentationBackground(.white)
            .presentationDragIndicator(["sheet26-03", "sheet17-01"].contains(row.id) ? .visible : .hidden)
        }
      }
    }
    /// The white stretch on the way down beside the middle.
    func top(_ scene: SurfaceScene) -> SurfaceScene.Run? {
      scene.column(scene.host.configuration.size.width / 2 - 60).last { $0.color == "#FFFFFF" }
    }
    add("sheet26-01") { row in [.points(top(sheet(row))?.start ?? 0)] }
    add("sheet26-02", "sheet17-03") { row in
      let scene = sheet(row)
      let start = CGFloat(top(scene)?.start ?? 0)
      let depths: [CGFloat] = row.system == "iOS 26" ? [1, 4, 12, 22] : [1, 2.5, 5]
      return [.points(scene.cornerRadius(of: CGRect(x: 0, y: start, width: row.width, height: 400), at: depths))]
    }
    add("sheet26-03", "sheet17-01") { row in
      let scene = sheet(row, row.system == "iOS 26" ? .large : .medium)
      let (start, middle) = (top(scene)?.start ?? 0, row.width / 2)
      let across = scene.line(start + 7.5, from: middle - 60, to: middle + 60).filter { $0.color != "#FFFFFF" }
      let down = scene.column(middle, from: start, to: start + 30).first { $0.color != "#FFFFFF" }
      return [
        .points((across.last?.end ?? 0) - (across.first?.start ?? 0)), .points(down?.length ?? 0),
        .points((down?.start ?? 0) - start),
      ]
    }
    add("sheet26-04", "sheet26-05", "sheet26-06") { row in
      let detent: PresentationDetent =
        switch row.id {
        case "sheet26-04": .fraction(0.5)
        case "sheet26-05": .medium
        default: .fraction(0.4)
        }
      let scene = sheet(row, detent)
      let run = top(scene)
      let left = scene.line(((run?.start ?? 0) + (run?.end ?? 0)) / 2).first { $0.color == "#FFFFFF" }?.start ?? 0
      if row.id == "sheet26-06" { return [.points(left)] }
      return [.points(run?.start ?? 0), .points(left), .points(874 - (run?.end ?? 0))]
    }
    add("sheet26-07") { row in [.color(sheet(row).color(10, 20))] }
    func barred(_ row: SurfaceRow, _ detent: PresentationDetent = .large) -> SurfaceScene {
      let isOld = row.system == "iOS 17"
      return SurfaceScene(row, height: isOld ? 852 : 874, top: isOld ? 59 : 62) {
        Color.white.sheet(isPresented: .constant(true)) {
          NavigationStack {
            Color.white.navigationTitle("HIM").navigationBarTitleDisplayMode(.inline)
              .toolbar {
                if isOld {
                  ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                } else {
                  ToolbarItem(placement: .topBarTrailing) { Button("Close", systemImage: "xmark") {} }
                }
              }
          }
          .presentationDetents([detent])
        }
      }
    }
    /// The glass in the sheet's bar.
    func circle(_ scene: SurfaceScene) -> CGRect {
      scene.host.snapshot().root.all("BarItems").map(\.rendered).first { $0.width > 0 } ?? .zero
    }
    add("sheet26-08") { row in [.points(circle(barred(row)).midY - 62)] }
    add("sheet26-09") { row in
      let circle = circle(barred(row, .fraction(0.5)))
      return [.points(circle.width), .points(circle.minY - 456), .points(row.width - 4.67 - circle.maxX)]
    }
    add("sheet17-04") { row in [.points(Double(barred(row).ink(of: "HIM")?.midY ?? 0) - 69)] }
    add("sheet17-05") { row in [.points(Double(barred(row).ink(of: "Cancel")?.minX ?? 0))] }
    add("sheet17-02") { row in
      let scene = sheet(row)
      let down = scene.column(row.width / 2 - 60)
      let behind = down.first { $0.color != "#000000" }?.start ?? 0
      let across = scene.line(behind + 7, to: row.width / 2)
      return [
        .points(top(scene)?.start ?? 0), .points(behind), .points(across.last { $0.color == "#000000" }?.end ?? 0),
      ]
    }
  }

  // MARK: Alerts

  private mutating func addAlerts() {
    /// The alert, and its box.
    func alert(_ row: SurfaceRow) -> (SurfaceScene, CGRect) {
      let scene = SurfaceScene(row, height: 852, top: 59) {
        Color.white.alert("HIT", isPresented: .constant(true)) {
          Button("OK") {}
        } message: {
          Text("HIT HIT\nHIT HIT")
        }
      }
      let (x, y) = (row.width / 2 - 100, 426.0)
      let across = scene.line(y).filter { $0.color == "#FFFFFF" }
      let down = scene.column(x).filter { $0.color == "#FFFFFF" }
      let (left, top) = (across.first?.start ?? 0, down.first?.start ?? 0)
      return (
        scene, CGRect(x: left, y: top, width: (across.last?.end ?? 0) - left, height: (down.last?.end ?? 0) - top)
      )
    }
    add("a17-01") { row in [.points(alert(row).1.width), .points(alert(row).1.height)] }
    add("a17-02") { row in
      let (scene, box) = alert(row)
      let line = scene.column(box.minX + 35, from: box.minY, to: box.maxY).first { $0.color != "#FFFFFF" }
      return [.points(box.maxY - (line?.end ?? 0)), .points(line?.length ?? 0)]
    }
    add("a17-03") { row in
      let (scene, box) = alert(row)
      return [.points(scene.cornerRadius(of: box, at: [1, 2.5, 5]))]
    }
    add("a17-04") { row in
      let (scene, box) = alert(row)
      // The rows of pixels with ink: a word, and two lines.
      let texts = CGRect(x: box.minX + 20, y: box.minY + 10, width: box.width - 40, height: box.height - 60)
      var bands: [(start: CGFloat, end: CGFloat)] = []
      for row in stride(from: texts.minY, to: texts.maxY, by: 1.0 / 3) {
        let y = (row * 3).rounded() / 3
        let line = CGRect(x: texts.minX, y: y, width: texts.width, height: 1.0 / 3)
        guard scene.ink(in: line, threshold: 100) != nil else { continue }
        if let last = bands.last, y - last.end < 0.1 {
          bands[bands.count - 1].end = line.maxY
        } else {
          bands.append((y, line.maxY))
        }
      }
      guard bands.count == 3 else { return [] }
      return [
        .points(bands[0].start - box.minY), .points(bands[1].start - bands[0].end),
        .points(bands[2].start - bands[1].start),
      ]
    }
  }

  // MARK: Menus

  private mutating func addMenus() {
    /// An open menu over grey, and its box.
    func menu(_ row: SurfaceRow) -> (SurfaceScene, CGRect) {
      let scene = SurfaceScene(row) {
        ZStack {
          Color(red: 0.5, green: 0.5, blue: 0.5).ignoresSafeArea()
          Menu("Open") {
            Button("Edit", systemImage: "pencil") {}
            Button("Hide") {}
            Divider()
            Button("Delete", systemImage: "trash") {}
          }
        }
      }
      let button = scene.frames(of: "Open").first ?? .zero
      scene.host.tap(at: CGPoint(x: button.midX, y: button.midY))
      scene.host.update()
      let texts = scene.frames(of: "Edit").first ?? .zero
      let across = scene.line(texts.maxY + 10).filter { $0.color == "#FFFFFF" }
      let left = across.first?.start ?? 0
      return (scene, CGRect(x: left, y: texts.minY, width: (across.last?.end ?? 0) - left, height: 100))
    }
    add("m26-01") { row in [.points(menu(row).1.width)] }
    add("m26-02") { row in
      let scene = menu(row).0
      let texts = ["Edit", "Hide"].compactMap { scene.frames(of: $0).first?.midY }
      return texts.count == 2 ? [.points(texts[1] - texts[0])] : []
    }
    add("m26-03") { row in
      let (scene, box) = menu(row)
      return [.points((scene.ink(of: "Edit")?.minX ?? 0) - box.minX)]
    }
    add("m26-04") { row in
      let (scene, box) = menu(row)
      let text = scene.frames(of: "Edit").first ?? .zero
      let icon = scene.ink(in: CGRect(x: box.minX + 10, y: text.minY - 4, width: 45, height: text.height + 8))
      return [.points((icon?.midX ?? 0) - box.minX)]
    }
    add("m26-05") { row in
      let (scene, box) = menu(row)
      let texts = ["Hide", "Delete"].compactMap { scene.frames(of: $0).first?.midY }
      guard texts.count == 2 else { return [] }
      let line = scene.column(box.midX, from: texts[0] + 15, to: texts[1] - 15).first { $0.color != "#FFFFFF" }
      return [.points(line?.length ?? 0), .points(texts[1] - texts[0])]
    }
    leaveOut("m26-06", because: "The menu is translucent glass over a picture that isn't published apart.")
  }
}
