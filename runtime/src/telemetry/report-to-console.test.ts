import type { PageDecision } from '@within-reach/registry'
import { FileNotLoaded } from '../loader/changed-file'
import { completeStore } from '../testing/decisions'
import { TimeLimitExceeded } from '../time-limit'
import { createDiagnostics } from './diagnostics'
import { reportToConsole } from './report-to-console'
import { createTelemetry } from './telemetry'

const decision: PageDecision = {
  revision: 7,
  remotes: { 'mfe-a': { version: '1.0.0', record: '', routes: [] } },
  records: [],
}
const loadable = {
  label: 'mfe-a@1.0.0',
  published: { remote: 'mfe-a', version: '1.0.0' },
  load: () => Promise.reject(new Error('must not be loaded')),
}
const line = 'Within Reach: revision 7 · mfe-a@1.0.0 (current)'

function open(changed?: string) {
  const telemetry = createTelemetry({ changedFile: () => Promise.resolve(changed) })
  const { events$ } = telemetry
  const diagnostics = createDiagnostics({
    decisions: completeStore(decision),
    events$,
    isChecked: () => true,
    shared: () => [],
  })
  const console = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }
  reportToConsole({ events$, diagnostics, console })
  return { ...telemetry, console }
}

describe('the console', () => {
  it('has one line for the page, and one for each loaded version', () => {
    const { console, sections } = open()
    sections.loaded(loadable, 80)
    sections.mounted(loadable, 12)
    expect(console.info.mock.calls).toEqual([
      [line],
      ['Within Reach: mfe-a@1.0.0 (current), loaded in 80 ms, mounted in 12 ms, integrity checked'],
    ])
  })

  it("has an error for a failure, and a warning for a delay, with the page's composition", () => {
    const { console, sections, trouble } = open()
    const late = new TimeLimitExceeded('Loading', 4000)
    sections.failed(loadable, { kind: 'timeout', error: late })
    expect(console.warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^mfe-a@1\.0\.0 failed\. .*revision 7 · mfe-a@1\.0\.0 \(current after 1\.0\.0: timeout\)$/,
        ),
        late,
      ],
    ])
    expect(console.error).not.toHaveBeenCalled()
    const picture = new Error('a picture')
    trouble('mfe-a', picture)
    expect(console.error.mock.calls).toEqual([[expect.stringMatching(/^mfe-a failed\. /), picture]])
  })

  it('names the file that differs from the published one', async () => {
    const address = '/remotes/mfe-a/1.0.0/entry.js'
    const { console, trouble } = open(address)
    trouble('mfe-a', new FileNotLoaded(address, undefined))
    await Promise.resolve()
    expect(console.error.mock.calls.at(-1)).toEqual([`${address} is not what was published`])
  })
})
