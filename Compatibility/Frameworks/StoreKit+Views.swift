// SPDX-License-Identifier: Apache-2.0
public import Gnomon
import GnomonFoundationBase

/// A shop of subscriptions: its name is drawn.
public struct SubscriptionStoreView<Content>: View where Content: View {
  private init() {}
  /// The view's name.
  public var body: some View { _FrameworkPlaceholder(name: "SubscriptionStoreView", reason: "There is no store") }
}
extension SubscriptionStoreView where Content == EmptyView {
  /// A shop of a group of subscriptions.
  public init(groupID: String) { self.init() }
  /// A shop of products.
  public init(productIDs: some Collection<String>) { self.init() }
}
extension SubscriptionStoreView {
  /// A shop of a group of subscriptions, with a view of your own. That isn't drawn.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) { self.init() }
}
/// A shop of products: its name is drawn.
public struct StoreView: View {
  /// A shop of products.
  public init(ids: some Collection<String>) {}
  /// The view's name.
  public var body: some View { _FrameworkPlaceholder(name: "StoreView", reason: "There is no store") }
}
/// A product: the view's name is drawn.
public struct ProductView: View {
  /// A product by the name that it's found by.
  public init(id: String) {}
  /// A product by the name that it's found by, with a picture of your own. That isn't drawn.
  public init(id: String, @ViewBuilder icon: () -> some View) {}
  /// The view's name.
  public var body: some View { _FrameworkPlaceholder(name: "ProductView", reason: "There is no store") }
}
/// How a product's view looks.
@preconcurrency @MainActor
public protocol ProductViewStyle {}
/// A product's view that takes little room.
public struct CompactProductViewStyle: ProductViewStyle {}
/// A product's view as it's usual.
public struct RegularProductViewStyle: ProductViewStyle {}
/// A product's view that takes much room.
public struct LargeProductViewStyle: ProductViewStyle {}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// Little room.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  /// As it's usual.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// Much room.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
extension View {
  /// How products' views look. It has no effect.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  /// Shows the user's subscriptions. It doesn't.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Calls for a purchase. There is none.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Calls for what was subscribed to. It isn't called.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }
}
/// How far a question to the store has come.
public enum EntitlementTaskState<Value> {
  /// It's being asked.
  case loading
  /// It failed.
  case failure(any Error)
  /// The answer.
  case success(Value)
  /// The answer; nil before there is one.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

/// A card that recommends another app, by StoreKit's name. It's never shown.
@preconcurrency @MainActor
public final class SKOverlay {
  /// Where the card lies.
  public enum Position: Int, Sendable {
    /// At the bottom.
    case bottom
    /// At the bottom, above what usually lies there.
    case bottomRaised
  }
  /// What the card shows.
  @preconcurrency @MainActor
  open class Configuration {
    init() {}
  }
  /// A card of an app in the store.
  public final class AppConfiguration: Configuration {
    /// The app's number.
    public var appIdentifier: String
    /// Where the card lies.
    public var position: Position
    /// Whether the user may close it.
    public var userDismissible = true
    /// The token of a campaign.
    public var campaignToken: String?
    /// The token of a provider.
    public var providerToken: String?
    /// A card of an app's number, at a place.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }
  }
  /// What the card shows.
  public let configuration: Configuration
  /// A card.
  public init(configuration: Configuration) { self.configuration = configuration }
}
extension View {
  /// Shows a card that recommends another app: there's no store, and nothing is shown.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}
