// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

@Suite struct StandInFrameworksTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../").standardizedFileURL.path

  @Test func theListNamesEachModuleOfTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder + "/Compatibility/Frameworks")
    // `Photos+Assets.swift` is a part of `Photos`.
    let names = Set(files.filter { $0.hasSuffix(".swift") && !$0.contains("+") }.map { String($0.dropLast(6)) })
    #expect(StandInFrameworks.names == names)
    let page = try String(contentsOfFile: Self.folder + "/Documentation/frameworks.md", encoding: .utf8)
    for name in names { #expect(page.contains("| `\(name)`"), "Documentation/frameworks.md has no line for \(name)") }
  }

  @Test func aFileThatIsReadForLinuxSeesNoneOfThem() {
    let source = Array("#if canImport(WebKit) && canImport(Combine)\nimport WebKit\n#endif".utf8)
    let hidden = StandInFrameworks.hidden(in: LexedSource(source)).map { String(decoding: $0, as: UTF8.self) }
    #expect(hidden == "#if false             && canImport(Combine)\nimport WebKit\n#endif")
    #expect(SourceReading.iOS.applied(to: source) == source)
    #expect(SourceReading.linux.applied(to: source) != source)
  }

  @Test func whatIsNotThereForASystemIsThereForNobody() {
    func read(_ source: String) -> String {
      String(decoding: SourceReading.iOS.applied(to: Array(source.utf8)), as: UTF8.self)
    }
    #expect(read("@available(iOS, unavailable) case a") == "@available(*  , unavailable) case a")
    #expect(read("@available(macOS, unavailable) case a") == "@available(macOS, unavailable) case a")
  }

  @Test func aModuleThatIsNotThereIsExplained() {
    let output = CompilerDiagnostics("/a/B.swift:3:8: error: no such module 'SwiftData'\n")
    #expect(
      MissingModule.sentences(output) == [
        "the module SwiftData isn't there on Linux: a package can give one itself, in Stubs/SwiftData/SwiftData.swift beside its manifest"
      ])
  }
}

/// What the frameworks that aren't there answer in a program, and what a package gives in place of one.
@Suite(.serialized) struct FrameworkProgramTests {
  private let workspace: Workspace
  init() throws { workspace = try Workspace() }

  private func write(_ main: String) throws {
    try workspace.write(
      "app/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "app", targets: [.executableTarget(name: "app")])
      """)
    try workspace.write("app/Sources/app/main.swift", main)
  }

  @Test(.timeLimit(.minutes(30))) func frameworksAnswerWhatTheyCanAndFailElsewhere() throws {
    try write(
      """
      import CoreLocation
      import CryptoKit
      import Foundation
      import ImageIO
      import LocalAuthentication
      import Security
      import Spatial
      import SwiftUI

      let room = Rect3D(center: Point3D(x: 1, y: 1, z: 1), size: Size3D(width: 2, height: 2, depth: 4))
      print("space", Point3D(x: 3, y: 4).distance(to: .zero), Vector3D(x: 1).cross(Vector3D(y: 2)).z, room.min.z, room.size.volume)
      print("inside", room.contains(point: .zero), room.contains(point: Point3D(x: 3)))
      // A PNG of 2 × 1 pixels.
      let png = Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGP4z8DwHwgYGBgAJfgD/wUkYGgAAAAASUVORK5CYII=")!
      let source = CGImageSourceCreateWithData(png as CFData, nil)!
      print("png", CGImageSourceGetType(source) ?? "", CGImageSourceGetCount(CGImageSourceCreateWithData(Data([1, 2]) as CFData, nil)!))
      print("keychain", SecItemAdd([kSecClass: kSecClassGenericPassword] as CFDictionary, nil) == errSecNotAvailable)
      var error: NSError?
      print("asked", LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error), error?.code ?? 0)
      let (paris, london) = (CLLocation(latitude: 48.8566, longitude: 2.3522), CLLocation(latitude: 51.5074, longitude: -0.1278))
      print("km", Int(paris.distance(from: london) / 1000))
      print(SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined())
      // RFC 4231, test cases 2 and 6: the second key is longer than a block.
      let jefe = SymmetricKey(data: Data("Jefe".utf8))
      let code = HMAC<SHA256>.authenticationCode(for: Data("what do ya want for nothing?".utf8), using: jefe)
      print(code.map { String(format: "%02x", $0) }.joined())
      let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
      let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
      print(HMAC<SHA256>.authenticationCode(for: text, using: long).map { String(format: "%02x", $0) }.joined())
      print(
        "valid", HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: jefe),
        HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data("what do ya want for nothing?".utf8), using: jefe))
      print("sealed", (try? AES.GCM.seal(text, using: SymmetricKey(size: .bits256))) == nil, SymmetricKey(size: .bits256).bitCount)
      final class Item: NSObject { @objc dynamic var name = "" }
      var key: UInt8 = 0
      let item = Item()
      objc_setAssociatedObject(item, &key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      print(objc_getAssociatedObject(item, &key) as? String ?? "", #selector(NSObject.description))
      """)
    let run = try workspace.gnomon("run", "--package-path", "app")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("png public.png 0"))
    #expect(lines.contains("keychain true"))
    #expect(lines.contains("asked false -6"))
    // 343.5 km along a sphere.
    #expect(lines.contains("km 343"))
    #expect(lines.contains("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    #expect(lines.contains("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
    #expect(lines.contains("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"))
    #expect(lines.contains("valid false true"))
    #expect(lines.contains("sealed true 256"))
    #expect(run.errors.contains("CryptoKit has no ciphers: sealing and opening throw."))
    #expect(lines.contains("space 5.0 2.0 -1.0 16.0"))
    #expect(lines.contains("inside true false"))
    #expect(lines.contains("kept description"))
    #expect(run.errors.contains("there is no keychain: Security's functions answer errSecNotAvailable."))
  }

  @Test("Core Text measures and registers fonts, Mach-O's loader lists nothing, optional methods are called")
  func textsLoadersAndOptionalMethods() throws {
    try write(
      """
      import Accelerate
      import BackgroundTasks
      import CoreText
      import MachO
      import UIKit

      @objc protocol CardDelegate: AnyObject { @objc optional func didEnd(card: Int) }
      final class Quiet: CardDelegate {}
      final class Loud: CardDelegate { func didEnd(card: Int) { print("ended", card) } }
      let delegates: [any CardDelegate] = [Quiet(), Loud()]
      for delegate in delegates { delegate.didEnd?(card: 7) }

      let font = CTFontCreateWithName("Inter", 20, nil)
      let text = NSAttributedString(string: "Two words", attributes: [.font: font])
      let setter = CTFramesetterCreateWithAttributedString(text)
      func height(_ width: CGFloat) -> CGFloat {
        CTFramesetterSuggestFrameSizeWithConstraints(
          setter, CFRange(location: 0, length: 0), nil, CGSize(width: width, height: .greatestFiniteMagnitude), nil).height
      }
      print("lines", (height(60) / height(1000)).rounded(), CTFontGetAscent(font) > CTFontGetDescent(font))
      print("registered", CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf") as CFURL, .process, nil))
      func registered(_ path: String) -> Bool {
        guard let provider = CGDataProvider(url: URL(fileURLWithPath: path) as CFURL), let font = CGFont(provider) else {
          return false
        }
        var error: Unmanaged<CFError>?
        return CTFontManagerRegisterGraphicsFont(font, &error)
      }
      print("graphics", registered("/nowhere.ttf"))
      do { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) } catch { print("refused") }
      print("images", _dyld_image_count())

      var numbers = [Double](repeating: 0, count: 5)
      vDSP_vgenpD([1.0, 3, 7], 1, [1.0, 2, 4], 1, &numbers, 1, 5, 3)
      print("between", numbers)
      vDSP_vgenD([0.0], [1.0], &numbers, 1, 5)
      print("equal", numbers)

      var place = IndexPath(row: 2, section: 1)
      place.section = 4
      print("place", place.section, place.item, place)
      print("later", DispatchTime(uptimeNanoseconds: 5000).distance(to: DispatchTime(uptimeNanoseconds: 2000)))
      """)
    let run = try workspace.gnomon("run", "--package-path", "app")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("ended 7"))
    #expect(lines.contains("lines 2.0 true"))
    #expect(lines.contains("registered false") && lines.contains("graphics false") && lines.contains("refused"))
    #expect(lines.contains("images 0"))
    #expect(lines.contains("between [1.0, 1.0, 3.0, 5.0, 7.0]"))
    #expect(lines.contains("equal [0.0, 0.25, 0.5, 0.75, 1.0]"))
    #expect(lines.contains("place 4 2 [4, 2]"))
    #expect(lines.contains("later nanoseconds(-3000)"))
  }

  @Test(.timeLimit(.minutes(30))) func anAppWithScenesCompilesAndNothingIsMadeUp() throws {
    try write(
      """
      import AudioToolbox
      import StoreKit
      import SwiftUI
      import UIKit
      import WatchConnectivity

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration { UISceneConfiguration(name: "Default Configuration", sessionRole: session.role) }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: windowScene)
          window.rootViewController = UIHostingController(rootView: Text("Hello"))
          self.window = window
          window.makeKeyAndVisible()
        }
        func sceneDidEnterBackground(_ scene: UIScene) {}
      }

      final class Phone: NSObject, WCSessionDelegate {
        func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?) {
          print("watch", state == .activated, error != nil)
        }
      }

      var products: [Product]? = []
      do { products = try await Product.products(for: ["gold"]) } catch { products = nil }
      print("store", products == nil, AppStore.canMakePayments)
      var transactions = 0
      for await result in StoreKit.Transaction.currentEntitlements { if case .verified = result { transactions += 1 } }
      print("transactions", transactions)
      let phone = Phone()
      WCSession.default.delegate = phone
      WCSession.default.activate()
      var sound: SystemSoundID = 7
      print("sound", AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/bell.wav"), &sound) == noErr, sound)
      func open() async -> Bool { await UIApplication.shared.open(URL(string: "https://example.org")!) }
      print("opened", await open(), UIApplication.shared.canOpenURL(URL(string: "tel:1")!))
      let range = UITextChecker().rangeOfMisspelledWord(
        in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
      print("misspelled", range.location == NSNotFound)
      """)
    let run = try workspace.gnomon("run", "--package-path", "app")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    for line in [
      "store true false", "transactions 0", "watch false true", "sound false 0", "opened false false",
      "misspelled true",
    ] {
      #expect(run.output.contains(line), "\(run.output)")
    }
    #expect(run.errors.contains("StoreKit has no store"))
    #expect(run.errors.contains("UITextChecker looks nothing up"))
  }

  @Test(.timeLimit(.minutes(30))) func aPackageGivesModulesItself() throws {
    try write(
      """
      import SwiftData
      import SwiftUI
      print(Store().count)
      """)
    let missing = try workspace.gnomon("build", "--package-path", "app")
    #expect(missing.status != 0)
    #expect((missing.output + missing.errors).contains("the module SwiftData isn't there on Linux"))
    try workspace.write(
      "app/Stubs/SwiftData/Store.swift",
      "import Base\npublic struct Store { public init() {}; public var count: Int { base } }")
    try workspace.write("app/Stubs/Base/Base.swift", "public let base = 42")
    let run = try workspace.gnomon("run", "--package-path", "app")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("42"))
    try workspace.write("app/Stubs/Base/Base.swift", "public let base = 43")
    #expect(try workspace.gnomon("run", "--package-path", "app").output.contains("43"))
  }
}
