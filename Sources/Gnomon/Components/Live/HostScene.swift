// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A frame for those who are told only what has changed: what is drawn, by the nodes that draw it; what scrolls; the
/// elements.
package struct HostScene {
  /// What a node draws. A group's number stays the same as long as its node is there.
  package struct Group {
    package var number: Int
    /// The corner that its commands are told from, in the coordinates of the list.
    package var origin: CGPoint
    package var commands: Range<Int>
    /// The groups of nodes inside, in the order of the commands.
    package var children: [Group]
    /// The number of the element that its texts belong to; 0 for none, -1 where nobody can use them, as below a sheet.
    package var element: Int
  }

  /// A scroll view that can be scrolled.
  package struct Scroll: Equatable {
    package var number: Int
    /// Its box: from the corner of the content that it lies in, or else from the canvas's.
    package var frame: CGRect
    /// How far it scrolls: the length of its content is that of the frame and this.
    package var reach: CGSize
    /// From the content's corner at the top left.
    package var offset: CGPoint
    package var axes: Axis.Set
    /// The group of the content.
    package var group: Int
    /// The scroll view in whose content it lies; 0 for none.
    package var inside: Int
    /// The length beyond what is in sight that is made of its content; nil where all of it is.
    package var ahead: CGFloat?
  }

  /// A place where a finger or a pointer that moves takes something along rather than scrolling.
  package struct Grip: Equatable {
    /// The place; it's told as a scroll view's frame.
    package var frame: CGRect
    package var inside: Int
    /// True if a finger does so at once; false if it has to stay for a moment. A pointer always does.
    package var isImmediate: Bool
  }

  /// What an element is, and where.
  package struct Element: Equatable {
    /// The element without those inside; its frame is told as a scroll view's.
    package var node: SemanticsSnapshot.Node
    package var children: [Int]
    package var inside: Int
  }

  /// The field that is typed into.
  package struct Focus: Equatable {
    package var element: Int
    /// In UTF-16 units.
    package var selection: Range<Int>
  }

  /// What tells the frame from others: as long as it's the same, nothing looks otherwise.
  package struct State: Equatable {
    let frame: KnownSemantics.State
  }

  package var list: DisplayList
  package var root: Group
  package var scrolls: [Scroll] = []
  package var grips: [Grip] = []
  /// True while what moves takes something along: nothing else may follow it.
  package var isHeld = false
  package var elements: [Element] = []
  package var focus: Focus?
}

extension ViewHost {
  /// What tells the frame as it is now from others: a scene with the same state needn't be asked for again.
  package func sceneState() -> HostScene.State {
    updateIfDue()
    return HostScene.State(frame: semanticsState(namingViews: false))
  }

  /// The frame as it is now. The cost grows with what is drawn.
  package func scene() -> HostScene {
    updateIfDue()
    let known = knownElements
    let anchors = known.anchors(graph.nodeNumbers)
    let recorder = SceneRecorder()
    var context = DrawingContext(scale: scale)
    let bounds = CGRect(origin: .zero, size: configuration.size)
    let paint = BackgroundStyle()._paint(in: root.environment, bounds: bounds)
    context.add(.fill(Path(bounds), style: FillStyle(), paint: paint))
    context.recorder = recorder
    var reader = SceneReader(self, anchors)
    graph.phase(.draw) {
      if let clock = graph.frameClock {
        clock.showingFrames {
          root.draw(&context)
          reader.readScrolls()
        }
      } else {
        root.draw(&context)
        reader.readScrolls()
      }
    }
    let list = DisplayList(size: configuration.size, scale: scale, commands: context.commands)
    let children = recorder.spans.map { reader.group($0, list) }
    var scene = HostScene(
      list: list,
      root: HostScene.Group(
        number: reader.number(of: root), origin: .zero, commands: 0..<list.commands.count, children: children,
        element: 0))
    scene.scrolls = reader.drawnScrolls
    scene.grips = reader.grips()
    scene.isHeld = graph.holdsRow
    scene.elements = reader.elements(of: known.root)
    scene.focus = focusedField
    return scene
  }

  /// The elements with their nodes. As long as the frame is the same they aren't listed again.
  var elementAnchors: ElementAnchors { knownElements.anchors(graph.nodeNumbers) }

  var focusedField: HostScene.Focus? {
    guard let target = graph.typingTarget.target, target.isMounted else { return nil }
    let (text, selection) = target.typed
    let box = target.convert(CGRect(origin: .zero, size: target.size), to: nil)
    guard let anchor = leaf(around: target, at: CGPoint(x: box.midX, y: box.midY)) else { return nil }
    let start = text.utf16.distance(from: text.startIndex, to: selection.lowerBound)
    let length = text.utf16.distance(from: selection.lowerBound, to: selection.upperBound)
    return HostScene.Focus(element: anchor.number, selection: start..<start + length)
  }

  /// The element of a field. A row that the field is alone in is known by a node inside of the field's own: the field's lies further out.
  private func leaf(around field: ViewNode, at place: CGPoint) -> ElementAnchors.Anchor? {
    let anchors = elementAnchors
    var node: ViewNode? = field
    while let current = node {
      if let anchor = anchors.leaf(around: current, at: place), current === field || anchor.frame.contains(place) {
        return anchor
      }
      node = current.parent
    }
    return nil
  }
}
