// SPDX-License-Identifier: Apache-2.0
/// Sources as people write them with SwiftUI's macros, each with its previews as `gnomon previews` lists them.
enum MacroSources {
  static let all: [(source: String, previews: String)] = [
    (
      """
      import SwiftUI

      // Theming through the environment.
      struct Theme: Equatable, Sendable {
        var tint: Color
        var cornerRadius: CGFloat = 12
        static let standard = Theme(tint: .blue)
      }

      extension EnvironmentValues {
        @Entry var theme: Theme = .standard
        @Entry var isCompact = false
        @Entry public var onSelect: (@MainActor (String) -> Void)?
        @Entry fileprivate var spacing: CGFloat = 8
      }

      extension View {
        func theme(_ theme: Theme) -> some View { environment(\\.theme, theme) }
      }

      struct ThemedCard: View {
        @Environment(\\.theme) private var theme
        @Environment(\\.spacing) private var spacing
        var body: some View {
          RoundedRectangle(cornerRadius: theme.cornerRadius).fill(theme.tint).padding(spacing)
        }
      }

      #Preview { ThemedCard() }
      #Preview("Orange") { ThemedCard().theme(Theme(tint: .orange)) }
      """, "Line 29\tA.swift:29\nOrange\tA.swift:30\n"
    ),
    (
      """
      import SwiftUI
      import Observation

      @Observable @MainActor final class Counter {
        var count = 0
        func increment() { count += 1 }
      }

      struct CounterView: View {
        @State private var counter = Counter()
        var body: some View {
          Button("Count: \\(counter.count)") { counter.increment() }
        }
      }

      #Preview("Counter", traits: .sizeThatFitsLayout) { CounterView() }
      """, "Counter\tA.swift:16\n"
    ),
    (
      """
      import SwiftUI

      struct Rating: View {
        @Binding var value: Int
        var maximum = 5
        var body: some View {
          HStack {
            ForEach(1...maximum, id: \\.self) { index in
              Image(systemName: index <= value ? "star.fill" : "star").onTapGesture { value = index }
            }
          }
        }
      }

      #Preview("Rating") {
        @Previewable @State var value = 3
        @Previewable @FocusState var isFocused: Bool

        VStack {
          Rating(value: $value)
          Text("\\(value) of 5").focused($isFocused)
        }
      }
      """, "Rating\tA.swift:15\n"
    ),
    (
      """
      import SwiftUI

      @Animatable
      struct Wedge: Shape {
        var start: Angle
        var end: Angle
        @AnimatableIgnored var isClosed: Bool = true

        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start, endAngle: end,
            clockwise: false)
          if isClosed { path.closeSubpath() }
          return path
        }
      }

      @Animatable
      struct Shake: ViewModifier {
        var amount: CGFloat
        func body(content: Content) -> some View { content.offset(x: sin(amount * .pi) * 8) }
      }

      @Animatable
      struct CountingText: View {
        var value: Double
        var body: some View { Text("\\(Int(value))") }
      }

      #Preview { Wedge(start: .zero, end: .degrees(90)).modifier(Shake(amount: 0)) }
      """, "Line 31\tA.swift:31\n"
    ),
    (
      """
      import SwiftUI

      extension ContainerValues {
        @Entry var isPinned = false
        @Entry var badge: String?
      }

      extension Transaction {
        @Entry var isInteractive = false
      }

      extension FocusedValues {
        @Entry var document: Binding<String>?
      }

      struct Board<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          VStack {
            ForEach(subviews: content) { subview in
              subview.padding(subview.containerValues.isPinned ? 16 : 4)
            }
          }
        }
      }

      #Preview("Board") {
        Board {
          Text("One").containerValue(\\.isPinned, true)
          Text("Two").containerValue(\\.badge, "2")
        }
      }
      """, "Board\tA.swift:27\n"
    ),
    (
      """
      import SwiftUI

      @MainActor final class Store: ObservableObject {
        @Published var items = ["a", "b"]
        static let sample = Store()
      }

      struct SampleStore: PreviewModifier {
        static func makeSharedContext() async throws -> Store { Store.sample }
        func body(content: Content, context: Store) -> some View { content.environmentObject(context) }
      }

      extension PreviewTrait where T == Preview.ViewTraits {
        @MainActor static var sampleStore: Self { .modifier(SampleStore()) }
      }

      struct Items: View {
        @EnvironmentObject var store: Store
        var body: some View { VStack { ForEach(store.items, id: \\.self) { Text($0) } } }
      }

      #Preview("Items", traits: .sampleStore, .landscapeLeft) { Items() }
      #Preview("Items, fixed", traits: .fixedLayout(width: 200, height: 100), .sampleStore) { Items() }
      """, "Items\tA.swift:22\nItems, fixed\tA.swift:23\n"
    ),
    (
      """
      import SwiftUI

      struct Avatar: View {
        let initials: String
        var body: some View { Text(initials).padding().background(.gray, in: Circle()) }
      }

      struct Avatar_Previews: PreviewProvider {
        static let names = ["AB", "CD"]
        static var previews: some View {
          ForEach(names, id: \\.self) { name in
            Avatar(initials: name).previewDisplayName(name)
          }
          Avatar(initials: "EF").previewLayout(.sizeThatFits).environment(\\.colorScheme, .dark)
        }
      }
      """, "AB\tA.swift:8\nCD\tA.swift:8\nAvatar 3\tA.swift:8\n"
    ),
    (
      """
      import SwiftUI

      enum Status: String, CaseIterable { case new, done }

      struct StatusBadge: View {
        let status: Status
        var body: some View { Text(status.rawValue.uppercased()).font(.caption) }
      }

      #Preview("Status", arguments: Status.allCases) { status in
        StatusBadge(status: status)
      }
      """, "Status (new)\tA.swift:10\nStatus (done)\tA.swift:10\n"
    ),
    (
      """
      import SwiftUI

      public struct Chip: View {
        private let title: LocalizedStringKey
        public init(_ title: LocalizedStringKey) { self.title = title }
        public var body: some View { Text(title).padding(.horizontal) }
      }

      #if DEBUG || !os(Windows)
      #Preview("If") {
        let titles: [LocalizedStringKey] = ["a", "b"]
        if titles.isEmpty {
          Text("none")
        } else {
          Chip(titles[0])
        }
      }
      #endif

      extension Chip {
        #Preview("Member") { Chip("member") }
      }
      """, "If\tA.swift:10\nMember\tA.swift:21\n"
    ),
    (
      """
      import SwiftUI

      protocol Loader: Sendable { func load() async -> String }
      struct RemoteLoader: Loader { func load() async -> String { "remote" } }
      struct MockLoader: Loader { func load() async -> String { "mock" } }

      extension EnvironmentValues {
        @Entry var loader: any Loader = RemoteLoader()
      }

      struct LoadedText: View {
        @Environment(\\.loader) private var loader
        @State private var text = "…"
        var body: some View { Text(text).task { text = await loader.load() } }
      }

      #Preview("Mock") { LoadedText().environment(\\.loader, MockLoader()) }
      """, "Mock\tA.swift:17\n"
    ),
  ]
}
