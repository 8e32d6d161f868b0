import { execFile, execFileSync } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkedOut } from '../checkout'
import { type BuiltRemote, exampleNumber, type RemoteRecord } from './derive'

const noun = `example-${exampleNumber}`
const name = `mfe-${noun}`

/** Creates and builds a new remote as a team does, in a checkout of HEAD. The checkout is restored afterwards. */
export async function buildExample(): Promise<BuiltRemote> {
  const folder = checkedOut('HEAD')
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder })
  const remove = async () => {
    for (const one of [name, `e2e/journeys/${noun}.spec.ts`])
      await rm(path.join(folder, one), { recursive: true, force: true })
    execFileSync('git', ['checkout', '--quiet', '--', 'pnpm-lock.yaml'], { cwd: folder })
  }
  // Removes leftovers of an interrupted run.
  await remove()
  try {
    const options = ['--path', `/${noun}`, '--menu', 'User Space', '--title', 'Example', '--korean', '보기']
    await run('tooling/bootstrap/create-remote.mjs', name, ...options)
    await run('--import', 'tsx', 'tooling/src/commands/build.ts', name)
    const dist = path.join(folder, name, 'dist')
    const [version = ''] = await readdir(dist)
    return await readBuilt(path.join(dist, version))
  } finally {
    await remove()
  }
}

async function readBuilt(folder: string): Promise<BuiltRemote> {
  const record = JSON.parse(await readFile(path.join(folder, 'record.json'), 'utf8')) as RemoteRecord
  const names = Object.keys(record.files)
  const texts = await Promise.all(names.map((file) => readFile(path.join(folder, file), 'utf8')))
  return { record, files: new Map(names.map((file, at) => [file, texts[at] ?? ''])) }
}
