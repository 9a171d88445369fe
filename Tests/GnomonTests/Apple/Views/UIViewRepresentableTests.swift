// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

@MainActor @Suite struct UIViewRepresentableTests {
  /// What was called, in order.
  @MainActor private final class Log {
    var calls: [String] = []
    var coordinators: [ObjectIdentifier] = []
    var views: Set<ObjectIdentifier> = []
  }

  private final class Coordinator {}

  private struct Probe: UIViewRepresentable {
    var color = UIColor.red
    var answer: CGSize?
    let log: Log

    func makeCoordinator() -> Coordinator {
      log.calls.append("coordinator")
      return Coordinator()
    }
    func makeUIView(context: Context) -> UIView {
      log.calls.append("make")
      log.coordinators.append(ObjectIdentifier(context.coordinator))
      return UIView()
    }
    func updateUIView(_ view: UIView, context: Context) {
      log.calls.append("update \(context.environment.layoutDirection == .rightToLeft ? "rtl" : "ltr")")
      log.coordinators.append(ObjectIdentifier(context.coordinator))
      log.views.insert(ObjectIdentifier(view))
      view.backgroundColor = color
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { answer }
    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { Self.dismantled += 1 }
    @MainActor static var dismantled = 0
  }

  private struct Screen: View {
    @State var isOther = false
    @State var isGone = false
    @State var isReversed = false
    @State var unrelated = 0
    let log: Log
    var body: some View {
      let _ = unrelated
      if !isGone {
        Probe(color: isOther ? .blue : .red, log: log)
          .environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight)
      }
    }
  }

  @Test("A view is made once, updated for a new value or environment alone, and dismantled when it goes")
  func lifetime() throws {
    let log = Log()
    Probe.dismantled = 0
    Switch.shared.step = 0
    let screen = Screen(log: log)
    let host = makeHost(Switching(content: screen), 100, 50)
    host.update()
    #expect(log.calls == ["coordinator", "make", "update ltr"])
    host.update()
    #expect(log.calls.count == 3)
    Switch.shared.step = 1
    host.update()
    #expect(log.calls.last == "update ltr" && log.calls.count == 4)
    Switch.shared.step = 2
    host.update()
    #expect(log.calls.last == "update rtl")
    #expect(log.calls.filter { $0 == "make" }.count == 1)
    #expect(log.views.count == 1 && Set(log.coordinators).count == 1)
    #expect(Probe.dismantled == 0)
    Switch.shared.step = 3
    host.update()
    #expect(Probe.dismantled == 1)
    #expect(host.warnings.isEmpty)
  }

  @Observable final class Switch {
    @MainActor static let shared = Switch()
    var step = 0
  }

  private struct Switching: View {
    let content: Screen
    var body: some View {
      let step = Switch.shared.step
      if step < 3 {
        Probe(color: step > 0 ? .blue : .red, log: content.log)
          .environment(\.layoutDirection, step > 1 ? .rightToLeft : .leftToRight)
      }
    }
  }

  private struct Shown<Kind: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Kind
    func makeUIView(context: Context) -> Kind { make() }
    func updateUIView(_ view: Kind, context: Context) {}
  }

  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  @Test("A size that is answered is taken; a view without one takes the proposal")
  func sizes() {
    expectLayout(
      Probe(answer: CGSize(width: 30, height: 20), log: Log()), in: [100, 50], ["Probe": [35, 15, 30, 20]])
    expectLayout(Probe(log: Log()).frame(width: 60), in: [100, 50], ["Probe": [20, 0, 60, 50]])
  }

  @Test("A size by the content grows where it hugs little, and shrinks where it resists little")
  func contentSizes() {
    func view(_ change: @escaping @MainActor (UIView) -> Void) -> some View {
      Shown {
        let view = Sized()
        change(view)
        return view
      }
    }
    expectLayout(view { _ in }, in: [100, 50], ["Shown": [0, 0, 100, 50]])
    expectLayout(
      view {
        $0.setContentHuggingPriority(.required, for: .horizontal)
        $0.setContentHuggingPriority(.defaultHigh, for: .vertical)
      }, in: [100, 50], ["Shown": [35, 15, 30, 20]])
    // 750 doesn't shrink, 250 does.
    expectLayout(view { _ in }.frame(width: 10, height: 10), in: [100, 50], ["Shown": [30, 20]])
    expectLayout(
      view { $0.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }.frame(width: 10, height: 10),
      in: [100, 50], ["Shown": [10, 20]])
    expectLayout(view { _ in }.fixedSize(), in: [100, 50], ["Shown": [35, 15, 30, 20]])
  }

  @Test("Colours, corners, opacity and subviews are drawn where they lie")
  func drawing() {
    let commands = drawnCommands(
      Shown {
        let view = UIView()
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
        inner.backgroundColor = .blue
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        hidden.backgroundColor = .green
        hidden.isHidden = true
        view.addSubview(inner)
        view.addSubview(hidden)
        return view
      })
    #expect(commands == ["fill 0 0 100 50 1.0", "fill 10 5 20 10 1.0"])
  }

  @Test("An empty clear view draws nothing and warns of nothing")
  func empty() {
    let host = makeHost(Shown { UIView() }, 100, 50)
    host.update()
    #expect(host.displayList().commands.isEmpty)
    #expect(host.warnings.isEmpty)
  }

  @Test("A class that can't be drawn has its name drawn, and is named once")
  func placeholder() {
    let host = makeHost(
      VStack {
        Shown { UIDatePicker() }
        Shown { UIDatePicker() }
      }, 400, 600)
    host.update()
    let texts = host.displayList().commands.compactMap { command -> String? in
      if case .text(let text, _, _) = command { text.text.string } else { nil }
    }
    #expect(texts == ["UIDatePicker", "UIDatePicker"])
    #expect(host.warnings.map(\.name) == [.unsupported, .unsupported])
    #expect(
      host.warnings.first?.message == "UIDatePicker can't be drawn: its name is in its place."
        && host.warnings.first?.hint == "Use DatePicker."
        && host.warnings.first?.view.hasSuffix("VStack/Shown") == true)
  }

  @Test("A change of the tree from outside is shown at the next update, without an update of the value")
  func changesFromOutside() {
    let view = UIView()
    let host = makeHost(Shown { view }, 100, 50)
    host.update()
    #expect(host.displayList().commands.isEmpty)
    view.backgroundColor = .red
    host.update()
    #expect(host.displayList().commands.count == 1)
  }

  @Test("A view is in the host's window while it's shown, and told of both")
  func window() {
    final class Told: UIView {
      var windows: [Bool] = []
      override func didMoveToWindow() { windows.append(window != nil) }
    }
    let (view, inner) = (Told(), Told())
    view.addSubview(inner)
    Switch.shared.step = 0
    struct Gone: View {
      let view: UIView
      var body: some View { if Switch.shared.step == 0 { Shown { view } } }
    }
    let host = makeHost(Gone(view: view), 100, 50)
    host.update()
    #expect(view.windows == [true] && inner.windows == [true])
    #expect(view.window === UIApplication.shared.keyWindow)
    Switch.shared.step = 1
    host.update()
    #expect(view.windows == [true, false] && inner.windows == [true, false])
  }

  private final class Controller: UIViewController {
    var calls: [String] = []
    override func loadView() {
      calls.append("loadView")
      view = UIView()
    }
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews \(view.bounds.width)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
  }

  private struct Controlled: UIViewControllerRepresentable {
    let controller: Controller
    func makeUIViewController(context: Context) -> Controller {
      controller.calls.append("make")
      return controller
    }
    func updateUIViewController(_ controller: Controller, context: Context) { controller.calls.append("update") }
    static func dismantleUIViewController(_ controller: Controller, coordinator: ()) {
      controller.calls.append("dismantle")
    }
  }

  @Test("A controller is told when its view is loaded, placed, shown and gone")
  func controllers() {
    struct Gone: View {
      let controller: Controller
      var body: some View { if Switch.shared.step == 0 { Controlled(controller: controller) } }
    }
    Switch.shared.step = 0
    let controller = Controller()
    let host = makeHost(Gone(controller: controller), 100, 50)
    host.update()
    #expect(
      controller.calls == [
        "make", "loadView", "viewDidLoad", "update", "viewWillAppear", "viewDidLayoutSubviews 100.0", "viewDidAppear",
      ])
    controller.calls = []
    Switch.shared.step = 1
    host.update()
    #expect(controller.calls == ["viewWillDisappear", "viewDidDisappear", "dismantle"])
  }
}
