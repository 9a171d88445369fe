// SPDX-License-Identifier: Apache-2.0
import Gnomon
import Testing

/// Where elements are looked for: a whole screen, or what is inside of an element.
///
/// A finder gives an ``Element`` at once, whether it's there or not: it's looked for when something is asked of it or done
/// with it, each time anew. Then there has to be exactly one; of several the failure lists all.
///
/// Words are an element's label: what people see on a button, or hear for a picture. A field without a label is called by
/// what it shows while it's empty.
@MainActor
public protocol ElementScope {
  /// The screen that is searched.
  var screen: Screen { get }
  /// The way from the screen to the scope.
  var _way: ElementWay { get }
}

/// The way from a screen to an element. Only the kit makes one.
public struct ElementWay: Sendable {
  let query: ElementQuery
}

extension Screen: ElementScope {
  /// The screen itself.
  public var screen: Screen { self }
  /// Nothing: the whole screen.
  public var _way: ElementWay { ElementWay(query: ElementQuery()) }
}

extension ElementScope {
  private func element(_ step: ElementQuery.Step, _ location: Testing.SourceLocation) -> Element {
    Element(screen: screen, query: _way.query.adding(step), location: location)
  }

  private func role(_ roles: SemanticsSnapshot.Role..., words: Words?, _ location: Testing.SourceLocation) -> Element {
    element(.roles(roles, words), location)
  }

  /// The button, or the button that opens a menu, with these words; without words the only one.
  public func button(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.button, .menuButton, words: words, sourceLocation)
  }

  /// The link with these words; without words the only one.
  public func link(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.link, words: words, sourceLocation)
  }

  /// The text of these words; without words the only one. Words on a button are the button's.
  public func text(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.text, words: words, sourceLocation)
  }

  /// The heading of these words; without words the only one.
  public func heading(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    element(.heading(words), sourceLocation)
  }

  /// The picture with this label; without one the only one.
  public func image(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.image, words: words, sourceLocation)
  }

  /// The switch or checkbox with these words; without words the only one.
  public func toggle(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.toggle, words: words, sourceLocation)
  }

  /// The slider with these words; without words the only one.
  public func slider(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.slider, words: words, sourceLocation)
  }

  /// The stepper with these words; without words the only one.
  public func stepper(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.stepper, words: words, sourceLocation)
  }

  /// The field with these words, whatever is typed into it: a line, a secret, words to search for, a long text. Without
  /// words the only one.
  public func field(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.textField, .secureField, .searchField, .textEditor, words: words, sourceLocation)
  }

  /// The field for words to search for.
  public func searchField(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.searchField, words: words, sourceLocation)
  }

  /// The choice of one value with these words; without words the only one.
  public func picker(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.picker, .datePicker, .colorPicker, words: words, sourceLocation)
  }

  /// The view of how much is done with these words; without words the only one.
  public func progress(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.progressIndicator, .gauge, words: words, sourceLocation)
  }

  /// The list, the form or the table.
  public func list(sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.list, .table, words: nil, sourceLocation)
  }

  /// The view that scrolls, a list included.
  public func scrollView(sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.scrollView, .list, .table, words: nil, sourceLocation)
  }

  /// A row of the list by its number among those that are made, counted from 0. Headers and footers are none.
  public func row(_ number: Int, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    let rows = _way.query.adding(.roles([.row], nil))
    return Element(screen: screen, query: rows.adding(.number(number)), location: sourceLocation)
  }

  /// The row of the list that holds an element of these words.
  public func row(_ words: Words, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    let rows = _way.query.adding(.roles([.row], nil))
    return Element(screen: screen, query: rows.adding(.holding(words)), location: sourceLocation)
  }

  /// The tab with these words.
  public func tab(_ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.tab, words: words, sourceLocation)
  }

  /// The bar at the top, with this title.
  public func navigationBar(_ title: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element
  {
    role(.navigationBar, words: title, sourceLocation)
  }

  /// The alert, or the dialog that asks for a choice, with this title.
  public func alert(_ title: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.alert, .dialog, words: title, sourceLocation)
  }

  /// The sheet, or what covers the whole screen.
  public func sheet(sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.sheet, words: nil, sourceLocation)
  }

  /// The open menu.
  public func menu(sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    role(.menu, words: nil, sourceLocation)
  }

  /// The element of any role with these words.
  public func element(_ words: Words, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    element(.anything(words), sourceLocation)
  }

  /// The element with this value: a chart's mark by `"Rain: 80"`, a field by what is in it.
  public func element(value: Words, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Element {
    element(.value(value), sourceLocation)
  }

  /// The element with the identifier that `accessibilityIdentifier(_:)` gave it.
  public func element(
    identifier: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Element {
    element(.identifier(identifier), sourceLocation)
  }

  /// The element of a role, with these words; without words the only one.
  public func element(
    role: SemanticsSnapshot.Role, _ words: Words? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Element {
    element(.roles([role], words), sourceLocation)
  }

  /// The element whose view stands in a line of the source; `file` is the end of the file's name, and nil is any file.
  public func element(
    line: Int, file: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Element {
    element(.line(file, line), sourceLocation)
  }

  /// The view of a type of the app's, with the elements inside. A view that shows no element isn't found.
  public func view<V: View>(
    _ type: V.Type, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Element {
    element(.view(baseName(of: type)), sourceLocation)
  }

  /// All elements of a role, in the order of reading.
  public func elements(
    role: SemanticsSnapshot.Role, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [Element] {
    let query = _way.query.adding(.roles([role], nil))
    return query.all(in: screen.currentRoot(query)).nodes.indices.map {
      Element(screen: screen, query: query.adding(.number($0)), location: sourceLocation)
    }
  }

  /// The words of all texts, in the order of reading, those on buttons and other controls included.
  public var words: [String] {
    var found: [String] = []
    let root = screen.currentRoot(_way.query)
    for node in _way.query.steps.isEmpty ? [root] : _way.query.all(in: root).nodes {
      node.forEach { if let label = $0.label, $0.children.isEmpty { found.append(label) } }
    }
    return found
  }
}
