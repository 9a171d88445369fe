// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import StoreKit`: there is no store. Nothing is bought, and nothing was.
@_exported import GnomonFoundation
public import Gnomon

/// Why something isn't bought.
public enum StoreKitError: Error, Sendable {
  /// It isn't known.
  case unknown
  /// The user ended it.
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// There is no such store.
  case notAvailableInStorefront
}
/// What can be bought: nothing.
public struct Product: Identifiable, Hashable, Sendable {
  /// The name that it's found by.
  public let id: String
  /// The name.
  public let displayName: String
  /// What it is.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price in words.
  public let displayPrice: String
  private init(id: String) { (self.id, displayName, description, price, displayPrice) = (id, "", "", 0, "") }
  /// Looks for products. It fails: there is no store.
  public static func products(for identifiers: some Collection<String> & Sendable) async throws -> [Product] {
    _FrameworkLack.say("StoreKit has no store: products can't be looked for, and nothing is bought.")
    throw StoreKitError.notAvailableInStorefront
  }
}
/// A purchase by its older name. There is none.
open class SKPaymentQueue: NSObject {
  /// Whether the user may buy: false.
  public class func canMakePayments() -> Bool { false }
}
/// What asks for a review, by its older name. It doesn't.
public enum SKStoreReviewController {
  /// Asks for a review. Nothing happens.
  @MainActor public static func requestReview() {}
  /// Asks for a review. Nothing happens.
  @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}
/// Asks for a review. Nothing happens.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Asks for a review. Nothing happens, and a warning says so once.
  public func callAsFunction() { _FrameworkLack.say("requestReview() asks nobody: there is no store.") }
}
extension EnvironmentValues {
  /// Asks for a review. Nothing happens.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
