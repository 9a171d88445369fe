// SPDX-License-Identifier: Apache-2.0

extension StatisticsPage: PageView {
  var template: String { "statistics" }

  func title(_ texts: Texts) -> String { texts["nav.statistics"] }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    return Node([
      "totalText": texts.count("list.total", total), "isEmpty": total == 0, "figures": figures.map { $0.node },
      "years": years.prefix(8).map { Node(["path": context.routes.year($0), "label": "\($0)"]) },
      "charts": charts.map { $0.node(texts) },
    ])
  }
}

extension Figure {
  var node: Node { Node(["value": value, "label": label]) }
}

extension StatisticsChart {
  func node(_ texts: Texts) -> Node {
    let label = texts["chart.\(name.rawValue)"]
    return Node([
      "name": name.rawValue, "label": label, "alt": texts("statistics.alt", ["name": label]),
      "tableLabel": texts("statistics.table.label", ["name": label]),
      "picture": SafeAddress.path(picture), "dark": SafeAddress.path(darkPicture),
      "narrow": SafeAddress.path(narrowPicture), "narrowDark": SafeAddress.path(narrowDarkPicture),
      "width": "\(width)",
      "height": "\(height)", "note": name == .space ? texts["statistics.space.note"] : nil,
      "columns": columns.map { Node(["label": $0]) }, "rows": rows.map { $0.node },
    ])
  }
}

extension StatisticsChart.Row {
  var node: Node {
    Node([
      "label": LayoutView.short(label, 100), "cells": cells.map { Node(["value": $0]) }, "value": cells.first,
    ])
  }
}

extension YearPage: PageView {
  var template: String { "year" }

  func title(_ texts: Texts) -> String { texts("year.title", ["year": "\(year)"]) }

  func node(in context: PageContext) -> Node {
    let texts = context.texts
    func neighbour(_ year: Int?) -> Node? {
      year.map { Node(["path": context.routes.year($0), "label": "\($0)"]) }
    }
    return Node([
      "heading": title(texts), "before": neighbour(before), "after": neighbour(after),
      "pathStatistics": context.routes.statistics, "isEmpty": pictures.isEmpty, "figures": figures.map { $0.node },
      "pictures": pictures.map {
        Node([
          "name": $0.name, "picture": SafeAddress.path($0.path), "dark": SafeAddress.path($0.darkPath),
          "width": "\($0.width)", "height": "\($0.height)", "size": "\($0.width) × \($0.height)",
          "alt": texts("year.alt", ["year": "\(year)"]), "file": "linkshelf-\(year)-\($0.name).png",
          "darkFile": "linkshelf-\(year)-\($0.name)-dark.png",
        ])
      }, "tables": tables.map { Node(["heading": $0.heading, "rows": $0.rows.map { $0.node }]) },
    ])
  }
}
