// SPDX-License-Identifier: Apache-2.0
import GnomonFoundationBase
import Gnomon

/// What was bought. No value of it can be had.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Its number.
  public let id: UInt64
  /// The number of the first one.
  public let originalID: UInt64
  /// The product.
  public let productID: String
  /// What kind the product is.
  public let productType: Product.ProductType
  /// The group of subscriptions.
  public let subscriptionGroupID: String?
  /// When it was bought.
  public let purchaseDate: Date
  /// When it was bought first.
  public let originalPurchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Whether something better took its place.
  public let isUpgraded: Bool
  /// The account that it's for, by the app's own mark.
  public let appAccountToken: UUID?
  /// How many.
  public let purchasedQuantity: Int
  /// Ends it. There is none to end.
  public func finish() async {}

  /// Transactions as they come: none.
  public static var updates: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  /// Transactions that give a right to something: none.
  public static var currentEntitlements: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  /// Transactions that weren't ended: none.
  public static var unfinished: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  /// All transactions: none.
  public static var all: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  /// The last transaction of a product: nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// The transaction that gives a right to a product: nil.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A sequence of the store's that has nothing in it.
public struct StoreSequence<Element: Sendable>: AsyncSequence, Sendable {
  init() {}
  /// Gives nothing.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// nil.
    public mutating func next() async -> Element? { nil }
  }
  /// What gives nothing.
  public func makeAsyncIterator() -> AsyncIterator {
    _FrameworkLack.say("StoreKit has no store: there are no transactions.")
    return AsyncIterator()
  }
}

/// Whether the store has signed something.
public enum VerificationResult<SignedType> {
  /// It hasn't, or wrongly.
  case unverified(SignedType, VerificationError)
  /// It has.
  case verified(SignedType)

  /// Why it isn't the store's.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The signature is another's.
    case invalidSignature
    /// The certificates are others'.
    case invalidCertificateChain
    /// It was signed for another device.
    case invalidDeviceVerification
  }
  /// What was signed. It throws where it isn't the store's.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// What was signed, by whomever.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
