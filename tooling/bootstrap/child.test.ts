import { evaluate } from '../testing/evaluate'
import { hasEnded, pidIn } from '../testing/processes'

describe('a command', () => {
  const run = (args: string, options = '{}') =>
    evaluate(
      `import { run } from './child.mjs'
       const { ok, output, code } = await run('sh', ['-c', ${JSON.stringify(args)}], ${options})
       console.log(ok, output, code)`,
      'bootstrap',
    )

  it('returns its whole output and its exit code, by which it is judged', async () => {
    expect((await run('echo text; exit 0')).output).toMatch(/^true text\n 0$/m)
    expect((await run('echo text >&2; exit 3')).output).toMatch(/^false text\n 3$/m)
  })

  it('leaves no child behind', async () => {
    const { output } = await run('sleep 600 >/dev/null 2>&1 & echo pid $!')
    expect(pidIn(output)).toBeGreaterThan(0)
    await hasEnded(pidIn(output))
  })

  it('fails when it exceeds its limit', async () => {
    const { output } = await run('sleep 600', '{ limit: 300 }')
    expect(output).toMatch(/^false/)
    expect(output).toContain('Stopped after 0.3 s without a result')
  })

  it('ends together with its parent', async () => {
    const { output, code } = await evaluate(
      `import { run, endCommandsOnSignals } from './child.mjs'
       endCommandsOnSignals(() => console.log('and the rest'))
       await run('sh', ['-c', 'echo pid $$; kill -TERM $PPID; exec sleep 600'], { live: true })`,
      'bootstrap',
    )
    expect(code).toBe(143)
    expect(output).toContain('and the rest')
    expect(pidIn(output)).toBeGreaterThan(0)
    await hasEnded(pidIn(output))
  })

  it('ends at the first interrupt, after which no other starts and the parent continues', async () => {
    const { output, code } = await evaluate(
      `import { run, stopCommandsOnSignals } from './child.mjs'
       const interrupt = stopCommandsOnSignals(() => {})
       const waiting = 'echo pid $$ >&2; kill -INT $PPID; exec sleep 600'
       const first = await run('sh', ['-c', waiting], { live: 'errors' })
       const second = await run('echo', ['started'])
       console.log(first.output, first.signal, second.ok, second.output, interrupt.code)`,
      'bootstrap',
    )
    expect(code).toBe(0)
    expect(output).toMatch(/SIGKILL false +130/)
    expect(pidIn(output)).toBeGreaterThan(0)
    await hasEnded(pidIn(output))
  })

  it('fails when it cannot be started', async () => {
    const { output } = await evaluate(
      `import { run } from './child.mjs'; console.log(await run('no-such-program', []))`,
      'bootstrap',
    )
    expect(output).toMatch(/ok: false/)
    expect(output).toContain('no-such-program could not be started')
  })
})
