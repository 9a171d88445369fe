// SPDX-License-Identifier: Apache-2.0
// What a system shows around a view. A host shows nothing of it.
extension View {
  /// Hides the system's status bar, or shows it. Gnomon keeps it, without effect: a host has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { attribute("statusBarHidden", hidden) }

  /// Hides the system's status bar, or shows it, by the older name. Gnomon keeps it, without effect.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets whether the system's bars stay over the view. Gnomon keeps it, without effect: a host has none.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    attribute("persistentSystemOverlays", visibility)
  }

  /// Sets the edges at which the view's gestures come before the system's. Gnomon keeps it, without effect.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    attribute("defersSystemGestures", edges)
  }

  /// Sets a name by which a system measures how fast the view reacts. Gnomon keeps it, without effect.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
    attribute("interactionActivityTrackingTag", tag)
  }

  /// Sets a text that is shown when a pointer rests over the view.
  ///
  /// Gnomon keeps it and shows no tip.
  nonisolated public func help(_ text: Text) -> some View { attribute("help", text) }

  /// Sets a localized text that is shown when a pointer rests over the view.
  ///
  /// Gnomon keeps it and shows no tip.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Sets a string that is shown as it is when a pointer rests over the view.
  ///
  /// Gnomon keeps it and shows no tip.
  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { help(Text(text)) }
}

// How text is spoken.
extension View {
  /// Sets whether the characters of texts inside are spoken one by one. Gnomon keeps it, without effect: it speaks
  /// nothing.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    attribute("speechSpellsOutCharacters", value)
  }

  /// Sets how high or low the voice is that speaks texts inside, from −1 to 1. Gnomon keeps it, without effect.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { attribute("speechAdjustedPitch", value) }

  /// Sets whether the punctuation of texts inside is spoken. Gnomon keeps it, without effect: it speaks nothing.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    attribute("speechAlwaysIncludesPunctuation", value)
  }

  /// Sets whether announcements wait for each other instead of interrupting. Gnomon keeps it, without effect.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    attribute("speechAnnouncementsQueued", value)
  }
}
