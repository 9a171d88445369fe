// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Gives the view a search field with tokens.
  ///
  /// `text` is what is typed. A nil prompt is "Search". `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(text: text, isPresented: nil, prompt: prompt, placement: placement, tokens: .fixed(tokens, token)))
  }

  /// Gives the view a search field with tokens, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search. A
  /// nil prompt is "Search". `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: prompt, placement: placement, tokens: .fixed(tokens, token)))
  }

  /// Gives the view a search field with tokens and a localized prompt.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: Text(prompt), placement: placement, tokens: .fixed(tokens, token)))
  }

  /// Gives the view a search field with tokens and a localized prompt, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement, tokens: .fixed(tokens, token))
    )
  }

  /// Gives the view a search field with tokens and a prompt from the app's resources.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: Text(prompt), placement: placement, tokens: .fixed(tokens, token)))
  }

  /// Gives the view a search field with tokens and a prompt from the app's resources, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement, tokens: .fixed(tokens, token))
    )
  }

  /// Gives the view a search field with tokens and a string as its prompt.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: Text(prompt), placement: placement, tokens: .fixed(tokens, token)))
  }

  /// Gives the view a search field with tokens and a string as its prompt, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement, tokens: .fixed(tokens, token))
    )
  }

  /// Gives the view a search field with tokens and suggested tokens.
  ///
  /// `text` is what is typed. A nil prompt is "Search". `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  /// While the field is in use, `suggestedTokens` that aren't chosen yet lie over the view: a tap adds one.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: prompt, placement: placement,
        tokens: .fixed(tokens, suggested: suggestedTokens, token)))
  }

  /// Gives the view a search field with tokens and suggested tokens, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search. A
  /// nil prompt is "Search". `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  /// While the field is in use, `suggestedTokens` that aren't chosen yet lie over the view: a tap adds one.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: prompt, placement: placement,
        tokens: .fixed(tokens, suggested: suggestedTokens, token)))
  }

  /// Gives the view a search field with tokens, suggested tokens and a localized prompt.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  /// While the field is in use, `suggestedTokens` that aren't chosen yet lie over the view: a tap adds one.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: Text(prompt), placement: placement,
        tokens: .fixed(tokens, suggested: suggestedTokens, token)))
  }

  /// Gives the view a search field with tokens, suggested tokens and a localized prompt, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  /// While the field is in use, `suggestedTokens` that aren't chosen yet lie over the view: a tap adds one.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement,
        tokens: .fixed(tokens, suggested: suggestedTokens, token)))
  }

  /// Gives the view a search field with tokens, suggested tokens and a prompt from the app's resources.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  /// While the field is in use, `suggestedTokens` that aren't chosen yet lie over the view: a tap adds one.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: Text(prompt), placement: placement,
        tokens: .fixed(tokens, suggested: suggestedTokens, token)))
  }

  /// Gives the view a search field with tokens, suggested tokens and a prompt from the app's resources, and binds
  /// whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  /// While the field is in use, `suggestedTokens` that aren't chosen yet lie over the view: a tap adds one.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement,
        tokens: .fixed(tokens, suggested: suggestedTokens, token)))
  }

  /// Gives the view a search field with tokens, suggested tokens and a string as its prompt.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  /// While the field is in use, `suggestedTokens` that aren't chosen yet lie over the view: a tap adds one.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: Text(prompt), placement: placement,
        tokens: .fixed(tokens, suggested: suggestedTokens, token)))
  }

  /// Gives the view a search field with tokens, suggested tokens and a string as its prompt, and binds whether it's in
  /// use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text. Deleting at the start of the text removes the last token.
  /// While the field is in use, `suggestedTokens` that aren't chosen yet lie over the view: a tap adds one.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement,
        tokens: .fixed(tokens, suggested: suggestedTokens, token)))
  }

  /// Gives the view a search field with tokens that can change.
  ///
  /// `text` is what is typed. A nil prompt is "Search". `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text, and gets a binding to change it. Deleting at the start of
  /// the text removes the last token.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: prompt, placement: placement, tokens: .editable(editableTokens, token)))
  }

  /// Gives the view a search field with tokens that can change, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search. A
  /// nil prompt is "Search". `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text, and gets a binding to change it. Deleting at the start of
  /// the text removes the last token.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: prompt, placement: placement,
        tokens: .editable(editableTokens, token)))
  }

  /// Gives the view a search field with tokens that can change and a localized prompt.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text, and gets a binding to change it. Deleting at the start of
  /// the text removes the last token.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: Text(prompt), placement: placement,
        tokens: .editable(editableTokens, token)))
  }

  /// Gives the view a search field with tokens that can change and a localized prompt, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text, and gets a binding to change it. Deleting at the start of
  /// the text removes the last token.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement,
        tokens: .editable(editableTokens, token)))
  }

  /// Gives the view a search field with tokens that can change and a prompt from the app's resources.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text, and gets a binding to change it. Deleting at the start of
  /// the text removes the last token.
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: Text(prompt), placement: placement,
        tokens: .editable(editableTokens, token)))
  }

  /// Gives the view a search field with tokens that can change and a prompt from the app's resources, and binds whether
  /// it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text, and gets a binding to change it. Deleting at the start of
  /// the text removes the last token.
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement,
        tokens: .editable(editableTokens, token)))
  }

  /// Gives the view a search field with tokens that can change and a string as its prompt.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text, and gets a binding to change it. Deleting at the start of
  /// the text removes the last token.
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: nil, prompt: Text(prompt), placement: placement,
        tokens: .editable(editableTokens, token)))
  }

  /// Gives the view a search field with tokens that can change and a string as its prompt, and binds whether it's in
  /// use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  ///
  /// `token` makes the view of a token, in front of the text, and gets a binding to change it. Deleting at the start of
  /// the text removes the last token.
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self,
      search: Search(
        text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement,
        tokens: .editable(editableTokens, token)))
  }
}
