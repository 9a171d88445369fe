// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonCairo
import SwiftUI

// ViewInspector shows views in a window. Within it this controller takes the place of UIKit's own, and shows them in a host of Gnomon's.

/// Shows a view from when it's added to another controller until it's removed.
final class UIHostingController<Content: View>: SwiftUI.UIHostingController<Content> {
  private var shown: ShownView?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    shown = parent == nil ? nil : ShownView(rootView)
  }
}

final class NSHostingController<Content: View>: SwiftUI.NSHostingController<Content> {
  private var shown: ShownView?

  override init(rootView: Content) {
    super.init(rootView: rootView)
    // AppKit tells nobody that a controller is added: it's shown with the next turn of the main queue.
    DispatchQueue.main.async { [weak self] in self?.shown = ShownView(rootView) }
  }

  required init?(coder: NSCoder) { return nil }
}

/// A window that isn't shown: its controllers show their views themselves.
final class UIWindow: SwiftUI.UIWindow {
  override func makeKeyAndVisible() { isHidden = false }
}

/// A view in a host, whose frames follow one another while it's there.
@MainActor
private final class ShownView {
  private let host: Gnomon.ViewHost

  init(_ view: some View) {
    var configuration = Gnomon.ViewHost.Configuration()
    configuration.size = UIScreen.main.bounds.size
    host = Gnomon.ViewHost(view, configuration: configuration)
    host.update()
    next()
  }

  private func next() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { [weak self] in
      guard let self else { return }
      host.update()
      next()
    }
  }
}
