import path from 'node:path'
import { backupCommands, isBackupCommand } from './backup/options'
import { runDoctor } from './doctor/run'
import { commandLine, startedByNpm } from './platform/terminal/command-line'
import { run } from './run'

// The bundle is in api/dist.
const packageFolder = path.join(__dirname, '..')
const migrations = path.join(packageFolder, 'migrations')
const shell = path.join(packageFolder, '..', 'shell', 'dist')

const [command, ...args] = process.argv.slice(2)
if (command === undefined) void run({ migrations, sample: path.join(packageFolder, 'sample'), shell })
else if (command === 'doctor') void runDoctor(args, { migrations, shell })
else if (isBackupCommand(command))
  // The service does not load what only these commands need: it would take a tenth of a second or more, and 20 MB.
  void import('./backup/run').then(({ runBackupCommand }) => runBackupCommand(command, args, { migrations }))
else listCommands(command)

/** A misspelt command must not start a second service. */
function listCommands(word: string): void {
  const isHelp = word === '--help' || word === '-h'
  const known = ['doctor', ...backupCommands].map((name) => `  ${commandLine(name, startedByNpm())}`)
  const usage = `Without a command, the service starts. Each of these explains itself with --help:\n${known.join('\n')}\n`
  if (isHelp) process.stdout.write(usage)
  else process.stderr.write(`There is no command "${word}". ${usage}`)
  process.exitCode = isHelp ? 0 : 2
}
