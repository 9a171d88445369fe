// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

extension Workload {
  /// What people look at: whole screens in the fonts that are drawn, from the view to the display list.
  public static var screens: [Workload] {
    settings + mail + chat + dashboard
  }

  static var settings: [Workload] {
    screen("settings", "a settings form", SettingsModel.init) {
      SettingsScreen(model: $0)
    } change: {
      $0.usesNetwork.toggle()
    }
  }

  static var mail: [Workload] {
    screen("mail_200", "a mail list of 200 rows", { MailModel(count: 200) }) {
      MailScreen(model: $0)
    } change: { model in
      model.read.formSymmetricDifference([2])
    }
  }

  static var chat: [Workload] {
    screen("chat_200", "a chat of 200 bubbles", { ChatModel(count: 200) }) {
      ChatScreen(model: $0)
    } change: {
      $0.messages[3].isLiked.toggle()
    }
  }

  static var dashboard: [Workload] {
    screen("dashboard", "a dashboard of 12 cards and 20 rows", DashboardModel.init) {
      DashboardScreen(model: $0)
    } change: {
      $0.figures[1].value += 1
    }
  }

  /// The settings screen as a telephone shows it, 1170×2532 pixels, from the display list to a file.
  public static var screenPictures: [Workload] {
    func workload(_ name: String, _ what: String, _ mode: PNGEncoder.Mode) -> Workload {
      Workload("screen_settings/\(name)", "a settings form at 3x to PNG\(what), drawn and encoded") {
        let host = screenHost(SettingsScreen(model: SettingsModel()))
        host.update()
        let list = host.displayList(onSystemBackground: true)
        return {
          _ = try CairoRenderer().png(list, scale: 3, mode: mode)
          return nil
        }
      }
    }
    return [workload("png", "", .small), workload("png_fast", ", fast encoding", .fast)]
  }

  /// A screen's first frame, its layout at a size that it has never had, and a change of one state.
  private static func screen<Model: Sendable, Screen: View>(
    _ name: String, _ summary: String, _ model: @escaping @MainActor @Sendable () -> Model,
    view: @escaping @MainActor @Sendable (Model) -> Screen, change: @escaping @MainActor @Sendable (Model) -> Void
  ) -> [Workload] {
    [
      Workload("screen_\(name)/first", "\(summary): first frame, to a display list") {
        {
          let host = screenHost(view(model()))
          host.update()
          _ = host.displayList()
          return host
        }
      },
      Workload("screen_\(name)/again", "\(summary): at a new size, to a display list") {
        let host = screenHost(view(model()))
        host.update()
        var sizes = NewSizes(side: 844)
        return {
          host.resize(to: sizes.next())
          _ = host.displayList()
          return host
        }
      },
      Workload("screen_\(name)/change", "\(summary): one state changed, to a display list") {
        let state = model()
        let host = screenHost(view(state))
        host.update()
        return {
          change(state)
          host.update()
          _ = host.displayList()
          return host
        }
      },
    ]
  }

  @MainActor
  private static func screenHost(_ screen: some View) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 390, height: 844)
    return ViewHost(screen, configuration: configuration)
  }
}
