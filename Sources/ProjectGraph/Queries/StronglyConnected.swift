/// Groups of nodes that lead to each other (Tarjan's algorithm), in time linear in nodes and edges.
public struct StronglyConnected: Sendable {
    /// By node: the number of its group.
    public private(set) var groups: [Int]
    /// By group: how many nodes it has.
    public private(set) var sizes: [Int] = []

    /// - Parameter successors: by node, where its edges lead.
    public init(_ successors: [[Int32]]) {
        groups = Array(repeating: -1, count: successors.count)
        var order = [Int](repeating: -1, count: successors.count)
        var lowest = order
        var pending: [Int] = []
        // The way here, as nodes with the next of their edges: deep graphs would exhaust the thread's own stack.
        var path: [(node: Int, next: Int)] = []
        var count = 0
        for start in successors.indices where order[start] < 0 {
            path.append((start, 0))
            while let (node, next) = path.last {
                if next == 0 {
                    (order[node], lowest[node]) = (count, count)
                    count += 1
                    pending.append(node)
                }
                if next < successors[node].count {
                    path[path.count - 1].next += 1
                    let successor = Int(successors[node][next])
                    if order[successor] < 0 {
                        path.append((successor, 0))
                    } else if groups[successor] < 0 {
                        lowest[node] = min(lowest[node], order[successor])
                    }
                    continue
                }
                path.removeLast()
                if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                if lowest[node] == order[node] { close(at: node, &pending) }
            }
        }
    }

    private mutating func close(at node: Int, _ pending: inout [Int]) {
        sizes.append(0)
        while let member = pending.popLast() {
            groups[member] = sizes.count - 1
            sizes[sizes.count - 1] += 1
            if member == node { return }
        }
    }
}
