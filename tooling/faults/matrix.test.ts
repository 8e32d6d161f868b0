import { faults } from './faults'
import { cellsOf, documentOf, gapsOf } from './matrix'

const cell = (fault: string, section: string, passed = true) => ({ fault, section, sees: 'A card.', passed })

describe('the fault suite’s report', () => {
  it('is read from among the other tests', () => {
    const annotations = [
      { type: 'fault', description: 'entry 404' },
      { type: 'section', description: 'mfe-a' },
      { type: 'sees', description: 'A card.' },
    ]
    const tests = (status: string, said: object[]) => [{ tests: [{ status, annotations: said }] }]
    const report = {
      suites: [
        { specs: tests('expected', []), suites: [{ specs: tests('expected', annotations) }] },
        { specs: tests('flaky', annotations) },
      ],
    }
    expect(cellsOf(report)).toEqual([cell('entry 404', 'mfe-a'), cell('entry 404', 'mfe-a', false)])
  })

  it('that is none is an error, not an empty one', () => {
    expect(() => cellsOf({})).toThrow('suites')
  })
})

describe('the matrix', () => {
  it('has a row for each fault in the order of the list, and a column for each part of the site', () => {
    const cells = [cell('b', 'mfe-m (panel)'), cell('a', 'mfe-m (panel)'), cell('a', 'mfe-a', false)]
    const page = documentOf(cells, ['a', 'b'])
    expect(page).toContain('| fault | mfe-a | mfe-m (panel) | what the visitor sees |')
    expect(page).toContain('| a | ✗ | ✓ | A card. |\n| b | – | ✓ | A card. |\n')
  })

  it('has no gap where each fault was tried on each remote and passed', () => {
    expect(gapsOf([cell('a', 'mfe-a'), cell('a', 'mfe-m (panel)')], ['a'], ['mfe-a', 'mfe-m'])).toEqual([])
  })

  it('names what did not pass, what was not tried and what nobody listed', () => {
    expect(gapsOf([cell('a', 'mfe-a', false), cell('c', 'mfe-a')], ['a', 'b'], ['mfe-a'])).toEqual([
      'a: mfe-a did not pass',
      'c: is not in the list of faults',
      'b: mfe-a was not tried',
    ])
  })
})

it('lists every fault once', () => {
  expect(new Set(faults).size).toBe(faults.length)
})
