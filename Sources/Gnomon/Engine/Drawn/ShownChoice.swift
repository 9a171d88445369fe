// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which of a layout's views are shown. A layout of a module above decides it while it places: labels that have no room
/// beside others are left out, and aren't made anew for it.
package final class ShownChoice {
  package var hidden: Set<Int> = []

  package init() {}
}

extension View {
  /// Shows the view unless a layout has decided otherwise. It keeps its size.
  nonisolated package func shown(by choice: ShownChoice, _ index: Int) -> some View {
    modifier(ShownModifier(choice: choice, index: index))
  }
}

/// Takes its space, and is drawn and told of if a layout says so.
nonisolated struct ShownModifier: UnaryModifier {
  let choice: ShownChoice
  let index: Int

  final class Node: UnaryNode<ShownModifier> {
    override var hidesContent: Bool { modifier.choice.hidden.contains(modifier.index) }

    override func draw(_ context: inout DrawingContext) {
      if !hidesContent { super.draw(&context) }
    }

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      !hidesContent && super.hitTest(point, &hits)
    }

    override func modifierDidChange(from old: ShownModifier) {}
  }
}
