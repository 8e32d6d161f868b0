import { setImmediate as turn } from 'node:timers/promises'
import { plain } from '../platform/terminal/paint'
import { installationOf } from '../testing/installation'
import { error, ok, skipped, warning } from './checks/finding'
import { checks, examine, type NamedFinding } from './doctor'
import { asJson, count, describeFinding, summarize } from './report'

const findings: readonly NamedFinding[] = [
  { check: 'database', ...ok('PostgreSQL answers.') },
  { check: 'mail', ...skipped('There is no mail server.') },
  { check: 'settings', ...warning('TRUST_PROXY is off.', 'Set it.') },
  { check: 'disk', ...error('The disk is full.', 'Free space.') },
]

describe('the examination', () => {
  it('reports in the order of the checks, even if a later one is quicker', async () => {
    const found: string[] = []
    await examine(
      installationOf({}),
      (more) => found.push(...more.map(({ check, text }) => `${check}: ${text}`)),
      {
        slow: async () => {
          await turn()
          return [ok('slow')]
        },
        quick: async () => [ok('quick'), ok('again')],
      },
    )
    expect(found).toEqual(['slow: slow', 'quick: quick', 'quick: again'])
  })

  it('goes on after a check that fails, which is an error', async () => {
    const found: NamedFinding[] = []
    await examine(installationOf({}), (more) => found.push(...more), {
      broken: () => Promise.reject(new Error('EACCES')),
      sound: async () => [ok('fine')],
    })
    expect(found).toMatchObject([
      { check: 'broken', level: 'error', text: 'This could not be checked: EACCES.' },
      { check: 'sound', level: 'ok' },
    ])
  })
})

describe('the report', () => {
  it('is a line per finding, in columns', () => {
    expect(findings.map((finding) => describeFinding(finding, plain))).toEqual([
      '✓ database PostgreSQL answers.',
      '– mail     There is no mail server.',
      '! settings TRUST_PROXY is off. Set it.',
      '✗ disk     The disk is full. Free space.',
    ])
    for (const check of Object.keys(checks))
      expect(describeFinding({ check, ...ok('x') }, plain)).toMatch(/^✓ \w[\w ]{7} x$/)
  })

  it('counts what is wrong', () => {
    expect(summarize(findings, plain)).toBe('1 error, 1 warning.')
    expect(summarize(findings.slice(0, 2), plain)).toBe('Nothing is wrong.')
    expect(summarize([...findings, ...findings].slice(2), plain)).toBe('2 errors, 2 warnings.')
    expect(count(findings.slice(0, 3))).toEqual({ errors: 0, warnings: 1 })
  })

  it('is JSON for a program', () => {
    expect(JSON.parse(asJson(findings))).toEqual({ errors: 1, warnings: 1, findings })
  })
})
