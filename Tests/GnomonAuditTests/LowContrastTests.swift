// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonAudit
import GnomonTrace
import Testing

private func gray(_ white: Double) -> Color { Color(white: white) }

/// WCAG 2.2, 1.4.3: 4.5:1, and 3:1 for text of 18 points or of 14 points in bold.
@MainActor @Suite struct LowContrastTests {
  @Test("A text needs 4.5:1: #777777 on white falls short by a hair, #767676 doesn't (WebAIM's known pair)")
  func threshold() {
    func text(_ hex: Double) -> some View { Text("Hello").font(.system(size: 16)).foregroundStyle(gray(hex / 255)) }
    // 4.48 and 4.54; what is nearly enough is enough.
    #expect(found(text(0x76)).isEmpty)
    let findings = found(text(0x80))
    #expect(findings.names == [.lowContrast])
    #expect(findings[0].message.contains("3.94:1") && findings[0].message.contains("#808080 on #FFFFFF"))
    #expect(findings[0].message.contains("needs 4.5:1") && findings[0].view.hasSuffix("Text"))
  }

  @Test("Large text needs 3:1: from 18 points, and from 14 in bold")
  func large() {
    func text(_ font: Font) -> some View { Text("Hello").font(font).foregroundStyle(gray(0x80 / 255)) }
    #expect(found(text(.system(size: 18))).isEmpty)
    #expect(found(text(.system(size: 17))).names == [.lowContrast])
    #expect(found(text(.system(size: 14, weight: .bold))).isEmpty)
    #expect(found(text(.system(size: 13, weight: .bold))).names == [.lowContrast])
    // Made smaller where it's drawn.
    #expect(found(text(.system(size: 20)).scaleEffect(0.5)).names == [.lowContrast])
  }

  @Test("What counts is what is drawn behind: a background, a gradient's worse part, a card with a shadow")
  func backgrounds() {
    let white = Text("Hello, you who read").font(.system(size: 16)).foregroundStyle(.white)
    #expect(found(white.padding().background(gray(0.2))).isEmpty)
    #expect(found(white.padding().background(gray(0.7))).names == [.lowContrast])
    #expect(found(white.padding().background(gray(0.7)).shadow(radius: 4)).names == [.lowContrast])
    let fading = LinearGradient(colors: [gray(0.1), gray(0.9)], startPoint: .leading, endPoint: .trailing)
    #expect(found(white.padding().background(fading)).names == [.lowContrast])
    let dark = LinearGradient(colors: [gray(0.1), gray(0.3)], startPoint: .leading, endPoint: .trailing)
    #expect(found(white.padding().background(dark)).isEmpty)
  }

  @Test("Opacity counts, of the colour and of the view; what can hardly be seen is exempt")
  func opacity() {
    let black = Text("Hello").font(.system(size: 16)).foregroundStyle(.black)
    #expect(found(black.opacity(0.9)).isEmpty)
    #expect(found(black.opacity(0.4)).names == [.lowContrast])
    #expect(found(Text("Hello").font(.system(size: 16)).foregroundStyle(.black.opacity(0.4))).names == [.lowContrast])
    #expect(found(black.opacity(0.05)).isEmpty && found(black.hidden()).isEmpty)
  }

  @Test("What is disabled, decoration or covered is exempt")
  func exempt() {
    let faint = Text("Hello").font(.system(size: 16)).foregroundStyle(gray(0.8))
    #expect(found(faint).names == [.lowContrast])
    #expect(
      found(
        Button {
        } label: {
          faint
        }.disabled(true)
      ).isEmpty)
    #expect(found(faint.accessibilityHidden(true)).isEmpty)
    #expect(found(faint.overlay(gray(0.5))).isEmpty)
    #expect(found(faint.blur(radius: 8)).isEmpty)
    #expect(found(faint.shadow(radius: 2)).isEmpty)
    #expect(found(faint.silencesFindings(.lowContrast)).isEmpty)
  }

  @Test("The title and the help of a disabled field are part of it (WCAG leaves out inactive components)")
  func disabledComponents() {
    struct Help: View {
      var body: some View { Text("It can't be changed.").font(.system(size: 14)).foregroundStyle(gray(0.8)) }
    }
    struct Field: View {
      var isDisabled: Bool
      var body: some View {
        VStack {
          Help()
          TextField("Name", text: .constant("Ada")).disabled(isDisabled)
        }
      }
    }
    #expect(found(Field(isDisabled: true)).isEmpty)
    #expect(found(Field(isDisabled: false)).names == [.lowContrast])
    // A page with a button that can't be used yet isn't a disabled component.
    struct Page: View {
      var body: some View {
        VStack(spacing: 200) {
          Help()
          Button("Send") {}.disabled(true)
        }
      }
    }
    #expect(found(Page()).names == [.lowContrast])
  }

  @Test("What a picture that isn't there would be drawn behind can't be told")
  func missingPictures() {
    let white = Text("Hello").font(.system(size: 16)).foregroundStyle(.white)
    let file = Image("there is none").resizable().frame(width: 200, height: 100)
    #expect(found(file.overlay(white)).isEmpty)
    let fetched = AsyncImage(url: URL(string: "https://example.com/a.png")) {
      $0.resizable()
    } placeholder: {
      gray(0.9)
    }
    #expect(found(fetched.frame(width: 200, height: 100).overlay(white)).isEmpty)
  }

  @Test("Colours that the system chooses on its own backgrounds aren't the app's: second labels, tints, placeholders")
  func systems() {
    let view = VStack {
      Text("Second").foregroundStyle(.secondary)
      Text("Third").foregroundStyle(.tertiary)
      Button("Tinted") {}
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) {}
      Link("Link", destination: URL(string: "https://example.com")!)
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      Text("On a material").foregroundStyle(.secondary).padding().background(.regularMaterial)
      Text("On grouped").foregroundStyle(.secondary).padding().background(Color(.secondarySystemBackground))
    }
    for scheme in [ColorScheme.light, .dark] {
      for profile in [PlatformProfile.iOS26, .iOS18, .macOS26] {
        let findings = found(view) { ($0.colorScheme, $0.profile) = (scheme, profile) }
        #expect(findings.isEmpty, "\(findings)")
      }
    }
  }

  @Test("They're the app's on a background of its own that makes them worse: a dark label on a dark card")
  func systemOnOwn() {
    #expect(found(Text("Hello").padding().background(gray(0.25))).names == [.lowContrast])
    #expect(found(Text("Hello").padding().background(gray(0.9))).isEmpty)
    // A white card that stays white.
    #expect(found(Text("Hello").padding().background(Color.white)).isEmpty)
    #expect(found(Text("Hello").padding().background(Color.white)) { $0.colorScheme = .dark }.names == [.lowContrast])
    // A placeholder on a coloured field.
    let field = TextField("Name", text: .constant("")).padding().background(gray(0.45))
    #expect(found(field).names == [.lowContrast])
  }

  @Test("The system's palette needs 3:1: people who ask for contrast have other values (WCAG's technique G174)")
  func palette() {
    #expect(found(Text("Blue").foregroundStyle(.blue)).isEmpty)
    #expect(found(Text("Yellow").foregroundStyle(.yellow)).names == [.lowContrast])
    #expect(found(Text("White").foregroundStyle(.white).padding().background(.blue)).isEmpty)
    #expect(found(Text("White").foregroundStyle(.white).padding().background(.yellow)).names == [.lowContrast])
    #expect(found(Text("Chip").foregroundStyle(.blue).padding().background(.blue.opacity(0.15))).isEmpty)
    // So does the system's own colour of texts: white on red is 3.43:1 in the dark.
    let label = Text("Label").padding().background(.red)
    #expect(found(label.environment(\.colorScheme, .dark)).isEmpty)
    #expect(
      found(Text("Label").padding().background(.yellow).environment(\.colorScheme, .dark)).names == [.lowContrast])
  }

  @Test(
    "A preview that shows a view in the dark on a light screen isn't the view's fault; a background of its own counts")
  func otherScheme() {
    let dark = Text("Label").foregroundStyle(.white).environment(\.colorScheme, .dark)
    #expect(found(dark).isEmpty)
    #expect(found(dark.padding().background(gray(0.9))).names == [.lowContrast])
    #expect(found(Text("Label").foregroundStyle(.white)).names == [.lowContrast])
  }

  @Test("Each run of a text counts by itself")
  func runs() {
    let text = Text("\(Text("Hello, ").foregroundStyle(.black))\(Text("you").foregroundStyle(gray(0.8)))")
    #expect(found(text).names == [.lowContrast])
    #expect(found(Text("\(Text("Hello, ").foregroundStyle(.black))\(Text("you").foregroundStyle(gray(0.3)))")).isEmpty)
  }
}
