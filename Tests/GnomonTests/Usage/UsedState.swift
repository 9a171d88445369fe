// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation
import OpenCombine

/// State, environment, preferences and what belongs to a view's life, as sources use them most.
enum UsedState {
  final class Store: ObservableObject { @OpenCombine.Published var count = 0 }

  @Observable final class Model { var name = "model" }

  struct Counter: View {
    @State private var count = 0
    @StateObject private var store = Store()
    @ObservedObject var shared: Store
    @EnvironmentObject private var injected: Store
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.openURL) private var openURL
    @Environment(\.used) private var used
    @AppStorage("used") private var stored = 1
    @FocusState private var isFocused: Bool
    @GestureState private var translation = CGSize.zero
    @Namespace private var space
    @State private var model = Model()

    var body: some View {
      VStack {
        Nested(count: $count)
        Text("\(store.count + shared.count + injected.count) \(model.name) \(used)")
      }
      .gesture(DragGesture().updating($translation) { value, state, _ in state = value.translation })
      .onAppear {}
      .onDisappear {}
      .onChange(of: count) { old, new in _ = old + new }
      .onChange(of: count) { _ in }
      .onReceive(store.$count) { _ in }
      .task { await Task.yield() }
      .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).width }, action: { _ in })
    }
  }

  struct Nested: View {
    @Binding var count: Int
    var body: some View { Button("\(count)") { withAnimation { count += 1 } } }
  }

  @MainActor static var tree: some View {
    Counter(shared: Store())
      .environmentObject(Store())
      .environment(\.colorScheme, .dark)
      .environment(\.layoutDirection, .rightToLeft)
      .transformEnvironment(\.used) { $0 += "!" }
  }

  struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  struct BoundsKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @MainActor static var preferences: some View {
    Text("text")
      .preference(key: WidthKey.self, value: 10)
      .transformPreference(WidthKey.self) { $0 += 1 }
      .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Color.red.frame(width: proxy[anchor].width) }
        }
      }
      .onPreferenceChange(WidthKey.self) { _ in }
  }

  struct Editable: View {
    @State private var rows = [1, 2]
    var body: some View {
      List { ForEach(rows, id: \.self) { Text("\($0)") }.onDelete { rows.remove(atOffsets: $0) } }
    }
  }

  @MainActor static let bindings: [Binding<Int>] = [.constant(1), Binding(get: { 1 }, set: { _ in })]
}

private struct UsedEnvironmentKey: EnvironmentKey { static let defaultValue = "used" }

extension EnvironmentValues {
  fileprivate var used: String {
    get { self[UsedEnvironmentKey.self] }
    set { self[UsedEnvironmentKey.self] = newValue }
  }

  @Entry var usedEntry = 1
}

struct UsedApp: App {
  var body: some Scene {
    WindowGroup { Text("window") }
    Settings { Text("settings") }
  }
}

struct UsedPreviews: PreviewProvider {
  static var previews: some View { Text("preview") }
}

#Preview { Text("preview") }
