import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { boardAddress } from '@within-reach/contract'
import { freePort } from '../testing/free-port'
import { remoteNames } from '../bootstrap/remotes.mjs'
import { innerProcess, makeTree, packageCaches, runInTree, type TreeOptions } from './debian-tree'
import { readStages, type Stage, variablesOf, wordsOf } from './dockerfile'

// No container engine runs here. Instead, each stage of the Dockerfile is a clean Debian tree, in which its steps run, and
// the entry point starts as the image says: as its user, as the first process, with a read-only root.

jest.setTimeout(1_800_000)
const asRoot = process.platform === 'linux' && process.getuid?.() === 0 ? it : it.skip

const repository = path.join(__dirname, '../..')
const stages = readStages(readFileSync(path.join(repository, 'deploy/container/Dockerfile'), 'utf8'))
const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'within-reach-image-'))
let container: ChildProcess | undefined
afterAll(() => {
  // A failed test leaves it running.
  container?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

const treeOf = (at: number): string => path.join(folder, `stage-${at}`)

/** Runs the steps of a stage in its tree. @returns what it says about the container */
async function buildStage(stage: Stage, at: number) {
  const tree = treeOf(at)
  const says = {
    cwd: '/',
    user: '0:0',
    env: {} as Record<string, string>,
    entry: [] as readonly string[],
    check: [] as readonly string[],
  }
  for (const { name, text } of stage.instructions) {
    if (name === 'WORKDIR') mkdirSync(path.join(tree, (says.cwd = text)), { recursive: true })
    else if (name === 'COPY') copy(text, tree, says.cwd)
    else if (name === 'ENV') Object.assign(says.env, variablesOf(text))
    else if (name === 'USER') says.user = text
    else if (name === 'ENTRYPOINT') says.entry = wordsOf(text)
    else if (name === 'HEALTHCHECK') says.check = wordsOf(/CMD (\[.*\])$/.exec(text)?.[1] ?? '[]')
    else if (name === 'RUN')
      await step(tree, ['sh', '-c', text], {
        cwd: says.cwd,
        env: { HOME: '/root', ...says.env },
        mounts: packageCaches(tree),
      })
    else expect(['VOLUME', 'EXPOSE', 'STOPSIGNAL']).toContain(name)
  }
  return says
}

function copy(text: string, tree: string, cwd: string): void {
  const [, from, source = '', target = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text) ?? []
  if (from === undefined) {
    expect([source, target]).toEqual(['.', '.'])
    const files = `git ls-files -z --cached --others --exclude-standard | tar --null --files-from=- --create | tar --extract --directory="$0"`
    execFileSync('sh', ['-c', files, path.join(tree, cwd)], { cwd: repository })
    return
  }
  const stage = stages.findIndex(({ name }) => name === from)
  cpSync(path.join(treeOf(stage), source), path.join(tree, target), {
    recursive: true,
    verbatimSymlinks: true,
  })
}

async function step(tree: string, words: readonly string[], options: TreeOptions): Promise<void> {
  const { code, output } = await ended(runInTree(tree, words, options))
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${output}`)
}

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

asRoot('the steps of the image make a site that runs as its user, with a read-only root', async () => {
  makeTree(treeOf(0))
  for (const at of stages.keys()) if (at > 0) execFileSync('cp', ['--archive', treeOf(0), treeOf(at)])
  let says: Awaited<ReturnType<typeof buildStage>> | undefined
  for (const [at, stage] of stages.entries()) says = await buildStage(stage, at)
  if (!says) throw new Error('The Dockerfile has no stage.')

  const data = path.join(folder, 'volume')
  mkdirSync(data)
  const [uid = 0, gid = 0] = says.user.split(':').map(Number)
  chownSync(data, uid, gid)
  expect(uid).toBeGreaterThan(0)
  const port = String(await freePort())
  const options: TreeOptions = {
    cwd: says.cwd,
    user: says.user,
    readOnly: true,
    // This machine only.
    env: { ...says.env, HOST: '127.0.0.1', PORT: port, DRAIN_SECONDS: '0' },
    mounts: [{ from: data, at: says.env.DATA_DIR ?? '' }],
  }
  const tree = treeOf(stages.length - 1)
  container = runInTree(tree, says.entry, options)
  const end = ended(container)
  const site = `http://127.0.0.1:${port}`
  while (container.exitCode === null && !(await fetch(`${site}/readyz`).catch(() => undefined))?.ok)
    await pause(100)
  if (container.exitCode !== null) throw new Error((await end).output)

  const { remotes } = (await (await fetch(`${site}/api/registry/decision`)).json()) as { remotes: object }
  expect(Object.keys(remotes).sort()).toEqual(remoteNames())
  expect((await fetch(site + boardAddress.fr)).status).toBe(200)
  expect(await ended(runInTree(tree, says.check, options))).toEqual({ code: 0, output: '' })
  // Root could write otherwise; the user of the image has no right to.
  const write = ['sh', '-c', 'touch start.mjs']
  expect((await ended(runInTree(tree, write, { ...options, user: '0:0' }))).output).toContain(
    'Read-only file system',
  )

  process.kill(innerProcess(container), 'SIGTERM')
  expect((await end).code).toBe(0)
})
