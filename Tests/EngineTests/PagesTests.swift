import Engine
import Rules
import Testing

/// The pages of `viperlint explain TYPE`.
@Suite struct PagesTests {
    @Test func aTypesPageTellsItsRoleAndWhy() throws {
        let page = try page(for: "LoanListPresenter")
        #expect(
            page.hasPrefix("class LoanListPresenter\n  declared in  LibraryLoans/Scenes/LoanList/LoanListPresenter.swift:4\n"))
        #expect(page.contains("\n  module       LoanList\n"))
        #expect(page.contains("\n  role         presenter ("))
        #expect(page.contains("\n    its name ends in Presenter\n"))
        #expect(page.contains("it works with LoanListUseCase"))
    }

    @Test func aTypeWithoutEnoughEvidenceSaysSo() throws {
        let page = try page(for: "APIRouter")
        #expect(page.contains("role         none: not enough speaks for one"), "\(page)")
    }

    @Test func unknownNamesHaveNoPage() throws {
        #expect(try pages(for: "LoanListPresenters").isEmpty)
        #expect(try pages(for: "UIViewController").isEmpty)
    }

    private func page(for name: String) throws -> String {
        try #require(try pages(for: name).first)
    }

    private func pages(for name: String) throws -> [String] {
        let folder = App(name: "clean-spotless").folder.path
        let loaded = App.linter.load(Linter.Options(paths: [folder]))
        return TypePage.pages(for: name, in: try #require(loaded.project))
    }
}
