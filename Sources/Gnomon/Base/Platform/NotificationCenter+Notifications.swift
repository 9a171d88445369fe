// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension NotificationCenter {
  /// The notifications of a name as they are posted, for `for await`.
  ///
  /// - Parameters:
  ///   - name: The notifications' name.
  ///   - object: The object that posts them; nil stands for any.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications of one name, which don't end by themselves. Those that are posted while a loop's body runs wait for it.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// What is posted.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

    /// Listens as long as it lives.
    public struct Iterator: AsyncIteratorProtocol {
      private var stream: AsyncStream<Posted>.Iterator
      private let listener: Listener

      fileprivate init(
        _ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?
      ) {
        let (stream, continuation) = AsyncStream<Posted>.makeStream()
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
          continuation.yield(Posted(notification: notification))
        }
        self.stream = stream.makeAsyncIterator()
        listener = Listener(center: center, token: token)
      }

      /// The next notification; nil where the task is cancelled.
      public mutating func next() async -> Notification? { await next(isolation: nil) }

      /// The next notification; nil where the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        defer { withExtendedLifetime(listener) {} }
        return await stream.next(isolation: actor)?.notification
      }
    }
  }

  /// A notification on its way from the thread that posts it.
  fileprivate struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  /// Ends listening when nobody waits any more.
  fileprivate final class Listener: @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
      self.center = center
      self.token = token
    }

    deinit { center.removeObserver(token) }
  }
}
