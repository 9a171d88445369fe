// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension MeasuredScreen {
  static var inbox: MeasuredScreen {
    MeasuredScreen("inbox_200", "an inbox of 200 rows with avatars", pages: 25, data: { _ = Letter.few }) {
      InboxModel(Letter.few)
    } view: {
      InboxScreen(model: $0)
    } change: {
      $0.read.formSymmetricDifference([2])
    }
  }

  static var longInbox: MeasuredScreen {
    MeasuredScreen("inbox_100k", "an inbox of 100,000 rows with avatars", pages: 10_000, data: { _ = Letter.many }) {
      InboxModel(Letter.many)
    } view: {
      InboxScreen(model: $0)
    } change: {
      $0.read.formSymmetricDifference([2])
    }
  }

  static var markdownChat: MeasuredScreen {
    MeasuredScreen("chat_500", "a chat of 500 bubbles with Markdown", pages: 50, data: { _ = ChatDay.all }) {
      MarkdownChatModel()
    } view: {
      MarkdownChatScreen(model: $0)
    } change: {
      $0.liked.formSymmetricDifference([3])
    }
  }

  static var charts: MeasuredScreen {
    MeasuredScreen("dashboard_charts", "a dashboard of 4 cards with gradients and 4 charts", pages: 1) {
      ChartsModel()
    } view: {
      ChartsScreen(model: $0)
    } change: {
      $0.totals[1].value += 1
    }
  }

  static var editor: MeasuredScreen {
    MeasuredScreen("editor_100k", "an editor of a text of 100 kB", pages: 50, data: { _ = EditorModel.sample }) {
      EditorModel()
    } view: {
      EditorScreen(model: $0)
    } change: {
      $0.type()
    }
  }

  static var month: MeasuredScreen {
    MeasuredScreen("month", "a month of a calendar", data: { _ = CalendarDay.all }) {
      MonthModel()
    } view: {
      MonthScreen(model: $0)
    } change: {
      $0.selected = $0.selected == 10 ? 11 : 10
    }
  }

  static var products: MeasuredScreen {
    MeasuredScreen("products_200", "a grid of 200 products with pictures", pages: 25, data: { _ = Product.all }) {
      ProductsModel()
    } view: {
      ProductsScreen(model: $0)
    } change: {
      $0.liked.formSymmetricDifference([2])
    }
  }
}
