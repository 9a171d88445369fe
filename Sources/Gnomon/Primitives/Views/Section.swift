// SPDX-License-Identifier: Apache-2.0
/// A part of a list, a form, a picker or a lazy container, with an optional header and footer.
///
/// Elsewhere its header, content and footer are views of the container around it, one after the other.
///
/// ```swift
/// struct Pantry: View {
///   var body: some View {
///     List {
///       Section {
///         Text("Rice")
///         Text("Lentils")
///       } header: {
///         Text("Dry goods")
///       } footer: {
///         Text("Kept in jars.")
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
  @State private var identity = SectionIdentity()
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header, the content and the footer, each marked as that part. A section that is closed leaves its content out.
  @ViewBuilder public var body: some View {
    if Parent.self != EmptyView.self, !isNothing(header) {
      part(.header, SectionLabel(content: header, isHeader: true))
    }
    if isExpanded?.wrappedValue ?? true {
      part(.content, content)
    }
    if Footer.self != EmptyView.self, !isNothing(footer) {
      part(.footer, SectionLabel(content: footer, isHeader: false))
    }
  }

  /// Whether a header or a footer is certainly no view: then it has no distances either.
  private func isNothing<V: View>(_ view: V) -> Bool {
    if V.self == Text.self { return false }
    return withUnsafePointer(to: view) { pointer in
      let branch = _Branch(from: V.self, at: pointer)
      if branch.type == EmptyView.self { return true }
      return (branch.type as? any OptionalView.Type)?.isNil(at: pointer) ?? false
    }
  }

  private func part<V: View>(_ part: SectionRole.Part, _ view: V) -> some View {
    view.modifier(SectionRoleModifier(role: SectionRole(section: identity, part: part)))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header above its content and a footer below it.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    // Closures are called in the order of the source: lines are told by it.
    let content = content()
    self.init(header: header(), content: content, footer: footer(), isExpanded: nil)
  }

  /// A section with a header and a footer that are values. An older spelling of `init(content:header:footer:)`.
  @available(*, deprecated, message: "Use Section(content:header:footer:) instead.")
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer below its content, and no header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// A section with a footer that is a value, and no header. An older spelling of `init(content:footer:)`.
  @available(*, deprecated, message: "Use Section(content:footer:) instead.")
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header above its content, and no footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    let content = content()
    self.init(header: header(), content: content, footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a header, whose content is shown only while `isExpanded` is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    let content = content()
    self.init(header: header(), content: content, footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section with a header that is a value, and no footer. An older spelling of `init(content:header:)`.
  @available(*, deprecated, message: "Use Section(content:header:) instead.")
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a localized text as its header, and no footer.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a string as its header, shown as it is, and no footer.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a localized text as its header, whose content is shown only while `isExpanded` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section with a string as its header, whose content is shown only while `isExpanded` is true.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section with a localized resource as its header, and no footer.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// A section with a localized resource as its header, whose content is shown only while `isExpanded` is true.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
