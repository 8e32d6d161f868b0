import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Checks the types of every room under its own tsconfig.json, two at a time: `npm run types`, or with names, some rooms.
const repository = fileURLToPath(new URL('../../..', import.meta.url))
const tsc = path.join(repository, 'node_modules/typescript/bin/tsc')

const asked = process.argv.slice(2)
const folders = [...readdirSync(repository), 'tooling/bootstrap', 'tooling/jest']
const waiting = folders
  .filter(
    (folder) => asked.length === 0 || asked.some((room) => folder === room || folder.startsWith(`${room}/`)),
  )
  .filter((folder) => existsSync(path.join(repository, folder, 'tsconfig.json')))

async function lane(): Promise<boolean> {
  let good = true
  for (let folder = waiting.shift(); folder; folder = waiting.shift()) good = (await holds(folder)) && good
  return good
}

function holds(folder: string): Promise<boolean> {
  const memory = path.join(repository, '.cache/types', `${folder.replace('/', '-')}.json`)
  const words = [
    tsc,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    memory,
    '--project',
    folder,
    '--pretty',
    'false',
  ]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('exit', (code) => resolve(code === 0))
  })
}

const lanes = await Promise.all([lane(), lane()])
process.exitCode = lanes.every(Boolean) ? 0 : 1
