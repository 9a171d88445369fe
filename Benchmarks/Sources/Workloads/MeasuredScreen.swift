// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Observation

/// A whole screen that is measured in the fonts that are drawn: what it shows, and what changes in it.
struct MeasuredScreen: Sendable {
  /// As in `screen_NAME/first`.
  let name: String
  /// What it is, in words.
  let summary: String
  /// How many pages it's scrolled by before it begins again; 0 where it isn't longer than a page.
  let pages: Int
  /// Makes ready what isn't measured: what the screen shows.
  let makeData: @MainActor @Sendable () -> Void
  /// A host that shows it.
  let host: @MainActor @Sendable (ViewHost.Configuration) -> ViewHost
  /// The same, and a change of one state.
  let changing: @MainActor @Sendable () -> Changing<ViewHost>
  /// The same, and a change of the type size.
  let resized: @MainActor @Sendable () -> Changing<ViewHost>
  /// A client that shows it, and a change of one state.
  let live: @MainActor @Sendable () -> Changing<LiveViewer>

  /// Something that shows a view, and what changes there.
  struct Changing<Shown> {
    let shown: Shown
    let change: @MainActor () -> Void
  }

  /// - Parameters:
  ///   - data: Makes what is there before the screen is shown.
  ///   - model: Makes what it shows.
  ///   - change: Changes one state, so that two of them take turns.
  init<Model: Sendable, Screen: View>(
    _ name: String, _ summary: String, pages: Int = 0, data: @escaping @MainActor @Sendable () -> Void = {},
    model: @escaping @MainActor @Sendable () -> Model, view: @escaping @MainActor @Sendable (Model) -> Screen,
    change: @escaping @MainActor @Sendable (Model) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.pages = pages
    makeData = data
    host = { ViewHost(view(model()), configuration: $0) }
    changing = {
      let state = model()
      return Changing(shown: ViewHost(view(state), configuration: Self.phone), change: { change(state) })
    }
    resized = {
      let reader = Reader()
      let host = ViewHost(ReadersView(reader: reader, content: view(model())), configuration: Self.phone)
      return Changing(shown: host, change: { reader.typeSize = reader.typeSize == .large ? .xxxLarge : .large })
    }
    live = {
      let state = model()
      return Changing(shown: LiveViewer(view(state)), change: { change(state) })
    }
  }

  /// A phone's screen.
  static var phone: ViewHost.Configuration {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 390, height: 844)
    return configuration
  }
}

/// Somebody who sets the size of the type.
@MainActor @Observable
private final class Reader {
  var typeSize = DynamicTypeSize.large
}

private struct ReadersView<Content: View>: View {
  let reader: Reader
  let content: Content

  var body: some View { content.dynamicTypeSize(reader.typeSize) }
}
