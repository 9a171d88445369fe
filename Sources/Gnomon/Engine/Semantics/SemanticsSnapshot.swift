// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a screen is to those who don't see it: its elements with their roles, labels, values and actions, in the order
/// in which they are read.
///
/// It's worked out of the views that are shown, when ``ViewHost/semantics()`` is asked for it. Views that only arrange
/// others, such as stacks and frames, are no elements. A button, a toggle or a field is one element, whatever it is
/// drawn with.
///
/// ```swift
/// @MainActor
/// func labelsOfButtons() -> [String?] {
///   let host = ViewHost(Button("Save") {})
///   host.update()
///   return host.semantics().root.all(.button).map(\.label)
/// }
/// ```
public struct SemanticsSnapshot: Sendable, Hashable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// The screen. Its children are the elements.
  public var root: Node

  /// The tree as text, an element in a line: `button "Save"`. Elements inside of others are indented.
  ///
  /// - Parameter frames: true to write each element's place and size in points, too.
  public func text(frames: Bool = false) -> String {
    var lines: [String] = []
    for child in root.children { child.write(to: &lines, indent: 0, frames: frames) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension SemanticsSnapshot {
  /// The kind of an element.
  ///
  /// The names are those that people know the controls by; assistive technologies of different systems have names of
  /// their own for them.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// The whole screen.
    case screen
    /// Elements that belong together.
    case group
    /// An element of no known kind, as a shape that was given a label.
    case element
    /// Words. A heading is one with the trait `isHeader`.
    case text
    /// A picture.
    case image
    /// What acts when it's tapped.
    case button
    /// What opens an address.
    case link
    /// A button that opens a menu.
    case menuButton
    /// A switch or a checkbox. Its value is `on`, `off` or `mixed`.
    case toggle
    /// A knob on a line. Its value is a share, as `40%`.
    case slider
    /// Two halves that raise and lower a value.
    case stepper
    /// A field for a line of text, or for several lines.
    case textField
    /// A field for a text that isn't shown.
    case secureField
    /// A field for words to search for.
    case searchField
    /// A large field for a text of any length.
    case textEditor
    /// A choice of one value. Its value is the chosen one, and the choices are its options.
    case picker
    /// A choice of a date or a time. Its value is the chosen one in words.
    case datePicker
    /// A choice of a color.
    case colorPicker
    /// How much is done, or that something is under way.
    case progressIndicator
    /// A value within bounds.
    case gauge
    /// Rows below each other: a list or a form.
    case list
    /// A row of a list or of a table.
    case row
    /// Rows with columns.
    case table
    /// A view that scrolls.
    case scrollView
    /// The bar of tabs.
    case tabBar
    /// A tab of that bar.
    case tab
    /// The dots below pages that are swiped.
    case pageIndicator
    /// The bar above a page. Its label is the title.
    case navigationBar
    /// The bar below a page.
    case toolbar
    /// A sheet, or what covers the whole screen.
    case sheet
    /// An alert. Its label is the title.
    case alert
    /// A dialog that asks for a choice.
    case dialog
    /// An open menu.
    case menu
    /// A view of the app's, in trees that name those: what it shows are its children.
    case view
  }

  /// Something that can be done with an element without touching it.
  public enum Action: Sendable, Hashable {
    /// What a tap does.
    case activate
    /// Leaves what is on the screen, such as a sheet.
    case escape
    /// What matters most at the moment, as to answer a call.
    case magicTap
    /// Raises the value by a step.
    case increment
    /// Lowers the value by a step.
    case decrement
    /// Scrolls to what lies beyond an edge.
    case scroll(Edge)
    /// Chooses one of the element's options, by its label.
    case choose(String)
    /// An action with a name: of `accessibilityAction(named:_:)`, or a swipe action of a row.
    case named(String)
  }

  /// What has changed since the last time that somebody was told.
  public struct Update: Sendable, Hashable {
    /// All elements as they are now.
    public var snapshot: SemanticsSnapshot
    /// The numbers of the elements that are new or say something else, in the order of reading.
    public var changed: [Node.ID]
    /// The numbers of the elements that are gone.
    public var removed: [Node.ID]
  }

  /// Words that are told of an element only when they are asked for.
  public struct Detail: Sendable, Hashable {
    /// The name of the detail.
    public var label: String
    /// What it is.
    public var value: String
  }

  /// An element, or a group of elements.
  public struct Node: Sendable, Hashable, Identifiable {
    /// A number that is the element's as long as its view is there.
    public var id: Int
    /// The kind of the element.
    public var role: Role
    /// The words that name it; nil if it has none.
    public var label: String?
    /// What it is set to: a field's text, `on`, `40%`; nil if there's no such thing.
    public var value: String?
    /// What will happen when it's used; nil if nothing is said of that.
    public var hint: String?
    /// The words that a field shows while it's empty; nil if there are none.
    public var placeholder: String?
    /// The name that tests and tools know it by, which nobody reads; nil if it has none.
    public var identifier: String?
    /// What is known of its kind beside the role.
    public var traits: AccessibilityTraits
    /// The rank of a heading from 1 to 6; nil for all else, and for a heading without a rank.
    public var headingLevel: Int?
    /// False if it's shown and can't be used.
    public var isEnabled: Bool
    /// True if it takes what is typed.
    public var isFocused: Bool
    /// Other words that people may say for it.
    public var inputLabels: [String]
    /// What can be chosen.
    public var options: [String]
    /// What can be done with it, beside touching it.
    public var actions: [Action]
    /// Words that are told only when they're asked for.
    public var details: [Detail]
    /// The box around it as it's drawn, in the host's coordinates, in points.
    public var frame: CGRect
    /// The place where a tap uses it, in the host's coordinates, in points: the middle, unless the view says otherwise.
    public var activationPoint: CGPoint
    /// The name of the view's type, as `Toggle`.
    public var view: String
    /// The line in the user's code that made the view; nil if it isn't known.
    public var source: SourceLocation?
    /// The elements inside, in the order in which they are read.
    public var children: [Node]
  }
}

extension SemanticsSnapshot.Node {
  /// The elements of a role in here, in the order of reading, with this one if it has it. The cost grows with the
  /// elements.
  public func all(_ role: SemanticsSnapshot.Role) -> [SemanticsSnapshot.Node] {
    var found: [SemanticsSnapshot.Node] = []
    forEach { if $0.role == role { found.append($0) } }
    return found
  }

  /// The first element in here with a label, in the order of reading; nil if there's none.
  public func first(label: String) -> SemanticsSnapshot.Node? { first { $0.label == label } }

  /// The first element in here, this one included, that a condition holds for; nil if there's none.
  public func first(where condition: (SemanticsSnapshot.Node) -> Bool) -> SemanticsSnapshot.Node? {
    if condition(self) { return self }
    for child in children { if let found = child.first(where: condition) { return found } }
    return nil
  }

  /// Calls a function for this element and for those inside, in the order of reading.
  public func forEach(_ body: (SemanticsSnapshot.Node) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The element in one line: role, label, value and what else is unusual. `button "Save" disabled`.
  public var summary: String {
    var words = [traits.contains(.isHeader) && role == .text ? "heading" : role.rawValue]
    if let headingLevel { words[0] += "(\(headingLevel))" }
    if let label { words.append(label.quotedLine) }
    if let value { words.append("= " + value.quotedLine) }
    if let placeholder, placeholder != label { words.append("placeholder " + placeholder.quotedLine) }
    if let hint { words.append("hint " + hint.quotedLine) }
    if let identifier { words.append("#" + identifier) }
    if traits.contains(.isSelected) { words.append("selected") }
    if isFocused { words.append("focused") }
    if !isEnabled { words.append("disabled") }
    let others = traits.names.filter { !Self.said(of: role).contains($0) }
    if !others.isEmpty { words.append("[" + others.joined(separator: ", ") + "]") }
    if !options.isEmpty { words.append("of " + options.map(\.quotedLine).joined(separator: " | ")) }
    let named = actions.compactMap { if case .named(let name) = $0 { name } else { nil } }
    if !named.isEmpty { words.append("actions " + named.map(\.quotedLine).joined(separator: ", ")) }
    for detail in details { words.append("(\(detail.label): \(detail.value))") }
    return words.joined(separator: " ")
  }

  fileprivate func write(to lines: inout [String], indent: Int, frames: Bool) {
    var line = String(repeating: "  ", count: indent) + summary
    if frames {
      line += " at (\(points(frame.minX)), \(points(frame.minY))) \(points(frame.width))×\(points(frame.height))"
    }
    lines.append(line)
    for child in children { child.write(to: &lines, indent: indent + 1, frames: frames) }
  }

  /// Traits that go without saying.
  private static func said(of role: SemanticsSnapshot.Role) -> [String] {
    var said = ["isHeader", "isSelected"]
    switch role {
    case .text: said.append("isStaticText")
    case .image: said.append("isImage")
    case .button, .menuButton: said += ["isButton"]
    case .link: said += ["isLink", "isButton"]
    case .toggle: said += ["isToggle", "isButton"]
    case .searchField: said.append("isSearchField")
    case .tabBar: said.append("isTabBar")
    case .tab: said.append("isButton")
    case .sheet, .alert, .dialog, .menu: said.append("isModal")
    case .progressIndicator: said.append("updatesFrequently")
    default: break
    }
    return said
  }
}

extension String {
  /// The string in quotation marks, its lines in one.
  package var quotedLine: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
