// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct UIContentConfigurationTests {
  /// A content that asks the cell as its view is made.
  private struct Asking: UIContentConfiguration {
    let cell: UITableViewCell
    var number = 0
    func makeContentView() -> any UIView & UIContentView {
      AskingView(self, knew: (cell.contentConfiguration as? Asking)?.number)
    }
    func updated(for state: any UIConfigurationState) -> Asking {
      var result = self
      if (state as? UICellConfigurationState)?.isSelected == true { result.number += 1 }
      return result
    }
  }

  private final class AskingView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    let knew: Int?
    init(_ configuration: Asking, knew: Int?) {
      self.configuration = configuration
      self.knew = knew
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    var number: Int? { (configuration as? Asking)?.number }
  }

  /// A cell that asks for an update while it's updated.
  private final class Restless: UITableViewCell {
    var updates = 0
    override func updateConfiguration(using state: UICellConfigurationState) {
      updates += 1
      super.updateConfiguration(using: state)
      setNeedsUpdateConfiguration()
    }
  }

  @Test("A cell shows a configuration in a view that fills it, and another one of the kind in the same view")
  func shows() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Asking(cell: cell, number: 4)
    let view = try #require(cell.contentView.subviews.first as? AskingView)
    #expect(view.frame == cell.contentView.bounds && view.number == 4)
    #expect(view.knew == 4, "as the view is made, the cell has the configuration")
    cell.contentConfiguration = Asking(cell: cell, number: 5)
    #expect(cell.contentView.subviews == [view] && view.number == 5)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty && cell.contentConfiguration == nil)
  }

  @Test("An update asks the configuration for the state's, or a handler")
  func updates() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Asking(cell: cell)
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect((cell.contentConfiguration as? Asking)?.number == 1)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.setNeedsUpdateConfiguration()
    #expect((cell.contentConfiguration as? Asking)?.number == 1)
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = Asking(cell: cell, number: state.isSelected ? 10 : 20)
    }
    #expect((cell.contentConfiguration as? Asking)?.number == 10)
  }

  @Test("A cell that asks for an update while it's updated comes to an end")
  func restless() {
    let cell = Restless(style: .default, reuseIdentifier: nil)
    cell.setNeedsUpdateConfiguration()
    #expect(cell.updates == 1)
    cell.setNeedsUpdateConfiguration()
    #expect(cell.updates == 2)
  }

  @Test("A state keeps values of your own by their keys")
  func states() {
    var state = UIViewConfigurationState(traitCollection: .current)
    let key = UIConfigurationStateCustomKey("com.example.key")
    #expect(state[key] == nil)
    state[key] = 3
    #expect(state[key] as? Int == 3 && state[UIConfigurationStateCustomKey(rawValue: "com.example.other")] == nil)
  }
}
