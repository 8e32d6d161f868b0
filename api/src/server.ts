import path from 'node:path'
import { isBackupCommand } from './backup/options'
import { runDoctor } from './doctor/run'
import { run } from './run'

// The bundle is in api/dist.
const packageFolder = path.join(__dirname, '..')
const migrations = path.join(packageFolder, 'migrations')
const shell = path.join(packageFolder, '..', 'shell', 'dist')

const [command, ...args] = process.argv.slice(2)
if (command === 'doctor') void runDoctor(args, { migrations, shell })
else if (isBackupCommand(command))
  // The service does not load what only these commands need: it would take a tenth of a second or more, and 20 MB.
  void import('./backup/run').then(({ runBackupCommand }) => runBackupCommand(command, args, { migrations }))
else void run({ migrations, sample: path.join(packageFolder, 'sample'), shell })
