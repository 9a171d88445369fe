// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The views and containers that sources use most, as they use them.
enum UsedViews {
  struct Row: Identifiable, Hashable {
    let id: Int
    var name = "row"
  }

  static let rows = (0..<3).map { Row(id: $0) }

  @MainActor static var containers: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text("Hello")
        Spacer(minLength: .zero)
        Text(verbatim: "world")
      }
      ZStack(alignment: .bottomTrailing) {
        Color.red
        EmptyView()
        AnyView(Circle())
      }
      Group {
        Divider()
        Rectangle()
      }
      ForEach(rows) { Text($0.name) }
      ForEach(rows, id: \.self) { Text($0.name) }
      Grid(alignment: .topLeading) {
        GridRow { Text("a") }
      }
      GroupBox("box") { Text("in it") }
      AnyLayout(HStackLayout()).callAsFunction { Text("a") }
      VStackLayout(alignment: .trailing).callAsFunction { Text("b") }
      TupleView((Text("a"), Text("b")))
    }
  }

  @available(*, deprecated, message: "Uses a section's header as sources of old do.")
  @MainActor static var scrolling: some View {
    ScrollView(.vertical, showsIndicators: false) {
      ScrollViewReader { proxy in
        LazyVStack(pinnedViews: [.sectionHeaders]) {
          Section(header: Text("header")) {
            Button("to the end") { proxy.scrollTo(2, anchor: .bottom) }
          }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40)), GridItem(.flexible())]) { Color.blue }
        ScrollView(.horizontal) { LazyHStack { Text("row") } }
      }
    }
  }

  @MainActor static func controls(
    _ text: Binding<String>, _ isOn: Binding<Bool>, _ number: Binding<Double>, _ choice: Binding<Int>
  ) -> some View {
    Form {
      Section {
        TextField("name", text: text)
        SecureField("secret", text: text)
        TextEditor(text: text)
        Toggle("on", isOn: isOn)
        Slider(value: number, in: 0...1)
        Stepper("steps", value: choice)
        Picker("choice", selection: choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        ProgressView(value: number.wrappedValue)
        Link("page", destination: URL(string: "https://example.org")!)
        Menu("more") { Button("delete", role: .destructive) {} }
        Label("title", systemImage: "star")
        LabeledContent("label", value: "value")
        EditButton()
      }
    }
  }

  @available(*, deprecated, message: "Uses links as sources of old do.")
  @MainActor static var navigation: some View {
    TabView {
      NavigationView {
        List(rows) { row in
          NavigationLink(row.name) { Text("detail") }
          NavigationLink(destination: Text("other"), label: { Text("label") })
        }
      }
      .tabItem { Label("one", systemImage: "1.circle") }
      NavigationStack {
        Text("root")
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("add") {} } }
      }
      .tabItem { Text("two") }
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        ContentUnavailableView("nothing", systemImage: "tray")
      }
      .tabItem { Text("three") }
      TabView { Tab("tab", systemImage: "star") { Text("tab") } }
    }
  }

  @MainActor static var geometry: some View {
    GeometryReader { (proxy: GeometryProxy) in
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.frame(in: .local).midY))
      }
      .stroke(Color.black, style: StrokeStyle(lineWidth: 2, lineCap: .round))
      Image(systemName: "star").frame(maxWidth: .infinity)
      Image("pic").resizable().renderingMode(.template)
      Image("pic").renderingMode(.original)
      AsyncImage(url: nil)
      TimelineView(.animation) { context in Text("\(context.date.timeIntervalSince1970)") }
      ContainerRelativeShape().fill(.bar)
    }
  }
}
