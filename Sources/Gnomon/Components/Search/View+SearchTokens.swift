// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Puts a search field with tokens above the view.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(content: self, text: text, isPresented: nil, prompt: prompt, tokens: .fixed(tokens, token))
  }

  /// Puts a search field with tokens above the view, and says whether it is in use.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt, tokens: .fixed(tokens, token))
  }

  /// Puts a search field with tokens above the view.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt), tokens: .fixed(tokens, token))
  }

  /// Puts a search field with tokens above the view, and says whether it is in use.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt), tokens: .fixed(tokens, token))
  }

  /// Puts a search field with tokens above the view.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt), tokens: .fixed(tokens, token))
  }

  /// Puts a search field with tokens above the view, and says whether it is in use.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt), tokens: .fixed(tokens, token))
  }

  /// Puts a search field with tokens above the view.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt), tokens: .fixed(tokens, token))
  }

  /// Puts a search field with tokens above the view, and says whether it is in use.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt), tokens: .fixed(tokens, token))
  }

  /// Puts a search field with tokens, some of them suggested, above the view.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt,
      tokens: .fixed(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field with tokens, some of them suggested, above the view, and says whether it is in use.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      tokens: .fixed(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field with tokens, some of them suggested, above the view.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: .fixed(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field with tokens, some of them suggested, above the view, and says whether it is in use.
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: .fixed(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field with tokens, some of them suggested, above the view.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: .fixed(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field with tokens, some of them suggested, above the view, and says whether it is in use.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: .fixed(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field with tokens, some of them suggested, above the view.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt),
      tokens: .fixed(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field with tokens, some of them suggested, above the view, and says whether it is in use.
  @_disfavoredOverload
  nonisolated public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: .fixed(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field with tokens that can change above the view.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: prompt, tokens: .editable(editableTokens, token))
  }

  /// Puts a search field with tokens that can change above the view, and says whether it is in use.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: prompt, tokens: .editable(editableTokens, token))
  }

  /// Puts a search field with tokens that can change above the view.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt), tokens: .editable(editableTokens, token))
  }

  /// Puts a search field with tokens that can change above the view, and says whether it is in use.
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: .editable(editableTokens, token))
  }

  /// Puts a search field with tokens that can change above the view.
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt), tokens: .editable(editableTokens, token))
  }

  /// Puts a search field with tokens that can change above the view, and says whether it is in use.
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: .editable(editableTokens, token))
  }

  /// Puts a search field with tokens that can change above the view.
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: nil, prompt: Text(prompt), tokens: .editable(editableTokens, token))
  }

  /// Puts a search field with tokens that can change above the view, and says whether it is in use.
  @_disfavoredOverload
  nonisolated public func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    SearchableView(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: .editable(editableTokens, token))
  }
}
