// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Gives the view a search field.
  ///
  /// `text` is what is typed. A nil prompt is "Search". `placement` says where the field stands.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, search: Search(text: text, isPresented: nil, prompt: prompt, placement: placement))
  }

  /// Gives the view a search field, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search. A
  /// nil prompt is "Search". `placement` says where the field stands.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, search: Search(text: text, isPresented: isPresented, prompt: prompt, placement: placement))
  }

  /// Gives the view a search field with a localized prompt.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(
      content: self, search: Search(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
  }

  /// Gives the view a search field with a localized prompt, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(
      content: self, search: Search(text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement))
  }

  /// Gives the view a search field with a prompt from the app's resources.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    SearchableView(
      content: self, search: Search(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
  }

  /// Gives the view a search field with a prompt from the app's resources, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    SearchableView(
      content: self, search: Search(text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement))
  }

  /// Gives the view a search field with a string as its prompt.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    SearchableView(
      content: self, search: Search(text: text, isPresented: nil, prompt: Text(prompt), placement: placement))
  }

  /// Gives the view a search field with a string as its prompt, and binds whether it's in use.
  ///
  /// `text` is what is typed. `isPresented` is true while the field is in use: writing it begins or ends the search.
  /// `placement` says where the field stands.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View {
    SearchableView(
      content: self, search: Search(text: text, isPresented: isPresented, prompt: Text(prompt), placement: placement))
  }
}

extension View {
  /// Gives the view a search field, with suggestions while it's in use.
  ///
  /// `text` is what is typed. A nil prompt is "Search". `placement` says where the field stands.
  @available(*, deprecated, message: "Use searchable and searchSuggestions.")
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Gives the view a search field with a localized prompt, with suggestions while it's in use.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  @available(*, deprecated, message: "Use searchable and searchSuggestions.")
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Gives the view a search field with a string as its prompt, with suggestions while it's in use.
  ///
  /// `text` is what is typed. `placement` says where the field stands.
  @available(*, deprecated, message: "Use searchable and searchSuggestions.")
  @_disfavoredOverload
  nonisolated public func searchable<V, S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}
