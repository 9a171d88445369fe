// SPDX-License-Identifier: Apache-2.0

import Mustache

/// HTML that is ready: what stands in it is escaped already. Only such values are written by `{{&name}}`.
struct Markup: MustacheCustomRenderable {
  let renderText: String
  var isNull: Bool { renderText.isEmpty }

  /// - Parameter html: what a template has made, or escaped texts between tags.
  init(made html: String) { renderText = html }

  /// The choices of a field, for `<datalist>`.
  init(options: some Sequence<String>) {
    self.init(made: options.map { "<option value=\"\(Escaping.escape($0))\"></option>" }.joined())
  }
}
