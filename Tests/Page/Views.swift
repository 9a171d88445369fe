// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

struct Counter: View {
  @State private var count = 0
  @State private var name = "Ada"
  @State private var isOn = false
  @State private var isSheetShown = false

  var body: some View {
    NavigationStack {
      List {
        Section("Counting") {
          Text("Count: \(count)")
          Button("Add") { count += 1 }
          Toggle("Lamp", isOn: $isOn)
          Text(isOn ? "It shines" : "It's dark")
          TextField("Name", text: $name)
          Text("Hello, \(name)!")
          Button("More") { isSheetShown = true }
          Link("Swift", destination: URL(string: "https://swift.org")!)
        }
        Section("Rows") {
          ForEach(0..<100_000, id: \.self) { Text("Row \($0)") }
        }
      }
      .navigationTitle("Counter")
    }
    .sheet(isPresented: $isSheetShown) {
      VStack {
        Text("The sheet")
        Button("Done") { isSheetShown = false }
      }
    }
  }
}

struct Effects: View {
  var body: some View {
    VStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 20)
        .fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        .frame(width: 120, height: 50)
        .shadow(radius: 8)
      HStack {
        Circle().fill(AngularGradient(colors: [.red, .green, .blue, .red], center: .center))
        RadialGradient(colors: [.yellow, .clear], center: .center, startRadius: 0, endRadius: 24)
        EllipticalGradient(colors: [.orange, .purple])
        Rectangle().fill(.green.opacity(0.5)).blendMode(.multiply)
      }
      .frame(height: 48)
      Text("Blurred").blur(radius: 2)
      Text("Turned").rotationEffect(.degrees(20)).font(.title)
      Text("Gradient").font(.largeTitle.bold())
        .foregroundStyle(LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
      Text("Struck and under").strikethrough().underline()
      Text("من اليمين إلى اليسار")
      Text("A paragraph of some length that has to be broken into several lines to fit.").frame(width: 200)
      Ellipse().stroke(style: StrokeStyle(lineWidth: 3, dash: [6, 3])).frame(width: 100, height: 40)
      Image(systemName: "heart.fill").foregroundStyle(.red).font(.system(size: 40))
        .rotation3DEffect(.degrees(40), axis: (0, 1, 0))
      Text("Masked").font(.title.bold())
        .mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
      Text("Gray").foregroundStyle(.red).grayscale(1).padding(8).background(.yellow, in: .capsule)
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.teal))
        context.stroke(Path(CGRect(x: 10, y: 5, width: 40, height: 10)), with: .color(.black), lineWidth: 2)
      }
      .frame(width: 60, height: 24)
    }
  }
}

struct Controls: View {
  @State private var value = 0.4
  @State private var choice = 1
  @State private var text = "Some words\nin two lines"

  var body: some View {
    Form {
      Slider(value: $value) { Text("Volume") }
      Stepper("Steps", value: $value)
      Picker("Kind", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
      ProgressView("Progress", value: value)
      Gauge(value: value) { Text("Gauge") }
      DisclosureGroup("Closed") { Text("Inside") }
      TextEditor(text: $text).frame(height: 80).accessibilityLabel("Notes")
      Label("Star", systemImage: "star.fill")
      Button("Prominent") {}.buttonStyle(.borderedProminent)
    }
  }
}

struct Trap: View {
  @State private var numbers = [1]
  var body: some View {
    Button("Trap") {
      numbers.removeAll(); print(numbers[3])
    }
  }
}

struct Printer: View {
  var body: some View {
    Button("Print") { print("printed by a preview") }
    Button("Warn") { FileHandle.standardError.write(Data("a warning of a preview: warning: w\n".utf8)) }
    Button("Flood") { for number in 0..<200_000 { print("line \(number)") } }
  }
}

#Preview("Counter") { Counter() }
#Preview("Effects") { Effects() }
#Preview("Controls") { Controls() }
#Preview("Circle", traits: .sizeThatFitsLayout) { Circle().fill(.red).frame(width: 80, height: 80) }
#Preview("<img src=x onerror=alert(1)>") { Text("<b>Not bold</b> & \"quoted\"") }
#Preview("Printer") { VStack { Printer() } }
#Preview("Trap") { Trap() }
