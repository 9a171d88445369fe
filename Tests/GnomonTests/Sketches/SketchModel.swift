// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation

@testable import Gnomon

/// What a sketch's view reads: values handed down, or a model whose parts change one by one.
protocol SketchPart {
  var head: Sketch.Head { get }
  var children: [Self] { get }
  var layers: [Self] { get }
}

extension Sketch: SketchPart {}

/// A sketch whose views are evaluated again only where it has changed.
@Observable final class SketchModel: SketchPart {
  private(set) var head: Sketch.Head
  private(set) var children: [SketchModel]
  private(set) var layers: [SketchModel]

  init(_ sketch: Sketch) {
    head = sketch.head
    children = sketch.children.map(SketchModel.init)
    layers = sketch.layers.map(SketchModel.init)
  }

  /// Writes only what differs, and keeps the models of what only moved among its siblings.
  func become(_ sketch: Sketch) {
    if head != sketch.head { head = sketch.head }
    func follow(_ old: [SketchModel], _ new: [Sketch]) -> [SketchModel] {
      new.map { sketch in
        guard let model = old.first(where: { $0.head.id == sketch.head.id }) else { return SketchModel(sketch) }
        model.become(sketch)
        return model
      }
    }
    let (children, layers) = (follow(self.children, sketch.children), follow(self.layers, sketch.layers))
    if !children.elementsEqual(self.children, by: ===) { self.children = children }
    if !layers.elementsEqual(self.layers, by: ===) { self.layers = layers }
  }
}

/// How a sketch is written as views. All spellings mean the same.
struct Spelling: Sendable {
  enum Stacks: CaseIterable { case builtIn, erased, documented }

  var stacks = Stacks.builtIn
  /// Frames as bounds, insets edge by edge, and so on.
  var usesOtherModifiers = false
  var usesDocumentedReaders = false
  /// Views wrapped in groups, conditions and the like, at random.
  var wrapping: UInt64?
}

/// What the whole of a host shows, as values: each new stage is compared with the one before on the way down.
struct StagedValues: View, _SeeThroughView {
  let spelling: Spelling
  let remote: Remote<Stage>
  @State private var stage: Stage

  init(_ stage: Stage, _ spelling: Spelling, _ remote: Remote<Stage>) {
    _stage = State(wrappedValue: stage)
    self.spelling = spelling
    self.remote = remote
  }

  var body: some View {
    let _ = remote.set = { stage = $0 }
    SketchView(part: stage.sketch, spelling: spelling).environment(stage)
  }
}

/// The same over a model.
struct StagedModels: View, _SeeThroughView {
  let spelling: Spelling
  let remote: Remote<Stage>
  @State private var stage: Stage
  @State private var model: SketchModel

  init(_ stage: Stage, _ spelling: Spelling, _ remote: Remote<Stage>) {
    _stage = State(wrappedValue: stage)
    _model = State(wrappedValue: SketchModel(stage.sketch))
    self.spelling = spelling
    self.remote = remote
  }

  var body: some View {
    let _ =
      remote.set = {
        model.become($0.sketch)
        if stage.isRightToLeft != $0.isRightToLeft || stage.isLarge != $0.isLarge { stage = $0 }
      }
    SketchView(part: model, spelling: spelling).environment(stage)
  }
}

extension View {
  fileprivate func environment(_ stage: Stage) -> some View {
    environment(\.layoutDirection, stage.isRightToLeft ? .rightToLeft : .leftToRight)
      .dynamicTypeSize(stage.isLarge ? .accessibility2 : .large)
  }
}
