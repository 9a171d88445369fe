// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine

/// Calls an action with what a publisher gives, for as long as the view is there.
nonisolated struct SubscriptionModifier<P: Publisher>: WrapperModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  final class Node: WrapperNode<SubscriptionModifier<P>> {
    private var cancellable: AnyCancellable?

    override func didMakeContent() { subscribe() }

    override func modifierDidChange(from old: SubscriptionModifier<P>) {
      if !isSamePublisher(old.publisher, modifier.publisher) { subscribe() }
    }

    private func isSamePublisher(_ a: P, _ b: P) -> Bool {
      if P.self is AnyClass { return (a as AnyObject) === (b as AnyObject) }
      return valuesAreEqual(a, b)
    }

    private func subscribe() {
      cancellable = modifier.publisher.sink { [weak self] output in
        let received = MainActorCarrier(output)
        if isOnMainActor {
          self?.receive(received.value)
        } else {
          let node = MainActorCarrier(WeakBox(object: self))
          Task { @MainActor in node.value.object?.receive(received.value) }
        }
      }
    }

    /// Takes a value. One that comes during an update is handed on when that is over.
    private func receive(_ output: P.Output) {
      guard isMounted else { return }
      if graph.isUpdating {
        graph.owe(self, "onReceive", value: output) { [weak self] in self?.modifier.action(output) }
      } else {
        modifier.action(output)
      }
    }

    override func unmount() {
      guard isMounted else { return }
      super.unmount()
      cancellable = nil
    }
  }
}

/// A view with an action that is called with what a publisher gives.
nonisolated public struct SubscriptionView<PublisherType, Content>: View
where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {
  /// The view that subscribes.
  public var content: Content
  /// The publisher that is listened to while the view is shown.
  public var publisher: PublisherType
  /// The action, which is called with each value.
  public var action: (PublisherType.Output) -> Void

  /// A view that calls an action with each value of a publisher.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  /// The content with the subscription.
  @MainActor @preconcurrency public var body: some View { content.onReceive(publisher, perform: action) }
}

extension View {
  /// Calls an action with each value of a publisher, for as long as the view is there.
  nonisolated public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P: Publisher, P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}
