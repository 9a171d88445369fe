// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Says what a framework that isn't there doesn't do. It's for the modules by the frameworks' names.
public enum _FrameworkLack {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var said: Set<String> = []

  /// Says something once: as a warning of the host that was made or updated last, and to standard error where there is none.
  public static func say(_ message: String, hint: String? = nil) {
    guard isOnMainActor else {
      Task { @MainActor in say(message, hint: hint) }
      return
    }
    onMain {
      if let shown = HostExchange.shown { return shown.graph.warn(.unsupported, nil, message, hint: hint) }
      lock.lock()
      let isNew = said.insert(message).inserted
      lock.unlock()
      guard isNew else { return }
      let warning = RuntimeWarning(name: .unsupported, view: "", message: message, hint: hint)
      FileHandle.standardError.write(Data("\(warning)\n".utf8))
    }
  }
}

/// The place of a view of a framework that isn't there: its name in a dashed outline, as large as it's proposed. A warning says why, once.
public struct _FrameworkPlaceholder: View {
  private let name: String
  private let reason: String
  /// - Parameters:
  ///   - name: the view's name.
  ///   - reason: why it isn't drawn: `AVKit plays nothing`.
  nonisolated public init(name: String, reason: String) { (self.name, self.reason) = (name, reason) }

  /// The name in an outline.
  public var body: some View {
    let _ = _FrameworkLack.say("\(name) can't be drawn: its name is in its place. \(reason).")
    PlatformName(name: name)
  }
}

/// The view, by UIKit's name, of a class of a framework that isn't there. The class's name is drawn.
open class _FrameworkView: UIView {
  private var reason = ""
  /// A view that says why it isn't drawn.
  public convenience init(lack: String) {
    self.init(frame: .zero)
    reason = lack
  }
  /// Why it isn't drawn.
  open override var _lack: String? { reason }
}
