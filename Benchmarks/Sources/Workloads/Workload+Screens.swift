// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

extension Workload {
  /// What people look at: whole screens in the fonts that are drawn, from the view to the display list.
  public static var screens: [Workload] {
    MeasuredScreen.all.flatMap { $0.name == "inbox_100k" ? [$0.first, $0.page] : $0.workloads }
  }

  /// The screens whose instructions are counted.
  public static var guardedScreens: [Workload] {
    MeasuredScreen.older.flatMap { [$0.first, $0.again, $0.change] } + MeasuredScreen.newer.map(\.first)
  }

  /// What the screens are called, as in `screen_NAME/first`.
  public static var screenNames: [String] { MeasuredScreen.all.map(\.name) }

  /// The first frame of a screen; nil where none is called so.
  public static func firstFrame(ofScreen name: String) -> Workload? {
    MeasuredScreen.all.first { $0.name == name }?.first
  }

  /// A screen as a PNG file, after one kind of what is measured was done once; nil where none is called so.
  @MainActor public static func picture(ofScreen name: String, kind: String) throws -> Data? {
    guard let screen = MeasuredScreen.all.first(where: { $0.name == name }) else { return nil }
    let workload = screen.workloads.first { $0.name.hasSuffix("/" + kind) } ?? screen.first
    return try (workload.prepare()() as? ViewHost)?.pngData()
  }
}

extension MeasuredScreen {
  static var all: [MeasuredScreen] { older + newer }

  /// What is compared with what was kept before: nothing changes in them.
  static var older: [MeasuredScreen] { [settings, mail, chat, dashboard] }

  static var newer: [MeasuredScreen] { [inbox, longInbox, markdownChat, charts, editor, month, products] }

  private static var settings: MeasuredScreen {
    MeasuredScreen("settings", "a settings form") {
      SettingsModel()
    } view: {
      SettingsScreen(model: $0)
    } change: {
      $0.usesNetwork.toggle()
    }
  }

  private static var mail: MeasuredScreen {
    MeasuredScreen("mail_200", "a mail list of 200 rows", pages: 25) {
      MailModel(count: 200)
    } view: {
      MailScreen(model: $0)
    } change: {
      $0.read.formSymmetricDifference([2])
    }
  }

  private static var chat: MeasuredScreen {
    MeasuredScreen("chat_200", "a chat of 200 bubbles", pages: 20) {
      ChatModel(count: 200)
    } view: {
      ChatScreen(model: $0)
    } change: {
      $0.messages[3].isLiked.toggle()
    }
  }

  private static var dashboard: MeasuredScreen {
    MeasuredScreen("dashboard", "a dashboard of 12 cards and 20 rows", pages: 1) {
      DashboardModel()
    } view: {
      DashboardScreen(model: $0)
    } change: {
      $0.figures[1].value += 1
    }
  }
}
