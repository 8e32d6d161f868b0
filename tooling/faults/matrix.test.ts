import { faults } from './faults'
import { documentOf, failuresOf, gapsOf, judgedOf } from './matrix'

const cell = (fault: string, section: string) => ({ fault, section, sees: 'A card.' })
const result = (fault: string, section: string, passed = true) => ({ fault, section, passed })

describe('the matrix', () => {
  it('has a row for each fault in the order of the list, and a column for each part of the site', () => {
    const cells = [cell('b', 'mfe-m (panel)'), cell('a', 'mfe-m (panel)'), cell('a', 'mfe-a')]
    const page = documentOf(cells, ['a', 'b'], [result('a', 'mfe-a', false), result('b', 'mfe-m (panel)')])
    expect(page).toContain('| fault | mfe-a | mfe-m (panel) | what the visitor sees |')
    expect(page).toContain('| a | ✗ | ✓ | A card. |\n| b | – | ✓ | A card. |\n')
  })

  it('has no gap if each fault has a test for each remote', () => {
    expect(gapsOf([cell('a', 'mfe-a'), cell('a', 'mfe-m (panel)')], ['a'], ['mfe-a', 'mfe-m'])).toEqual([])
  })

  it('names faults without a test for a remote, and faults that are not listed', () => {
    expect(gapsOf([cell('a', 'mfe-a'), cell('c', 'mfe-a')], ['a', 'b'], ['mfe-a'])).toEqual([
      'c: is not in tooling/faults/faults.ts',
      'b: no test for mfe-a',
    ])
  })

  it('names the failed cells, and does not judge a cell that did not run', () => {
    const results = [result('a', 'mfe-a', false), result('b', 'mfe-a')]
    expect(failuresOf(results)).toEqual(['a: mfe-a did not pass'])
    expect(judgedOf([cell('a', 'mfe-a'), cell('a', 'mfe-b'), cell('b', 'mfe-a')], results)).toBe(2)
  })
})

it('lists every fault once', () => {
  expect(new Set(faults).size).toBe(faults.length)
})
