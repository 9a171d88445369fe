// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Types of Apple's SwiftUI that ViewInspector extends and Gnomon makes nothing of: what they stand for are other types here.
struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  var value: Key.Value
  func body(content: _ViewModifier_Content<Self>) -> some View { content }
}

struct _OverlayPreferenceModifier<Key: PreferenceKey, Overlay: View>: ViewModifier {
  let transform: (Key.Value) -> Overlay
  func body(content: _ViewModifier_Content<Self>) -> some View { content }
}

struct _BackgroundPreferenceModifier<Key: PreferenceKey, Overlay: View>: ViewModifier {
  let transform: (Key.Value) -> Overlay
  func body(content: _ViewModifier_Content<Self>) -> some View { content }
}

struct _PreferenceValue<Key> { var seed: Int64 }

struct _DelayedPreferenceView<Key: PreferenceKey, Content: View> {
  let transform: (_PreferenceValue<Key>) -> Content
}

struct _PreferenceReadingView<Key: PreferenceKey, Content: View> {
  let transform: (Key.Value) -> Content
}

struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection> where Items.Element: Identifiable {
  let items: Items
}

struct _MapAnnotationData {}
