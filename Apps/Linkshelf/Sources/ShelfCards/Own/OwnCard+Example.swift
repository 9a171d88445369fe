// SPDX-License-Identifier: Apache-2.0

extension OwnCard {
  /// A source to begin with: it can be built as it is.
  public static let example = """
    import SwiftUI

    // Run 'linkshelf card build' after each change. Values come by name: take those that you need.
    // Texts: title, site; description, siteName, author, date, language may be missing. Others: tags, readingMinutes, icon, picture,
    // theme ("light", "dark"), direction ("leftToRight", "rightToLeft"), size ("share", "gallery").
    struct Card: View {
      let title: String
      let site: String
      var author: String?
      var tags: [String] = []
      var readingMinutes: Int?
      var picture: Data?

      var body: some View {
        VStack(alignment: .leading, spacing: 16) {
          Text(title.isEmpty ? site : title)
            .font(.system(size: 56, weight: .bold, design: .serif))
            .minimumScaleFactor(0.4)
            .lineLimit(5)
          if let author { Text(author).font(.title) }
          Spacer(minLength: 0)
          Text(site).font(.title2).opacity(0.7)
        }
        .padding(48)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .foregroundStyle(.white)
        .background { cover }
      }

      @ViewBuilder private var cover: some View {
        if let picture, let image = UIImage(data: picture) {
          Image(uiImage: image).resizable().scaledToFill().overlay(.black.opacity(0.55))
        } else {
          Color.indigo.overlay(LinearGradient(colors: [.clear, .black.opacity(0.5)], startPoint: .top, endPoint: .bottom))
        }
      }
    }

    """
}
