// Frames show the state as it is: naming an animation changes nothing of them.
extension ViewModifier {
  /// Names the animation of the modifier's changes.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transactions of the modifier's changes.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}
