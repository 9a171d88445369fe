// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

/// The modules that such a file sees, through the command.
@Suite(.serialized)
final class FoundationModuleTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  deinit { workspace.remove() }

  @Test func foundationHandsOnCombineAndCoreGraphics() throws {
    try workspace.write(
      "Dial/Model.swift",
      """
      import Foundation

      final class Model: ObservableObject {
        @Published var turn: CGFloat = 0
        var bag = Set<AnyCancellable>()
        init() { turn = UserDefaults.standard.value(forKey: "gnomon.turn") as? CGFloat ?? 30 }
        var corner: CGPoint { CGPointMake(turn, 10).applying(CGAffineTransformMakeScale(2, 3)) }
        func outline() -> CGPath { CGPath(rect: CGRectMake(0, 0, corner.x, corner.y), transform: nil) }
        func isLate(since start: CFTimeInterval) -> Bool { CFAbsoluteTimeGetCurrent() < start }
      }
      """)
    try workspace.write(
      "Dial/Lines.swift",
      """
      import CoreGraphics

      // Names of views are this module's own in a file that sees none.
      struct Path { var steps: [CGPathElementType] }

      extension CGPath {
        func forEach(_ body: @escaping @convention(block) (CGPathElement) -> Void) {
          typealias Body = @convention(block) (CGPathElement) -> Void
          let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
            unsafeBitCast(info, to: Body.self)(element.pointee)
          }
          apply(
            info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self),
            function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
        }
      }

      func furthest(of path: CGPath) -> CGPoint {
        var result = CGPoint.zero
        path.forEach { element in
          switch element.type {
          case .moveToPoint, .addLineToPoint:
            result = CGPoint(x: max(result.x, element.points[0].x), y: max(result.y, element.points[0].y))
          case .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath: break
          }
        }
        return result
      }
      """)
    try workspace.write(
      "Dial/Dial.swift",
      """
      import SwiftUI

      struct Dial: View {
        @StateObject var model = Model()
        var body: some View {
          let end = furthest(of: model.outline())
          Color.red.frame(width: end.x, height: end.y)
        }
      }
      """)
    let result = try workspace.gnomon("layout", "Dial", "--size", "100x100")
    #expect(result.output.contains("frame  60×30 at (20, 35)"), "\(result.errors)")
  }

  @Test func logsAndTheNetworkAreThere() throws {
    try workspace.write(
      "Card.swift",
      """
      import os
      import OSLog
      import SwiftUI

      private let logger = Logger(subsystem: "org.example", category: "cards")

      struct Card: View {
        private let lock = OSAllocatedUnfairLock(initialState: 30)
        private var request: URLRequest { URLRequest(url: URL(string: "https://example.com")!, timeoutInterval: 40) }
        var body: some View {
          let _ = logger.notice("made \\("secret", privacy: .private) \\(3)")
          Color.red.frame(width: CGFloat(lock.withLock { $0 }), height: request.timeoutInterval)
        }
      }
      """)
    let result = try workspace.gnomon("layout", "Card.swift", "--size", "100x100")
    #expect(result.output.contains("frame  30×40"), "\(result.errors)")
    #expect(result.errors.contains("[org.example:cards] [notice] made <private> 3\n"))
  }

  @Test("Formatters that Linux's Foundation lacks, or marks as unavailable, are there with Foundation's import alone")
  func formatters() throws {
    try workspace.write(
      "Times/Model.swift",
      """
      import Foundation

      final class Times: NSObject {
        let lengths: DateComponentsFormatter = {
          let formatter = DateComponentsFormatter()
          formatter.unitsStyle = .abbreviated
          formatter.allowedUnits = [.hour, .minute]
          return formatter
        }()
        let measures = MeasurementFormatter()
        lazy var relative = RelativeDateTimeFormatter()
        var text: String {
          measures.unitOptions = .providedUnit
          relative.unitsStyle = .full
          let way = Measurement(value: 5, unit: UnitLength.kilometers)
          return [
            lengths.string(from: 4200) ?? "", measures.string(from: way), way.formatted(.measurement(width: .narrow, usage: .asProvided)),
            relative.localizedString(fromTimeInterval: -3600), ListFormatter.localizedString(byJoining: ["a", "b"]),
          ].joined(separator: "|")
        }
      }
      """)
    try workspace.write(
      "Times/Bar.swift",
      """
      import SwiftUI

      struct Bar: View {
        private var lengths = DateComponentsFormatter()
        var body: some View {
          Color.red.frame(width: Times().text == "1h 10m|5 km|5km|1 hour ago|a and b" ? 30 : 60, height: 10)
        }
      }
      """)
    let result = try workspace.gnomon("layout", "Times", "--view", "Bar", "--size", "100x100")
    #expect(result.output.contains("frame  30×10"), "\(result.output) \(result.errors)")
  }

  @Test func whatIsDroppedAndHandedOverIsThere() throws {
    try workspace.write(
      "Board.swift",
      """
      import CoreTransferable
      import SwiftUI
      import UniformTypeIdentifiers

      extension UTType {
        static let card = UTType(exportedAs: "com.example.card", conformingTo: .json)
      }

      struct Card: Codable, Hashable, Transferable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
          CodableRepresentation(contentType: .card)
          ProxyRepresentation(exporting: \\.title)
        }
      }

      struct Trash: DropDelegate {
        func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.plainText]) }
      }

      struct Board: View {
        @State private var cards = [Card(title: "A"), Card(title: "B")]
        @State private var isTargeted = false
        private let width = CGFloat(UTType.png.conforms(to: .image) ? 30 : 10)
        var body: some View {
          VStack(spacing: 0) {
            ForEach(cards, id: \\.self) { card in
              Color.red.frame(width: width, height: 20).draggable(card) { Text(card.title) }
            }
          }
          .dropDestination(for: Card.self) { dropped, location in
            cards += dropped
            return true
          } isTargeted: { isTargeted = $0 }
          .onDrag { NSItemProvider(object: cards[0].title + "!" as NSString) }
          .onDrop(of: [.plainText, .fileURL], isTargeted: $isTargeted) { providers in
            providers.first?.loadObject(ofClass: String.self) { text, _ in print(text ?? "") }
            return !providers.isEmpty
          }
          .onDrop(of: [UTType.image.identifier], delegate: Trash())
        }
      }
      """)
    try workspace.write(
      "Names.swift",
      """
      import Foundation
      import UniformTypeIdentifiers

      func name(of file: URL) -> String { UTType(filenameExtension: file.pathExtension)?.identifier ?? "?" }
      func handed(_ item: NSItemProvider) -> [UTType] { item.registeredContentTypes }
      func ending(of path: String) -> String { (path as NSString).pathExtension }
      func address(_ url: URL) -> NSItemProvider { NSItemProvider(object: url as NSURL) }
      """)
    let result = try workspace.gnomon("layout", ".", "--view", "Board", "--size", "100x100")
    #expect(result.output.contains("VStack  30×40 at (35, 30)"), "\(result.errors)")
  }

  @Test func bridgingCastsBecomeAnOperator() {
    func rewritten(_ source: String) -> String? {
      BridgingCasts.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      rewritten("import SwiftUI\nlet a = (path as NSString).length; let b = url as NSURL")
        == "import SwiftUI\nlet a = (path .=> NSString.self).length; let b = url .=> NSURL.self")
    #expect(
      rewritten("import Foundation\nlet a = width as NSNumber")
        == "import Foundation\nlet a = width .=> NSNumber.self")
    #expect(
      rewritten(#"import SwiftUI; let a = "\((b(1) as NSNumber)), \\(c as NSString) and \(d as NSURL)""#)
        == #"import SwiftUI; let a = "\((b(1) .=> NSNumber.self)), \\(c as NSString) and \(d .=> NSURL.self)""#)
    #expect(rewritten("import SwiftUI\nlet a = day as NSDate") == "import SwiftUI\nlet a = day .=> NSDate.self")
    #expect(rewritten("import SwiftUI\nlet a = x as? NSString, b = y as NSString?, c = z as NSObject") == nil)
    #expect(rewritten("import SwiftUI\nif case let a as NSString = x {}") == nil)
    #expect(rewritten("let a = x as NSString") == nil)
    #expect(rewritten("import Foundation\nlet a = \"x as NSString\"") == nil)
  }

  @Test func selectorsThatPutTheKeyboardAwayBecomeNames() {
    func rewritten(_ source: String) -> String? {
      SelectorLiterals.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      rewritten("send(#selector(UIResponder.resignFirstResponder), to: nil)")
        == #"send(Selector("resignFirstResponder"), to: nil)"#)
    // The lines behind keep their numbers.
    #expect(
      rewritten("#selector(\n  UIResponder . resignFirstResponder\n)") == "Selector(\"resignFirstResponder\"\n\n)")
    // As Objective-C names methods.
    #expect(rewritten("#selector(Coordinator.pan(_:))") == #"Selector("pan:")"#)
    #expect(rewritten("#selector(show(item:at:))") == #"Selector("showWithItem:at:")"#)
    #expect(rewritten("#selector(tap as () -> Void)") == #"Selector("tap")"#)
    #expect(rewritten("#selector(getter: Item.name)") == #"Selector("name")"#)
    #expect(rewritten("#keyPath(Item.owner.name)") == #"("owner.name")"#)
    #expect(rewritten("\"#selector(UIResponder.resignFirstResponder)\"") == nil)
  }

  @Test func olderMainAttributesBecomeMain() {
    func rewritten(_ source: String) -> String? {
      MainAttributes.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(rewritten("@UIApplicationMain class A {}") == "@main              class A {}")
    #expect(rewritten("@NSApplicationMain\nclass A {}") == "@main             \nclass A {}")
    #expect(rewritten("UIApplicationMain(1, arguments, nil, nil)") == nil)
    #expect(rewritten("// @UIApplicationMain") == nil)
  }

  @Test("Vectors, matrices and rows of numbers come with their own imports")
  func numbers() throws {
    try workspace.write(
      "Bar.swift",
      """
      import Accelerate
      import SwiftUI

      extension simd_double4x4 {
        init(scaleX x: Double) { self.init(diagonal: [x, 1, 1, 1]) }
      }

      struct Bar: View {
        private let scaled = simd_double4x4(scaleX: 3) * simd_double4(10, 0, 0, 1)
        private let turned = simd_quatf(angle: .pi, axis: [0, 0, 1]).act([-20, 0, 0])
        private let mean = vDSP.mean([10, 20, 30] as [Double])
        var body: some View { Color.red.frame(width: scaled.x, height: CGFloat(turned.x).rounded() - mean + 10) }
      }
      """)
    let result = try workspace.gnomon("layout", "Bar.swift", "--size", "100x100")
    #expect(result.output.contains("frame  30×10"), "\(result.errors)")
  }

  @Test func whatObjectiveCIsToldIsLeftOut() {
    func rewritten(_ source: String) -> String? {
      ObjectiveCAttributes.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(rewritten("@objc func a() {}") == "      func a() {}")
    #expect(rewritten("@objc(tap:) private func a() {}") == "            private func a() {}")
    #expect(rewritten("@objcMembers class A {}") == "             class A {}")
    #expect(rewritten("@IBOutlet\nvar a: Int") == "         \nvar a: Int")
    #expect(rewritten("@MainActor func objc() {}") == nil)
    #expect(rewritten("@objc public protocol P {}") == "      public protocol P: AnyObject {}")
    #expect(rewritten("@objc @MainActor protocol P {}") == "      @MainActor protocol P: AnyObject {}")
    #expect(rewritten("@objc(GNMP) protocol P: Q {}") == "            protocol P: Q {}")
    #expect(rewritten("@objc class P {}") == "      class P {}")
  }

  @Test func sourcesThatPutTheKeyboardAwayCompile() throws {
    try workspace.write(
      "Hiding.swift",
      """
      import SwiftUI

      extension UIApplication {
        func endEditing() { sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
      }

      struct Hiding: View {
        var body: some View { Color.red.frame(width: 20, height: 10).onTapGesture { UIApplication.shared.endEditing() } }
      }
      """)
    let result = try workspace.gnomon("layout", "Hiding.swift", "--size", "100x100")
    #expect(result.output.contains("Color  20×10"), "\(result.errors)")
  }

  @Test func platformsModulesBecomeSwiftUI() {
    func rewritten(_ source: String) -> String? {
      PlatformImports.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      rewritten("import Foundation\n@preconcurrency import UIKit // a")
        == "import Foundation\n@preconcurrency import SwiftUI // a")
    #expect(rewritten("import AppKit; import Cocoa") == "import SwiftUI; import SwiftUI")
    #expect(rewritten("import SwiftUICore\nimport SwiftUI") == "import SwiftUI\nimport SwiftUI")
    #expect(rewritten("import SwiftUI\nlet a = \"import UIKit\"") == nil)
    #expect(
      rewritten("import UIKit.UIColor\nimport class UIKit.UIColor // a")
        == "import SwiftUI        \nimport       SwiftUI         // a")
    #expect(rewritten("import struct Foundation.URL; import class os.OSLog") == nil)
    #expect(rewritten("import os.log; let a = 1\nimport UIKit") == "import os    ; let a = 1\nimport SwiftUI")
    #expect(rewritten("@preconcurrency import os.signpost") == "@preconcurrency import os         ")
    #expect(rewritten("import os\nlet a = os.log") == nil)
    #expect(rewritten("import os.") == nil)
  }

  @Test func foundationHasWhatApplesHas() throws {
    try workspace.write(
      "Gaps/Gaps.swift",
      """
      import CoreGraphics.CGGeometry
      import Foundation.NSObject

      @Observable final class Counter { var count = Int(INT16_MIN) + Int(INT32_MIN) }

      func sum(_ width: CGFloat, _ count: Int, _ isOn: Bool) -> Int {
        (width as NSNumber).intValue + (count as NSNumber).intValue + (isOn as NSNumber).intValue + (2 as NSNumber).intValue
      }

      func isCode(_ text: String) -> Bool { NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: text) }

      final class Reader: NSObject, XMLParserDelegate {
        var names: [String] = []
        func parser(
          _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
          attributes: [String: String]
        ) { names.append(name) }
      }

      func names(in text: String) -> [String] {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        _ = parser.parse()
        return reader.names
      }
      """)
    try workspace.write(
      "Gaps/Shown.swift",
      """
      import SwiftUI

      struct Shown: View {
        @State private var counter = Counter()
        var body: some View {
          Text("\\(counter.count) \\(sum(1, 3, true)) \\(isCode("12")) \\(isCode("a")) \\(names(in: "<a><b/></a>").joined())")
            .foregroundStyle(Color(.white))
        }
      }
      """)
    let result = try workspace.gnomon("layout", "Gaps")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("-2147516416 7 true false ab"))
  }
}
