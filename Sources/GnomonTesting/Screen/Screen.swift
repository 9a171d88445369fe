// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A view on a screen that a test looks at and touches.
///
/// It's laid out at once, without a window. Elements are found by what people see (``ElementScope``), and used as people
/// use them; what they do has happened on return.
///
/// ```swift
/// struct Greeter: View {
///   @State private var name = ""
///
///   var body: some View {
///     VStack {
///       TextField("Name", text: $name)
///       Text("Hello, \(name)!")
///     }
///   }
/// }
///
/// @MainActor @Test func greets() throws {
///   let screen = Screen { Greeter() }
///   try screen.field("Name").type("Ada")
///   #expect(screen.text("Hello, Ada!").exists)
/// }
/// ```
@MainActor
public final class Screen {
  /// The host that shows the view, for what the screen itself doesn't offer.
  public let host: ViewHost
  /// The device whose screen is imitated.
  public private(set) var device: Device
  private var isSideways = false
  /// What keeps the steps; nil where nobody wants them.
  let trace: ScreenTrace?
  /// The longest time that a search for an element lets pass by the host's clock, in seconds.
  ///
  /// It's used where animations run by the clock, which `isClocked` asks for: what is still to come may bring the element.
  public var patience: TimeInterval = 5

  /// Shows a view on a device's screen.
  ///
  /// - Parameters:
  ///   - device: the device; its size, its scale and its safe area hold, and its system is imitated.
  ///   - size: another size in points, without a safe area; nil is the device's.
  ///   - isClocked: true if changes that are animated run by the clock, which ``advance(by:)-(TimeInterval)`` moves; else
  ///     their end is shown at once.
  ///   - isTraced: true if the host keeps what happened, so that ``explanation()`` knows passes and causes, too. It costs
  ///     time.
  ///   - configure: changes what the view is shown in: appearance, type size, language, folders of pictures.
  ///   - content: the view.
  public init<V: View>(
    _ device: Device = .phone, size: CGSize? = nil, isClocked: Bool = false, isTraced: Bool = false,
    configure: (inout ViewHost.Configuration) -> Void = { _ in }, @ViewBuilder content: () -> V
  ) {
    self.device = device
    var configuration = device.configuration
    if let size {
      configuration.size = size
      configuration.safeArea = EdgeInsets()
    }
    if isClocked {
      configuration.animations = .clocked
      configuration.startDate = Date(timeIntervalSinceReferenceDate: 0)
    }
    trace = ScreenTrace.current
    configuration.tracing = isTraced || trace != nil ? .full : .findings
    configure(&configuration)
    host = ViewHost(content(), configuration: configuration)
    host.countsEvaluations = true
    host.update()
    trace?.add("the first frame", host)
  }

  // MARK: Surroundings

  /// The size in points.
  public var size: CGSize { host.configuration.size }

  /// Gives the screen another size in points, without a safe area.
  public func resize(to size: CGSize) {
    host.resize(to: size, safeArea: EdgeInsets())
    trace?.add("resize to \(points(size.width))×\(points(size.height))", host)
  }

  /// Turns the device by a quarter, from upright to sideways and back.
  public func rotate() {
    isSideways.toggle()
    let size = host.configuration.size
    host.resize(
      to: CGSize(width: size.height, height: size.width),
      safeArea: isSideways ? device.sidewaysSafeArea : device.safeArea)
    trace?.add("rotate", host)
  }

  /// Changes between light and dark appearance.
  public func setColorScheme(_ scheme: ColorScheme) {
    host.setColorScheme(scheme)
    trace?.add("set the appearance to \(scheme)", host)
  }

  // MARK: Keys

  /// Presses a key. It goes where SwiftUI sends it: to keyboard shortcuts, to `onKeyPress` from the view with the focus
  /// outwards, and then to what the system does with it, as moving the focus by Tab.
  ///
  /// - Parameters:
  ///   - key: the key, as `.return` or `"s"`.
  ///   - modifiers: the keys that are held with it.
  /// - Returns: false if nothing took it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    act("press \(key.spoken)") { $0.press(key, modifiers: modifiers) }
  }

  /// Moves the pointer away from all views.
  public func endHover() { _ = act("move the pointer away") { $0.hover(at: nil) } }

  // MARK: Time

  /// Lets time pass by the host's clock: what is animated moves, and what is due by then happens.
  ///
  /// - Parameter seconds: a number below 0, or one that isn't finite, counts as 0.
  public func advance(by seconds: TimeInterval) {
    host.advance(by: seconds)
    trace?.add("advance by \(points(seconds)) s", host)
  }

  /// Lets a duration pass by the host's clock.
  public func advance(by duration: Duration) {
    host.advance(by: duration)
    trace?.add("advance by \(duration)", host)
  }

  /// Lets tasks run until all is quiet: those of `task` and `refreshable`, and values that streams have ready.
  ///
  /// A task that waits for something from outside, as for a sleep to end, doesn't keep the screen from being quiet:
  /// ``Element/appears(within:sourceLocation:)`` waits for what it will show.
  public func settle() async {
    await host.settle()
    trace?.add("settle", host)
  }

  // MARK: Counting

  /// How often the bodies of a type of view were evaluated since the screen was made or ``resetCounts()``.
  ///
  /// Views of this package aren't counted, and neither are views of other types that share the name.
  public func evaluations<V: View>(of type: V.Type) -> Int {
    host.evaluationCounts[baseName(of: type)] ?? 0
  }

  /// The number of passes that the frames took since the screen was made or ``resetCounts()``. A change that nothing
  /// else follows from takes one.
  public var passes: Int { host.counters.passes }

  /// Sets ``passes`` and ``evaluations(of:)`` to 0.
  public func resetCounts() {
    host.resetCounters()
    host.countsEvaluations = true
  }

  // MARK: Reading

  /// What is wrong with the views, as far as Gnomon can tell without knowing what was meant: the host's warnings.
  public var warnings: [RuntimeWarning] { host.warnings }

  /// The elements, as they are now.
  public var semantics: SemanticsSnapshot { host.semantics() }
}

extension Screen: CustomStringConvertible {
  /// The elements as text, a line each.
  public nonisolated var description: String {
    guard MainQueue.isCurrent else { return "a screen, which only the main actor can read" }
    return MainActor.assumeIsolated { host.semantics().text() }
  }
}
