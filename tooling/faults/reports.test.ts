import { cellsOf, resultsOf } from './reports'

const annotations = [
  { type: 'fault', description: 'entry 404' },
  { type: 'section', description: 'mfe-a' },
  { type: 'sees', description: 'A card.' },
]
const specs = (status: string, added: object[] = annotations, expectedStatus = 'passed') => [
  { tests: [{ status, expectedStatus, annotations: added }] },
]
const cell = { fault: 'entry 404', section: 'mfe-a', sees: 'A card.' }

describe('the cells', () => {
  it('are read from the list of tests, whatever else it contains', () => {
    const list = {
      suites: [{ specs: specs('skipped', []), suites: [{ specs: specs('skipped') }] }],
    }
    expect(cellsOf(list)).toEqual([cell])
  })

  it('do not include disabled tests', () => {
    expect(cellsOf({ suites: [{ specs: specs('skipped', annotations, 'skipped') }] })).toEqual([])
  })

  it('have results if they ran; a retry does not count', () => {
    const report = { suites: [{ specs: [...specs('expected'), ...specs('flaky'), ...specs('skipped')] }] }
    expect(resultsOf(report).map(({ passed }) => passed)).toEqual([true, false])
  })

  it('are not read from another document', () => {
    expect(() => cellsOf({})).toThrow('suites')
  })
})
