import { documentOf } from './document'
import { isShown, judge, tell } from './judge'
import { fromJest, fromPlaywright } from './reports'
import type { Row } from './row'
import { sections } from './rows'
import { fileOf, textsOf } from './written'

const row = (...shownBy: Row['shownBy']): Row => ({ id: '1.slogans', sentence: 'Both slogans.', shownBy })
const home = 'shell › the home page › says both slogans'
const passed = (name: string) => ({ name, outcome: 'passed' }) as const

describe('a row of the specification', () => {
  it('is shown by tests that passed', () => {
    const rows = [row(home, 'e2e › somebody joins')]
    const [verdict] = judge(rows, { unit: [passed(home)], browser: [passed('e2e › somebody joins')] })
    expect(verdict).toEqual({ id: '1.slogans', faults: [], waitsFor: [] })
  })

  it('without a test is not', () => {
    expect(tell(judge([row()], { unit: [], browser: [] }))).toBe('✗ 1.slogans: names no test')
  })

  it('whose test was renamed is not, and is told the likely new name', () => {
    const said = tell(judge([row(home)], { unit: [passed('shell › the home page › says the two slogans')] }))
    expect(said).toContain(`was not run: ${home}`)
    expect(said).toContain('is it now: shell › the home page › says the two slogans ?')
  })

  it('whose test moved to another room is not', () => {
    const verdicts = judge([row(home)], { unit: [passed(home.replace('shell', 'shared-ui'))] })
    expect(verdicts.some(isShown)).toBe(false)
  })

  it('whose test failed is not, also where another one passed', () => {
    const other = 'shell › the footer'
    const unit = [passed(other), { name: home, outcome: 'failed' } as const]
    expect(tell(judge([row(other, home)], { unit }))).toBe(`✗ 1.slogans: did not pass: ${home}`)
  })

  it('whose test was skipped is not', () => {
    expect(tell(judge([row(home)], { unit: [{ name: home, outcome: 'skipped' }] }))).toContain('was skipped')
  })

  it('with a parametrised test needs each of its cases to pass', () => {
    const rows = [row('api › deleting › finds no post with the id %s')]
    const unit = [passed('api › deleting › finds no post with the id "0"')]
    expect(judge(rows, { unit }).every(isShown)).toBe(true)
    const failed = { name: 'api › deleting › finds no post with the id "abc"', outcome: 'failed' } as const
    expect(judge(rows, { unit: [...unit, failed] }).some(isShown)).toBe(false)
  })

  it('waits for a suite that was not run, which is said once', () => {
    const rows = [row(home, 'e2e › a'), row('e2e › b'), row(home)]
    const verdicts = judge(rows, { unit: [passed(home)] })
    expect(verdicts.map(isShown)).toEqual([false, false, true])
    expect(tell(verdicts)).toBe('✗ the browser tests were not run, and 2 rows wait for them')
  })
})

describe('a report', () => {
  it('of Jest names each test by its room and titles', () => {
    const test = { ancestorTitles: ['the home page'], title: 'says both slogans' }
    const assertionResults = [
      { ...test, status: 'passed' },
      { ...test, title: 'is soon', status: 'todo' },
    ]
    const report = { testResults: [{ name: '/site/shell/src/home.test.tsx', assertionResults }] }
    expect(fromJest(report, '/site')).toEqual([
      passed(home),
      { name: 'shell › the home page › is soon', outcome: 'skipped' },
    ])
  })

  it('of Playwright names each journey, once for each width', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      tests: statuses.map((status) => ({ status })),
    })
    const report = {
      suites: [
        {
          title: 'joining.spec.ts',
          specs: [spec('somebody joins', 'expected', 'skipped')],
          suites: [{ title: 'a remote', specs: [spec('hangs', 'flaky')] }],
        },
      ],
    }
    expect(fromPlaywright(report)).toEqual([
      passed('e2e › somebody joins'),
      { name: 'e2e › somebody joins', outcome: 'skipped' },
      { name: 'e2e › a remote › hangs', outcome: 'failed' },
    ])
  })

  it('that is none is an error, not an empty one', () => {
    expect(() => fromJest({}, '/site')).toThrow('testResults')
    expect(() => fromPlaywright({})).toThrow('suites')
  })
})

describe('the file of a test', () => {
  const file = (path: string, source: string) => ({ path, texts: textsOf(source) })
  const files = [
    file('home.test.tsx', `describe('the home page', () => {\n  it('says both slogans', () => {`),
    file('menu.test.tsx', `describe("one's menu", () => {\n  it.each(x)('of %j names "%s"', () => {`),
    file('more.test.tsx', `describe('one\\'s more', () => {\n  it(\`of all \${these}\`, () => {`),
    file('copy.test.tsx', `it('is twice'`),
    file('other.test.tsx', `it('is twice'`),
  ]

  it('holds its titles, however they are quoted', () => {
    expect(fileOf(home, files)).toBe('home.test.tsx')
    expect(fileOf('shell › one\'s menu › of %s names "%s"', files)).toBe('menu.test.tsx')
    expect(fileOf("shell › one's more › of all %s", files)).toBe('more.test.tsx')
  })

  it('is found for one case of a parametrised test', () => {
    expect(fileOf('shell › one\'s menu › of a visitor names "Log-in"', files)).toBe('menu.test.tsx')
  })

  it('is one, and one only', () => {
    expect(() => fileOf('shell › the home page › is gone', files)).toThrow('No test file')
    expect(() => fileOf('shell › is twice', files)).toThrow('Both')
  })
})

describe('the page', () => {
  it('counts the rows of each section and links each test to its file', () => {
    const page = documentOf([{ title: '1. What for', rows: [row(home)] }], () => '../home.test.tsx')
    expect(page).toContain('| 1. What for | 1 |')
    expect(page).toContain('shell: [the home page › says both slogans](../home.test.tsx)')
  })

  it('has each row under a name of its own, in the section that its name says', () => {
    const ids = sections.flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { title, rows } of sections)
      expect(rows.filter(({ id }) => !title.startsWith(id.split('.')[0] ?? '?'))).toEqual([])
  })
})
