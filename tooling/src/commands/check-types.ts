import { spawn } from 'node:child_process'
import path from 'node:path'
import { type Program, programsOf } from '../../typecheck/programs'
import { isUnchanged, notePassed } from '../../typecheck/unchanged'
import { repository } from '../build/rooms'

// Checks the types of every package, or of those that are named: `npm run types`, `npm run types shell api`. What did not change
// since it passed is not checked again.

const tsc = path.join(repository, 'node_modules/typescript/bin/tsc')
const waiting = programsOf(process.argv.slice(2)).filter((program) => !isUnchanged(program))
const lanes = await Promise.all([lane(), lane()])
process.exitCode = lanes.every(Boolean) ? 0 : 1

async function lane(): Promise<boolean> {
  let good = true
  for (let program = waiting.shift(); program; program = waiting.shift())
    good = (await holds(program)) && good
  return good
}

async function holds(program: Program): Promise<boolean> {
  const { project, buildInfo } = program
  const started = Date.now()
  const words = [tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo, '--project', project]
  const child = spawn(process.execPath, [...words, '--pretty', 'false'], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code === 0) notePassed(program, started)
  return code === 0
}
