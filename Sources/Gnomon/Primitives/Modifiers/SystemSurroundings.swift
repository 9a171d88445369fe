// SPDX-License-Identifier: Apache-2.0
// What a system shows around a view. A host shows nothing of it.
extension View {
  /// Whether the status bar is hidden.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { attribute("statusBarHidden", hidden) }

  /// Whether the status bar is hidden.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Whether the system's bars stay over the view.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    attribute("persistentSystemOverlays", visibility)
  }

  /// At which edges the view's gestures come before the system's.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    attribute("defersSystemGestures", edges)
  }

  /// A name for measuring how the view reacts.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
    attribute("interactionActivityTrackingTag", tag)
  }

  /// What is shown when a pointer rests over the view.
  nonisolated public func help(_ text: Text) -> some View { attribute("help", text) }

  /// What is shown when a pointer rests over the view.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// What is shown when a pointer rests over the view.
  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { help(Text(text)) }
}

// How text is spoken.
extension View {
  /// Whether characters are spoken one by one.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    attribute("speechSpellsOutCharacters", value)
  }

  /// How high the voice is.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { attribute("speechAdjustedPitch", value) }

  /// Whether punctuation is spoken.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    attribute("speechAlwaysIncludesPunctuation", value)
  }

  /// Whether announcements wait for each other.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    attribute("speechAnnouncementsQueued", value)
  }
}
