import CLI
import Foundation
import Verification

let words = Array(CommandLine.arguments.dropFirst())
if words.first == CompilerService.subcommand {
  exit(CompilerService.runChild())
}
exit(await Stele.run(words))
