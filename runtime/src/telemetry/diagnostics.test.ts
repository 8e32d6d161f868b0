import type { PageDecision } from '@within-reach/registry'
import { completeStore } from '../testing/decisions'
import type { Loadable } from '../loader/loadable'
import { createDiagnostics } from './diagnostics'
import { createTelemetry } from './telemetry'
import { diagnosticsLine, failureLine, remoteLine } from './console-lines'

const decision: PageDecision = {
  revision: 7,
  records: [],
  remotes: {
    'mfe-a': {
      version: '1.1.0',
      record: '',
      why: 'canary',
      fallbacks: [{ version: '1.0.0', record: '' }],
      closed: ['Others'],
      routes: [],
    },
    'mfe-b': { version: '2.0.0', record: '', routes: [] },
  },
}
const version = (remote: string, number: string): Loadable => ({
  label: `${remote}@${number}`,
  published: { remote, version: number },
  load: () => Promise.reject(new Error('must not be loaded')),
})
const keep = (changed?: string, decided = decision) => {
  const { events$, sections } = createTelemetry({ changedFile: () => Promise.resolve(changed) })
  const diagnostics = createDiagnostics({
    decisions: completeStore(decided),
    events$,
    isChecked: (remote) => remote === 'mfe-a',
    shared: () => [{ name: 'react', version: '19.2.0', from: 'shell' }],
  })
  return { ...diagnostics, events: sections }
}

describe('the diagnostics of a page', () => {
  it('start with the decision and its reasons', () => {
    const { current } = keep()
    expect(current()).toMatchObject({
      revision: 7,
      remotes: [
        { remote: 'mfe-a', version: '1.1.0', why: 'canary', shown: false, closed: ['Others'], checked: true },
        { remote: 'mfe-b', version: '2.0.0', why: 'current', shown: false, closed: [], checked: false },
      ],
      shared: [{ name: 'react', version: '19.2.0', from: 'shell' }],
    })
  })

  it('say that a file differs from the published one', async () => {
    const { current, events } = keep('/remotes/mfe-a/1.1.0/entry.js')
    for (const kind of ['load', 'timeout'] as const)
      events.failed(version('mfe-a', '1.1.0'), { kind, error: new Error('x') })
    await Promise.resolve()
    expect(current().remotes[0]?.failed.map(({ kind }) => kind)).toEqual(['integrity', 'timeout'])
  })

  it('say which version runs as a fallback, and how the decided one failed', () => {
    const { current, events } = keep()
    events.loaded(version('mfe-a', '1.1.0'), 80)
    events.failed(version('mfe-a', '1.1.0'), { kind: 'mount', error: new Error('x') })
    events.loaded(version('mfe-a', '1.0.0'), 50.4)
    events.mounted(version('mfe-a', '1.0.0'), 12.6)
    expect(current().remotes[0]).toMatchObject({
      version: '1.0.0',
      why: 'fallback',
      shown: true,
      failed: [{ version: '1.1.0', kind: 'mount' }],
      loaded: 50,
      mounted: 13,
    })
  })

  it('say so if the decided version runs after all', () => {
    const { current, events } = keep()
    events.mounted(version('mfe-a', '1.0.0'), 10)
    events.mounted(version('mfe-a', '1.1.0'), 20)
    expect(current().remotes[0]).toMatchObject({ version: '1.1.0', why: 'canary', mounted: 20 })
  })

  it('say which remote runs in a sandboxed frame', () => {
    const framed = { version: '2.0.0', record: '', routes: [], framed: true } as const
    const remotes = { ...decision.remotes, 'mfe-c': framed }
    const { current, events } = keep(undefined, { ...decision, remotes })
    events.mounted(version('mfe-c', '2.0.0'), 30)
    const [a, , c] = current().remotes
    expect(a).not.toHaveProperty('framed')
    expect(c).toMatchObject({ remote: 'mfe-c', framed: true })
    expect(c && remoteLine(c)).toContain('mfe-c@2.0.0 (current, in a frame), mounted in 30 ms')
  })

  it('emit each change', () => {
    const { diagnostics$, events } = keep()
    const subscriber = jest.fn()
    diagnostics$.subscribe(subscriber)
    events.loaded(version('mfe-b', '2.0.0'), 30)
    events.loaded({ label: 'shell', load: version('mfe-b', '').load }, 30)
    expect(subscriber).toHaveBeenCalledTimes(2)
  })

  it('fit one line of the console, complete or for one remote', () => {
    const { current, events } = keep()
    expect(diagnosticsLine(current())).toBe(
      'Within Reach: revision 7 · mfe-a@1.1.0 (canary) · mfe-b@2.0.0 (current)',
    )
    events.failed(version('mfe-a', '1.1.0'), { kind: 'integrity', error: new Error('x') })
    events.loaded(version('mfe-a', '1.0.0'), 50)
    events.mounted(version('mfe-a', '1.0.0'), 12)
    const [a] = current().remotes
    expect(a && remoteLine(a)).toBe(
      'Within Reach: mfe-a@1.0.0 (fallback after 1.1.0: integrity), loaded in 50 ms, mounted in 12 ms, integrity checked, closed: Others',
    )
    expect(failureLine('mfe-a@1.1.0', current())).toBe(
      'mfe-a@1.1.0 failed. Within Reach: revision 7 · mfe-a@1.0.0 (fallback after 1.1.0: integrity) · mfe-b@2.0.0 (current)',
    )
  })
})
