import type { Loadable } from '../loader/loadable'
import { TimeLimitExceeded } from '../time-limit'
import { createTelemetry, type TelemetryEvent } from './telemetry'

const load: Loadable['load'] = () => Promise.reject(new Error('must not be loaded'))
const published = { remote: 'mfe-a', version: '1.0.0' }
const loadable: Loadable = { label: 'mfe-a@1.0.0', published, load }
const ownPages: Loadable = { label: 'shell', load }

/** A page whose failures are caused by a changed file, or not, with its events in order. */
function page(changed?: string) {
  const changedFile = jest.fn(() => Promise.resolve(changed))
  const telemetry = createTelemetry({ changedFile })
  const events: TelemetryEvent[] = []
  telemetry.events$.subscribe((event) => events.push(event))
  const brief = () =>
    events.map((event) =>
      event.type === 'classified'
        ? [event.type, event.kind, event.changedFile]
        : event.type === 'failed'
          ? [event.type, event.fault.phase, event.fault.late]
          : [event.type, event.milliseconds],
    )
  return { ...telemetry, changedFile, events, brief }
}

describe('the stream of events', () => {
  it('has the durations of a published version, and none of the shell’s own pages', () => {
    const { sections, brief } = page()
    sections.loaded(loadable, 80)
    sections.loaded(ownPages, 1)
    sections.mounted(loadable, 12)
    expect(brief()).toEqual([
      ['loaded', 80],
      ['mounted', 12],
    ])
  })

  it('emits a fault at once, and its class when it is known', async () => {
    const { sections, brief } = page('/remotes/mfe-a/1.0.0/entry.js')
    sections.failed(loadable, { kind: 'load', error: new Error('x') })
    expect(brief()).toEqual([['failed', 'load', false]])
    await Promise.resolve()
    expect(brief().at(-1)).toEqual(['classified', 'integrity', '/remotes/mfe-a/1.0.0/entry.js'])
  })

  it('classifies each fault once, however many readers there are', async () => {
    const { sections, events$, changedFile, events } = page()
    events$.subscribe()
    sections.failed(loadable, { kind: 'crash', error: new Error('x') })
    await Promise.resolve()
    expect(changedFile).toHaveBeenCalledTimes(1)
    const [failed, classified] = events
    expect(classified).toMatchObject({ type: 'classified', kind: 'crash' })
    expect(failed && 'fault' in failed && classified && 'fault' in classified).toBe(true)
  })

  it('examines no file for a version that is only late', () => {
    const { sections, brief, changedFile } = page('/remotes/mfe-a/1.0.0/entry.js')
    sections.failed(loadable, { kind: 'timeout', error: new TimeLimitExceeded('Loading', 4000) })
    expect(brief()).toEqual([
      ['failed', 'timeout', true],
      ['classified', 'timeout', undefined],
    ])
    expect(changedFile).not.toHaveBeenCalled()
  })

  it('accepts an error in a working page, which is not a fault of a version', async () => {
    const { trouble, brief, events } = page()
    trouble('mfe-a', new Error('a picture'))
    await Promise.resolve()
    expect(brief()).toEqual([
      ['failed', undefined, false],
      ['classified', undefined, undefined],
    ])
    expect(events[0]).toMatchObject({ fault: { label: 'mfe-a' } })
    expect(events[0]).not.toHaveProperty('fault.version')
  })
})
