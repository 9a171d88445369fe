// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Observation

/// A shop: a lazy grid of products, each with a picture that comes as a PNG file.
struct ProductsScreen: View {
  let model: ProductsModel

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 16) {
          ForEach(model.products) { product in
            ProductCard(product: product, isLiked: model.liked.contains(product.id))
          }
        }
        .padding()
      }
      .navigationTitle("Shop")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Cart", systemImage: "cart") {} } }
    }
  }
}

private struct ProductCard: View {
  let product: Product
  let isLiked: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      picture
        .resizable()
        .scaledToFill()
        .frame(height: 160)
        .frame(maxWidth: .infinity)
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .overlay(alignment: .topTrailing) {
          Image(systemName: isLiked ? "heart.fill" : "heart")
            .foregroundStyle(isLiked ? Color.red : Color.white)
            .padding(10)
        }
      Text(verbatim: product.name).font(.subheadline.bold()).lineLimit(1)
      HStack {
        Text(product.price, format: .currency(code: "EUR")).font(.subheadline)
        Spacer()
        Label {
          Text(product.rating, format: .number.precision(.fractionLength(1)))
        } icon: {
          Image(systemName: "star.fill").foregroundStyle(.yellow)
        }
        .font(.caption)
      }
    }
  }

  private var picture: Image {
    UIImage(data: product.picture).map { Image(uiImage: $0) } ?? Image(systemName: "photo")
  }
}

struct Product: Identifiable, Sendable {
  let id: Int
  let name: String
  let price: Double
  let rating: Double
  let picture: Data

  static let all: [Product] = {
    var words = Words()
    return (0..<200).map { number in
      Product(
        id: number, name: words.sentence(2), price: 4.99 + Double(number * 37 % 200),
        rating: 3 + Double(number * 7 % 20) / 10, picture: SamplePictures.all[number % SamplePictures.all.count])
    }
  }()
}

@MainActor @Observable
final class ProductsModel {
  let products = Product.all
  var liked: Set<Int> = [1]
}
