import CLI
import Foundation
import Verification

if CommandLine.arguments.dropFirst().first == CompilerService.subcommand {
  exit(CompilerService.runChild())
}
