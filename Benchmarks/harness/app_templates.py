"""The files of one module of the generated app."""
from string import Template

ENTITY = Template("""import Foundation

/// What the server knows of one ${noun}.
struct ${name}Record: Equatable {
    let id: UUID
${stored}

    var isRecent: Bool {
        updatedAt.timeIntervalSince(createdAt) < 86_400 && count > 0
    }

    func renamed(_ title: String) -> ${name}Record {
        var copy = self
        copy.title = title
        return copy
    }
}

enum ${name}Failure: String, Error {
    case offline
    case notFound
    case refused
}
""")

GATEWAY = Template("""import Foundation

protocol ${name}EntityGateway {
    var ${lower}Manager: ${name}Manager { get }
}

final class ${name}EntityGatewayImpl: ${name}EntityGateway {
    let ${lower}Manager: ${name}Manager

    init(session: URLSession = .shared) {
        ${lower}Manager = ${name}ManagerImpl(session: session)
    }
}
""")

MANAGER = Template("""import Combine
import Foundation

protocol ${name}Manager {
    var ${lower}Changes: AnyPublisher<${name}Record, Never> { get }
    func fetchAll(completion: @escaping (Result<[${name}Record], ${name}Failure>) -> Void)
    func fetch(id: UUID) async throws -> ${name}Record
    func save(_ record: ${name}Record) async throws
}

final class ${name}ManagerImpl: ${name}Manager {
    let ${lower}Subject = PassthroughSubject<${name}Record, Never>()

    private let session: URLSession
    private var cache: [UUID: ${name}Record] = [:]
    private var subscriptions: Set<AnyCancellable> = []

    var ${lower}Changes: AnyPublisher<${name}Record, Never> { ${lower}Subject.eraseToAnyPublisher() }

    init(session: URLSession) {
        self.session = session
        ${lower}Subject
            .sink { [weak self] record in self?.cache[record.id] = record }
            .store(in: &subscriptions)
    }

    func fetchAll(completion: @escaping (Result<[${name}Record], ${name}Failure>) -> Void) {
        guard let url = URL(string: "https://example.org/${lower}") else { return completion(.failure(.notFound)) }
        session.dataTask(with: url) { [weak self] data, _, error in
            guard let self, let data, error == nil else { return completion(.failure(.offline)) }
            let records = self.decode(data)
            for record in records where self.cache[record.id] != record {
                self.cache[record.id] = record
            }
            completion(records.isEmpty ? .failure(.notFound) : .success(records))
        }.resume()
    }

    func fetch(id: UUID) async throws -> ${name}Record {
        guard let record = cache[id] else { throw ${name}Failure.notFound }
        return record
    }

    func save(_ record: ${name}Record) async throws {
        ${lower}Subject.send(record)
    }

    private func decode(_ data: Data) -> [${name}Record] {
        let text = String(decoding: data, as: UTF8.self)
        return text.split(separator: "\\n").compactMap { line in
            let parts = line.split(separator: ";").map(String.init)
            guard parts.count > ${fieldCount}, let id = UUID(uuidString: parts[0]) else { return nil }
            return cache[id]
        }
    }
}
""")

PRESENTATION_MODEL = Template("""import Foundation

struct ${name}PresentationModel {
    let id: UUID
${constants}

    init(record: ${name}Record) {
        id = record.id
${copied}
    }
}
""")

VIEW_MODEL = Template("""import Foundation

struct ${name}ViewModel {
    let id: UUID
${texts}

    init(model: ${name}PresentationModel, formatter: DateFormatter) {
        id = model.id
${formatted}
    }
}
""")

USE_CASE_OUTPUT = Template("""import Foundation

protocol ${name}UseCaseOutput: ${name}ViewReadyUseCaseOutput, ${name}ChangeUseCaseOutput {}

protocol ${name}ViewReadyUseCaseOutput: AnyObject {
    func presentStart()
    func present(item: ${name}PresentationModel)
    func present(failure: ${name}Failure)
    func presentEnd()
}

protocol ${name}ChangeUseCaseOutput: AnyObject {
${outputs}
}
""")

USE_CASE = Template("""import Combine
import Foundation

final class ${name}UseCase {
    ${weakUseCase}var output: ${name}UseCaseOutput!

    private let entityGateway: ${name}EntityGateway
    private var records: [UUID: ${name}Record] = [:]
    private var subscriptions: Set<AnyCancellable> = []

    init(entityGateway: ${name}EntityGateway) {
        self.entityGateway = entityGateway
        entityGateway.${lower}Manager.${lower}Changes
            .sink { [weak self] record in self?.records[record.id] = record }
            .store(in: &subscriptions)
    }

    func eventViewReady() {
        let transformer = ${name}ViewReadyUseCaseTransformer(manager: entityGateway.${lower}Manager)
        transformer.transform(output: output)
    }

${methods}

    private func change(_ id: UUID, by change: @escaping (${name}Record) -> ${name}Record, then: @escaping (${name}PresentationModel) -> Void) {
        Task { @MainActor [weak self, manager = entityGateway.${lower}Manager] in
            do {
                let record = change(try await manager.fetch(id: id))
                try await manager.save(record)
                self?.records[id] = record
                then(${name}PresentationModel(record: record))
            } catch {
                self?.output.present(failure: error as? ${name}Failure ?? .offline)
            }
        }
    }
}
""")

USE_CASE_METHOD = """    func event{0}(id: UUID) {{
        change(id, by: {{ $0.renamed("{1}" + $0.title) }}) {{ [weak self] model in
            self?.output.present{0}(item: model)
        }}
    }}"""

TRANSFORMER = Template("""import Foundation

final class ${name}ViewReadyUseCaseTransformer {
    private let manager: ${name}Manager

    init(manager: ${name}Manager) {
        self.manager = manager
    }

    func transform(output: ${name}ViewReadyUseCaseOutput) {
        manager.fetchAll { [weak output] result in
            guard let output else { return }
            output.presentStart()
            switch result {
            case .success(let records):
                let recent = records.filter(\\.isRecent).sorted { $$0.title < $$1.title }
                for record in recent { output.present(item: ${name}PresentationModel(record: record)) }
            case .failure(let failure):
                output.present(failure: failure)
            }
            output.presentEnd()
        }
    }
}
""")

PRESENTER_OUTPUT = Template("""${colourImport}protocol ${name}PresenterOutput: ${name}ViewReadyPresenterOutput, ${name}ChangePresenterOutput {}

protocol ${name}ViewReadyPresenterOutput: AnyObject {
    func show(title: String)
    func showItems()
    func show(message: String)
}

protocol ${name}ChangePresenterOutput: AnyObject {
    func showItem(at index: Int)
${colour}}
""")

PRESENTER = Template("""import Foundation

/// Turns models into text for ${name}ViewController.
final class ${name}Presenter {
    ${weakPresenter}var output: ${name}PresenterOutput!
    weak var router: ${name}Router!

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    private let useCase: ${name}UseCase
    private var rows: [${name}ViewModel] = []

    init(useCase: ${name}UseCase) {
        self.useCase = useCase
    }

    var rowCount: Int { rows.count }

    func row(at index: Int) -> ${name}ViewModel {
        rows[index]
    }

    func eventViewReady() {
        output.show(title: NSLocalizedString("${lower}.title", comment: "${nameOfView}"))
        useCase.eventViewReady()
    }

    func eventSelected(at index: Int) {
        router.eventSelected(id: rows[index].id)
    }

${methods}

    private func replace(_ model: ${name}PresentationModel) {
        guard let index = rows.firstIndex(where: { $$0.id == model.id }) else { return }
        rows[index] = ${name}ViewModel(model: model, formatter: Self.formatter)
        output.showItem(at: index)
    }
}

extension ${name}Presenter: ${name}UseCaseOutput {}

extension ${name}Presenter: ${name}ViewReadyUseCaseOutput {
    func presentStart() {
        rows.removeAll(keepingCapacity: true)
    }

    func present(item: ${name}PresentationModel) {
        rows.append(${name}ViewModel(model: item, formatter: Self.formatter))
    }

    func present(failure: ${name}Failure) {
        output.show(message: NSLocalizedString("failure.\\(failure.rawValue)", comment: ""))
    }

    func presentEnd() {
        output.showItems()
    }
}

extension ${name}Presenter: ${name}ChangeUseCaseOutput {
${presents}
}
""")

PRESENTER_METHOD = """    func event{0}(at index: Int) {{
        useCase.event{0}(id: rows[index].id)
    }}"""

VIEW = Template("""import UIKit

final class ${name}ViewController: UIViewController {
    var presenter: ${name}Presenter!

    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var messageLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        ${name}Connector(viewController: self).configure()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        presenter.eventViewReady()
    }

${actions}
}

extension ${name}ViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.rowCount
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "${name}Cell", for: indexPath)
        (cell as? ${name}Cell)?.show(presenter.row(at: indexPath.row))
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.eventSelected(at: indexPath.row)
    }
}

extension ${name}ViewController: ${name}PresenterOutput {}

extension ${name}ViewController: ${name}ViewReadyPresenterOutput {
    func show(title: String) {
        self.title = title
    }

    func showItems() {
        tableView.reloadData()
    }

    func show(message: String) {
        messageLabel.text = message
        messageLabel.isHidden = false
    }
}

extension ${name}ViewController: ${name}ChangePresenterOutput {
    func showItem(at index: Int) {
        tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    }
${colourMethod}}
""")

ACTION = """    @IBAction func {1}Touched(_ sender: UIButton) {{
        presenter.event{0}(at: sender.tag)
    }}"""

CELL = Template("""import UIKit

final class ${name}Cell: UITableViewCell {
${labels}

    func show(_ model: ${name}ViewModel) {
${shown}
    }
}
""")

ROUTER = Template("""import Foundation

protocol ${name}Router: AnyObject {
    func eventSelected(id: UUID)
}
""")

ROUTER_IMPL = Template("""import UIKit

final class ${name}RouterImpl: ${name}Router {
    private weak var viewController: UIViewController?

    init(viewController: UIViewController) {
        self.viewController = viewController
    }

    func eventSelected(id: UUID) {
        let storyboard = UIStoryboard(name: "${next}", bundle: nil)
        guard let scene = storyboard.instantiateInitialViewController() as? ${next}ViewController else { return }
        viewController?.navigationController?.pushViewController(scene, animated: true)
    }
}
""")

CONNECTOR = Template("""import Foundation

final class ${name}Connector {
    private let viewController: ${name}ViewController
    private let presenter: ${name}Presenter
    private let useCase: ${name}UseCase
    private let router: ${name}Router

    init(viewController: ${name}ViewController, entityGateway: ${name}EntityGateway = ${name}EntityGatewayImpl()) {
        self.viewController = viewController
        useCase = ${name}UseCase(entityGateway: entityGateway)
        presenter = ${name}Presenter(useCase: useCase)
        router = ${name}RouterImpl(viewController: viewController)
    }

    func configure() {
        useCase.output = presenter
        presenter.output = viewController
        presenter.router = router
        viewController.presenter = presenter
    }
}
""")
