// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

/// What a view's coming and going calls, recorded on macOS 27 (swiftui-lifecycle, swiftui-composition-identity).
@MainActor @Suite struct RecordedLifecycleTests {
  @Observable final class Model {
    var shows = false
    var count = 0
    var id = 0
    var value = 0
  }

  private struct Nested: View {
    let model: Model
    let journal: Journal
    var body: some View {
      VStack {
        if model.shows {
          VStack {
            VStack {
              AppearanceProbe(name: "1", journal: journal)
              AppearanceProbe(name: "2", journal: journal)
            }
            .onAppear { journal.add("+P") }.onDisappear { journal.add("-P") }
          }
          .onAppear { journal.add("+G") }.onDisappear { journal.add("-G") }
        }
      }
    }
  }

  @Test func theInnerAndTheLaterComeAndGoFirst() {
    let (model, journal) = (Model(), Journal())
    let host = makeHost(Nested(model: model, journal: journal), 100, 100)
    host.update()
    model.shows = true
    host.update()
    #expect(journal.entries == ["+2", "+1", "+P", "+G"])
    journal.clear()
    model.shows = false
    host.update()
    #expect(journal.entries == ["-2", "-1", "-P", "-G"])
  }

  private struct Siblings: View {
    let model: Model
    let journal: Journal
    var body: some View {
      VStack {
        if model.shows { AppearanceProbe(name: "1", journal: journal) }
        if model.shows { AppearanceProbe(name: "2", journal: journal) }
        if model.shows { AppearanceProbe(name: "3", journal: journal) }
      }
    }
  }

  @Test func whatIsRemovedByItselfGoesInOrder() {
    let (model, journal) = (Model(), Journal())
    let host = makeHost(Siblings(model: model, journal: journal), 100, 100)
    model.shows = true
    host.update()
    #expect(journal.entries == ["+3", "+2", "+1"])
    journal.clear()
    model.shows = false
    host.update()
    #expect(journal.entries == ["-1", "-2", "-3"])
  }

  private struct Changing: View {
    let model: Model
    let journal: Journal
    var body: some View {
      VStack {
        VStack {
          Color.red.onChange(of: model.value) { journal.add("child") }
          Color.red.onChange(of: model.value) { journal.add("later") }
        }
        .onChange(of: model.value) { journal.add("parent") }
        if model.value > 0 { AppearanceProbe(name: "new", journal: journal) }
      }
    }
  }

  @Test func changesComeFromTheInsideAndBeforeWhatAppears() {
    let (model, journal) = (Model(), Journal())
    let host = makeHost(Changing(model: model, journal: journal), 100, 100)
    host.update()
    model.value = 1
    host.update()
    #expect(journal.entries == ["later", "child", "parent", "+new"])
  }

  private struct Several: View {
    let model: Model
    let journal: Journal
    var body: some View {
      VStack {
        ForEach(0..<model.count, id: \.self) { _ in Color.red.frame(width: 1, height: 1) }
          .onAppear { journal.add("+") }
          .onDisappear { journal.add("-") }
      }
    }
  }

  @Test func severalViewsAppearOnce() {
    let (model, journal) = (Model(), Journal())
    let host = makeHost(Several(model: model, journal: journal), 100, 100)
    host.update()
    var steps = [journal.entries.joined()]
    for count in [3, 1, 0, 2] {
      journal.clear()
      model.count = count
      host.update()
      steps.append(journal.entries.joined())
    }
    #expect(steps == ["", "+", "", "-", "+"])
  }

  private struct Overlaid: View {
    let journal: Journal
    var body: some View {
      HStack {
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .overlay { AppearanceProbe(name: "o", journal: journal) }
      }
    }
  }

  @Test func anOverlayOfTwoViewsIsThereTwice() {
    let journal = Journal()
    let host = makeHost(Overlaid(journal: journal), 100, 100)
    host.update()
    #expect(journal.entries == ["+o", "+o"])
  }

  private struct Renamed: View {
    let model: Model
    let journal: Journal
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .id(model.id)
        .onAppear { journal.add("+") }
        .onDisappear { journal.add("-") }
        .onChange(of: model.value) { journal.add("\($0)>\($1)") }
    }
  }

  @Test func whatIsWrittenOutsideOfAnIdStays() {
    let (model, journal) = (Model(), Journal())
    let host = makeHost(Renamed(model: model, journal: journal), 100, 100)
    host.update()
    journal.clear()
    (model.id, model.value) = (1, 1)
    host.update()
    #expect(journal.entries == ["0>1"])
  }
}
