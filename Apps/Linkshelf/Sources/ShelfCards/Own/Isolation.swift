// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How far the system lets a process be kept apart.
public enum Isolation: Sendable, Equatable {
  /// Without a network, without the store's folder, and without processes that outlive it.
  case namespaces
  /// The system allows no namespaces: only limits hold, and the process sees files and the network as its user does.
  case limits

  /// What this system allows, tried once in each process's life.
  public static let available: Isolation = {
    let arguments = namespaceArguments + ["/bin/sh", "-c", "mkdir a && mount -t tmpfs tmpfs a"]
    guard let path = unshare, let folder = try? WorkFolder(),
      let run = try? LimitedProcess(path: path, arguments: arguments, folder: folder, seconds: 5).run(),
      run.end == .exited(0)
    else { return .limits }
    return .namespaces
  }()

  private static let unshare = ["/usr/bin/unshare", "/bin/unshare"].first { (path: String) in access(path, X_OK) == 0 }

  private static let namespaceArguments = [
    "--user", "--map-root-user", "--mount", "--net", "--pid", "--ipc", "--fork", "--kill-child",
  ]

  /// A program's path and arguments, led by what keeps it apart.
  ///
  /// - Parameters:
  ///   - hidden: a folder that the program sees empty, but for `shown`.
  ///   - shown: a folder inside it.
  ///   - isWritable: whether the program may write to `shown`.
  func command(
    _ command: [String], limits: ProcessLimits, hidden: String, shown: String, isWritable: Bool
  ) -> [String] {
    switch self {
    case .limits: return ["/bin/sh", "-c", limits.script + "exec \"$@\"", "sh"] + command
    case .namespaces:
      // The shell stays, and is the namespace's first process: signals that a program sends to itself wouldn't end that one.
      let script = """
        set -e
        hidden=$1; shown=$2; shift 2
        mkdir aside
        mount --bind "$shown" aside
        mount -t tmpfs -o size=1m tmpfs "$hidden"
        mkdir -p "$shown"
        mount --bind aside "$shown"
        \(isWritable ? "" : "mount -o remount,bind,ro \"$shown\" || true")
        umount aside
        rmdir aside
        set +e
        \(limits.script)
        "$@"
        exit $?
        """
      return [Self.unshare ?? "/usr/bin/unshare"] + Self.namespaceArguments
        + ["/bin/sh", "-c", script, "sh", hidden, shown] + command
    }
  }
}

/// What a process may use.
struct ProcessLimits: Sendable {
  /// The address space, in bytes.
  var memory = 2 << 30
  /// The processor's time, in seconds.
  var seconds = 5
  /// The size of each file that it writes, in bytes.
  var fileBytes = 32 << 20
  /// The files that it may have open.
  var files = 256

  /// For a shell, before it starts the program.
  var script: String {
    """
    ulimit -c 0; ulimit -v \(memory >> 10) || exit 126; ulimit -t \(seconds) || exit 126
    ulimit -f \(fileBytes >> 9) || exit 126; ulimit -n \(files) || exit 126

    """
  }
}
