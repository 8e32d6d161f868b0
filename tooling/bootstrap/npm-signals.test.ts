import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isRunning, pidIn } from '../testing/processes'

const repository = path.join(__dirname, '../..')

/** Prints the signals that it gets, and drains for a moment before it ends. */
const service = `
  import { endWithNpm } from ${JSON.stringify(path.join(__dirname, 'orphan.mjs'))}
  endWithNpm()
  const idle = setInterval(() => {}, 1000)
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      console.log('got', signal)
      setTimeout(() => {
        console.log('drained')
        process.exit(0)
      }, 300)
    })
  console.log('pid', process.pid)
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-npm-'))
  const manifest = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const scripts = Object.fromEntries(
    ['start', 'serve'].map((name) => [
      name,
      manifest.scripts[name]?.replaceAll(/tooling\/bootstrap\/\w+\.mjs/g, 'service.mjs'),
    ]),
  )
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'site', version: '1.0.0', scripts }),
  )
  await writeFile(path.join(folder, 'service.mjs'), service)
})
const started = new Set<ChildProcess>()
afterEach(() => {
  // The leftovers of a failed test.
  for (const { pid } of started) if (pid !== undefined && isRunning(pid)) process.kill(-pid, 'SIGKILL')
  started.clear()
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a script of the site by npm, and sends npm a signal once the service runs. */
async function runWith(script: string, send: (npm: ChildProcess) => void) {
  const npm = spawn('npm', ['run', '--silent', script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  started.add(npm)
  let output = ''
  // The output may still be in the pipe when npm has ended, so this looks at the process of the service.
  const leftBehind = once(npm, 'exit').then(() => isRunning(pidIn(output)))
  npm.stdout.on('data', (words: Buffer) => {
    const before = output
    output += words.toString()
    if (!/pid \d+\n/.test(before) && /pid \d+\n/.test(output)) send(npm)
  })
  const [isLeft] = await Promise.all([leftBehind, once(npm.stdout, 'close')])
  return { isLeft, output, pid: pidIn(output) }
}

it.each([
  ['start', 'SIGTERM'],
  ['start', 'SIGINT'],
  ['serve', 'SIGTERM'],
  ['serve', 'SIGINT'],
] as const)('npm run %s passes %s on and waits until the service has drained', async (script, signal) => {
  const { isLeft, output, pid } = await runWith(script, (npm) => npm.kill(signal))
  expect([isLeft, output]).toEqual([false, `pid ${pid}\ngot ${signal}\ndrained\n`])
})

it('the service drains also if npm is ended by a signal that it does not pass on', async () => {
  const { output, pid } = await runWith('start', (npm) => npm.kill('SIGHUP'))
  expect(output).toBe(`pid ${pid}\ngot SIGTERM\ndrained\n`)
})
