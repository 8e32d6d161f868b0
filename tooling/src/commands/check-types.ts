import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../build/packages'

// Checks the types of every package, or of the named ones: `npm run types`, `npm run types shell api`. It uses TypeScript 7, which
// takes a quarter of the time. Other tools still need the programming interface of TypeScript 6.

const tsc = path.join(repository, 'node_modules/typescript-native/bin/tsc')
const named = process.argv.slice(2)
const waiting = [...readdirSync(repository), 'tooling/bootstrap', 'tooling/jest', 'kit/src/jest']
  .filter((folder) => named.length === 0 || named.some((name) => `${folder}/`.startsWith(`${name}/`)))
  .filter((folder) => existsSync(path.join(repository, folder, 'tsconfig.json')))
// Otherwise a misspelt name would pass.
const unknown = named.find((name) => !waiting.some((folder) => `${folder}/`.startsWith(`${name}/`)))
if (unknown === undefined) {
  const lanes = await Promise.all([lane(), lane()])
  process.exitCode = lanes.every(Boolean) ? 0 : 1
} else {
  console.error(`There is no package called "${unknown}".`)
  process.exitCode = 2
}

async function lane(): Promise<boolean> {
  let isGood = true
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift())
    isGood = (await passes(folder)) && isGood
  return isGood
}

async function passes(folder: string): Promise<boolean> {
  const child = spawn(process.execPath, [tsc, '--noEmit', '--project', folder, '--pretty', 'false'], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return (await new Promise((resolve) => child.once('exit', resolve))) === 0
}
