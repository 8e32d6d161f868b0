import { documentOf } from './document'
import { fromJest } from './jest-report'
import { judge, linesOf } from './judge'
import { fromPlaywright } from './playwright-report'
import { type SentenceId, sections } from './sentences'
import { idsOf } from './sources'
import type { Evidence, Suite, TaggedTest } from './tagged-test'

const tagged = (ids: readonly SentenceId[], part: Partial<TaggedTest> = {}): TaggedTest => ({
  file: 'shell/src/home/home.test.tsx',
  titles: ['the home page', 'says both slogans'],
  declaredAt: '5:3',
  ids,
  outcome: 'passed',
  ...part,
})

describe('a sentence', () => {
  const nowhere = { unit: new Set<string>(), browser: new Set<string>() }

  function linesFor(evidence: Evidence, inSources: Partial<Record<Suite, ReadonlySet<string>>> = {}) {
    return linesOf(judge(['1.slogans'], evidence, { ...nowhere, ...inSources }), evidence)
  }

  it('is covered by tests that passed', () => {
    const evidence = { unit: [tagged(['1.slogans', '1.boards'])], browser: [tagged(['1.slogans'])] }
    expect(judge(['1.slogans'], evidence, nowhere)).toEqual([
      { id: '1.slogans', result: 'covered', problems: [] },
    ])
  })

  it('fails if no test covers it, even if the sources name it', () => {
    const evidence = { unit: [tagged(['1.boards'])], browser: [] }
    expect(linesFor(evidence, { unit: new Set(['1.slogans']) })).toEqual(['✗ 1.slogans: no test covers it'])
  })

  it('fails if one of its tests failed or was skipped, although another one passed', () => {
    const failed = tagged(['1.slogans'], { outcome: 'failed' })
    const skipped = tagged(['1.slogans'], { outcome: 'skipped', titles: ['the footer'] })
    expect(linesFor({ unit: [tagged(['1.slogans']), failed], browser: [skipped] })).toEqual([
      '✗ 1.slogans: a test that covers it failed: shell/src/home/home.test.tsx: the home page › says both slogans',
      '✗ 1.slogans: a test that covers it was skipped: shell/src/home/home.test.tsx: the footer',
    ])
  })

  it('is not judged if only a suite that did not finish names it', () => {
    expect(linesFor({ unit: [] }, { browser: new Set(['1.slogans']) })).toEqual([
      '– 1 sentences were not judged: the browser tests did not finish',
    ])
    expect(linesFor({ unit: [] }, { unit: new Set(['1.slogans']) })).toEqual([
      '✗ 1.slogans: no test covers it',
    ])
  })

  it('is judged by the suite that finished if that suite has a test for it', () => {
    const browser = new Set(['1.slogans'])
    expect(linesFor({ unit: [tagged(['1.slogans'])] }, { browser })).toEqual([])
    expect(linesFor({ unit: [tagged(['1.slogans'], { outcome: 'failed' })] }, { browser })).toHaveLength(1)
  })

  it('is named by an id that the compiler knows', () => {
    const withKnownId = () => spec('1.slogans', '1.boards')
    // @ts-expect-error -- no sentence has this id: `npm run types` fails if the compiler accepts it.
    const withUnknownId = () => spec('1.slogan')
    expect([withKnownId, withUnknownId]).toHaveLength(2)
  })

  it('has a unique id, which begins with its section', () => {
    const ids = sections.flatMap(({ sentences }) => sentences.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { title, sentences } of sections)
      expect(sentences.filter(({ id }) => !title.startsWith(id.split('.')[0] ?? '?'))).toEqual([])
  })
})

describe("Jest's report", () => {
  const file = '/site/shell/src/home/home.test.tsx'
  const result = (title: string, status = 'passed') => ({
    ancestorTitles: ['the home page'],
    title,
    fullName: `the home page ${title}`,
    status,
    location: { line: 5, column: 3 },
  })
  const reportOf = (...assertionResults: object[]) => ({
    wasInterrupted: false,
    testResults: [{ name: file, assertionResults }],
  })
  const record = (title: string, ...ids: string[]) => ({ file, test: `the home page ${title}`, ids })

  it('gives the outcome of each test that named sentences', () => {
    const report = reportOf(
      result('says both slogans'),
      result('has a film'),
      result('has a banner', 'failed'),
    )
    const records = [record('says both slogans', '1.slogans'), record('has a banner', '1.app')]
    expect(fromJest(report, records, '/site')).toEqual([
      tagged(['1.slogans']),
      tagged(['1.app'], { titles: ['the home page', 'has a banner'], outcome: 'failed' }),
    ])
  })

  it('joins all sentences that a test named', () => {
    const records = [
      record('says both slogans', '1.slogans'),
      record('says both slogans', '1.app', '1.slogans'),
    ]
    expect(fromJest(reportOf(result('says both slogans')), records, '/site')).toEqual([
      tagged(['1.slogans', '1.app']),
    ])
  })

  it('of an interrupted run does not count', () => {
    expect(fromJest({ ...reportOf(), wasInterrupted: true }, [], '/site')).toBeUndefined()
  })

  it('is rejected if it is another document', () => {
    expect(() => fromJest({}, [], '/site')).toThrow('wasInterrupted')
    expect(() => fromJest(reportOf(), [{}], '/site')).toThrow('file')
  })
})

describe("Playwright's report", () => {
  const specOf = (title: string, statuses: readonly string[], ...ids: string[]) => {
    const annotations = [
      { type: 'skip' },
      ...ids.map((id) => ({ type: 'spec', description: id })),
      { type: 'section', description: 'home' },
    ]
    const tests = statuses.map((status) => ({ status, annotations }))
    return { title, file: 'home.spec.ts', line: 7, column: 1, tests }
  }
  const reportOf = (...specs: object[]) => ({
    config: { rootDir: '/site/e2e/journeys' },
    errors: [],
    suites: [
      {
        title: 'home.spec.ts',
        file: 'home.spec.ts',
        specs,
        suites: [{ title: 'a visitor', specs, suites: [] }],
      },
    ],
  })
  const outcomes = (...statuses: string[]) =>
    fromPlaywright(reportOf(specOf('reads', statuses, '1.slogans')), '/site')?.map(({ outcome }) => outcome)

  it('gives each annotated test once, under its describes', () => {
    const report = reportOf(
      specOf('reads', ['expected', 'expected'], '1.slogans'),
      specOf('writes', ['expected']),
    )
    const test = tagged(['1.slogans'], {
      file: 'e2e/journeys/home.spec.ts',
      titles: ['reads'],
      declaredAt: 'home.spec.ts:7:1',
    })
    expect(fromPlaywright(report, '/site')).toEqual([test, { ...test, titles: ['a visitor', 'reads'] }])
  })

  it('accepts a test that is skipped at one width, and none that fails at one', () => {
    expect(outcomes('expected', 'skipped')).toContain('passed')
    expect(outcomes('skipped', 'skipped')).toContain('skipped')
    expect(outcomes('expected', 'unexpected')).toContain('failed')
    expect(outcomes('expected', 'flaky')).toContain('failed')
  })

  it('of a run that ended with an error does not count', () => {
    expect(fromPlaywright({ ...reportOf(), errors: [{ message: 'no site' }] }, '/site')).toBeUndefined()
  })

  it('is rejected if it is another document', () => {
    expect(() => fromPlaywright({}, '/site')).toThrow('config')
  })
})

describe('the page', () => {
  const home = [{ title: '1. What for', sentences: [{ id: '1.slogans', text: 'Both slogans.' }] }] as const

  it('counts the sentences of each section and links each test to its file', () => {
    const page = documentOf(home, [tagged(['1.slogans'])])
    expect(page).toContain('| 1. What for | 1 |')
    expect(page).toContain('| all, covered by 1 tests | 1 |')
    expect(page).toContain(
      '| `1.slogans` | Both slogans. | shell: [the home page › says both slogans](../shell/src/home/home.test.tsx) |',
    )
  })

  it('lists only those cases of a declaration that name the sentence', () => {
    const cases = ['a', 'b'].map((title) => tagged(['1.app'], { titles: [title] }))
    expect(documentOf(home, [...cases, tagged(['1.slogans'], { titles: ['c'] })])).toContain(
      '| Both slogans. | shell: [c](../shell/src/home/home.test.tsx) |',
    )
  })

  it('lists the cases of a declaration as one test, sorted', () => {
    const cases = ['c', 'a', 'b'].map((title) => tagged(['1.slogans'], { titles: [title] }))
    const other = tagged(['1.slogans'], { file: 'e2e/journeys/home.spec.ts', titles: ['reads [it]'] })
    const page = documentOf(home, [...cases, other])
    expect(page).toContain(
      'e2e: [reads \\[it\\]](../e2e/journeys/home.spec.ts)<br>shell: [a](../shell/src/home/home.test.tsx), and 2 more |',
    )
    expect(documentOf(home, [other, ...cases.toReversed()])).toBe(page)
  })
})

it('finds the ids in the sources of tests', () => {
  const source = `
    test('reads the page', { annotation: spec('1.slogans') }, async () => {})
    it.each([['roommate', '1.boards']])('shows %s', (_, id) => spec(
      '1.app',
      id,
    ))`
  expect(idsOf(source)).toEqual(['1.slogans', 'roommate', '1.boards', '1.app'])
})
