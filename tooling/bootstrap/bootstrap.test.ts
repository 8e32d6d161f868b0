import { existsSync, readFileSync } from 'node:fs'
import { evaluate } from '../testing/evaluate'

/** On Linux a process that ended, but that nobody asked about yet (a zombie, state Z), still answers to a signal. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc') || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const pidIn = (said: string): number => Number(/pid (\d+)/.exec(said)?.[1])

describe('the summary', () => {
  const results = [
    { name: 'lint', passed: 1, failed: 0, seconds: 2 },
    { name: 'unit and API', passed: 40, failed: 2, skipped: 3, seconds: 61.2 },
    { name: 'browser', passed: 0, failed: 1, seconds: 0, note: 'not run: the build failed' },
  ]

  it('ends with the sum, alone on the last line', async () => {
    const { said } = await evaluate(
      `import { summary } from './summary.mjs'; process.stdout.write(summary(${JSON.stringify(results)}).text)`,
      'bootstrap',
    )
    expect(said.split('\n').at(-1)).toBe('41 passed, 3 failed')
  })

  it('names what was skipped and what could not run', async () => {
    const { said } = await evaluate(
      `import { summary } from './summary.mjs'; console.log(summary(${JSON.stringify(results)}).text)`,
      'bootstrap',
    )
    expect(said).toMatch(/✗ unit and API +40 passed +2 failed +61\.2 s {2}3 skipped/)
    expect(said).toMatch(/✗ browser .*not run: the build failed/)
  })
})

describe('a command', () => {
  const run = (words: string, options = '{}') =>
    evaluate(
      `import { run } from './child.mjs'
       const { ok, output } = await run('sh', ['-c', ${JSON.stringify(words)}], ${options})
       console.log(ok, output)`,
      'bootstrap',
    )

  it('is heard to the end and judged by its exit code', async () => {
    expect((await run('echo said; exit 0')).said).toMatch(/^true said/)
    expect((await run('echo said >&2; exit 3')).said).toMatch(/^false said/)
  })

  it('leaves no child behind', async () => {
    const { said } = await run('sleep 600 >/dev/null 2>&1 & echo pid $!')
    expect(pidIn(said)).toBeGreaterThan(0)
    expect(isRunning(pidIn(said))).toBe(false)
  })

  it('fails when it takes longer than its limit', async () => {
    const { said } = await run('sleep 600', '{ limit: 300 }')
    expect(said).toMatch(/^false/)
    expect(said).toContain('Ended after 0.3 s without a result')
  })

  it('is ended with whoever runs it', async () => {
    const { said, code } = await evaluate(
      `import { run, endCommandsOnSignals } from './child.mjs'
       endCommandsOnSignals(() => console.log('and the rest'))
       setTimeout(() => process.kill(process.pid, 'SIGTERM'), 300)
       await run('sh', ['-c', 'echo pid $$; exec sleep 600'], { live: true })`,
      'bootstrap',
    )
    expect(code).toBe(143)
    expect(said).toContain('and the rest')
    expect(isRunning(pidIn(said))).toBe(false)
  })

  it('fails when it cannot be started', async () => {
    const { said } = await evaluate(
      `import { run } from './child.mjs'; console.log(await run('no-such-program', []))`,
      'bootstrap',
    )
    expect(said).toMatch(/ok: false/)
    expect(said).toContain('no-such-program could not be started')
  })
})

describe('leftovers', () => {
  it('are found by what they inherited, even out of the process group, and ended', async () => {
    const { said } = await evaluate(
      `import { endLeftovers } from './leftovers.mjs'
       import { spawn } from 'node:child_process'
       const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
       console.log('pid', child.pid)
       const gone = new Promise((resolve) => child.once('exit', resolve))
       console.log(endLeftovers().join(), endLeftovers().length)
       await gone`,
      'bootstrap',
    )
    expect(said).toContain(`${pidIn(said)} sleep 600`)
    expect(isRunning(pidIn(said))).toBe(false)
  })
})

describe('a script of npm', () => {
  it('ends when the shell that npm put before it is ended', async () => {
    const script =
      "import { endWithNpm } from './orphan.mjs'; endWithNpm(); console.log('pid', process.pid); setInterval(() => {}, 1000)"
    const { said } = await evaluate(
      `import { spawn } from 'node:child_process'
       const words = ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, ${JSON.stringify(script)}]
       const shell = spawn('sh', words, { env: { ...process.env, npm_lifecycle_event: 'start' }, stdio: ['ignore', 'pipe', 'inherit'] })
       shell.stdout.once('data', (words) => { console.log(String(words)); shell.kill('SIGTERM') })
       // The script holds the pipe: its end is the script's.
       await new Promise((resolve) => shell.stdout.once('close', resolve))`,
      'bootstrap',
    )
    expect(pidIn(said)).toBeGreaterThan(0)
    expect(isRunning(pidIn(said))).toBe(false)
  })
})

describe('an old Node', () => {
  const startedWith = (version: string) =>
    evaluate(
      `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import('./node-version.mjs')`,
      'bootstrap',
    )

  it.each(['18.20.4', '20.18.1', '21.7.3', '22.11.0'])('%s is told what is needed', async (version) => {
    const { code, said } = await startedWith(version)
    expect(code).toBe(1)
    expect(said).toContain(`needs Node 20.19 or newer`)
    expect(said).toContain(version)
  })

  it.each(['20.19.0', '22.12.0', '23.0.0', '24.1.0'])('%s may start', async (version) => {
    expect(await startedWith(version)).toEqual({ code: 0, said: '' })
  })
})
