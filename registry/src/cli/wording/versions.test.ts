import { allOpen, type Origin, type ProofSummary } from '@within-reach/contract'
import { proofText } from './proofs'
import { versionsText } from './versions'

const at = '2026-03-01T08:00:00.000Z'
const live = { enabled: true, current: '1.0.0', regions: allOpen, planned: [] }
const origin: Origin = {
  commit: '4be31c2'.padEnd(40, '0'),
  clean: true,
  author: 'Mina Kim',
  at: '2026-02-28T10:00:00.000Z',
  subject: 'Show prices first',
}

const proof: ProofSummary = {
  shell: '0.1.0-abc',
  passed: 48,
  skipped: 0,
  at,
  who: 'token ci',
  site: 'https://staging.example.com',
  verified: true,
  full: true,
}

describe('the published versions of a remote', () => {
  it('are listed with their commits, roles and proofs', () => {
    const published = ['2.0.0', '1.0.0'].map((version) => ({ version, at, who: 'ci' }))
    const of = { name: 'mfe-a', live, published, origins: { '2.0.0': origin }, proofs: { '2.0.0': [proof] } }
    expect(versionsText(of)).toBe(
      [
        '2.0.0',
        '  Show prices first (Mina Kim, 2026-02-28, 4be31c2)',
        '  published 2026-03-01 08:00 UTC by ci',
        '  proof: all journeys, 48 passed, at https://staging.example.com, 2026-03-01 08:00 UTC, by token ci',
        '1.0.0  current',
        '  published 2026-03-01 08:00 UTC by ci',
      ].join('\n'),
    )
    expect(versionsText({ name: 'mfe-a', published: [] })).toBe('No version of mfe-a is published.')
  })

  it.each([
    ['switched off', {}],
    ['retired', { retired: true }],
  ])('of a remote that is %s reach no visitor, and the list says so', (text, more) => {
    const published = [{ version: '1.0.0', at, who: 'ci' }]
    const off = { ...live, ...more, enabled: false }
    expect(versionsText({ name: 'mfe-a', live: off, published })).toMatch(
      new RegExp(`^mfe-a is ${text}: visitors get none of these versions.\n1.0.0  current\n`),
    )
  })

  it.each<[Partial<ProofSummary>, string]>([
    [{ full: false, filter: 'roommate' }, 'journeys selected by "roommate", 48 passed'],
    [{ full: false, filter: 'roommate' }, '(not a full proof)'],
    [{ full: false, passed: 0 }, 'all journeys, 0 passed, at'],
    [{ skipped: 4 }, '48 passed, 4 skipped'],
    [{ verified: false }, '(unverified: the key of that site is not trusted here)'],
    [{ verified: false, full: false }, '(not a full proof; unverified:'],
  ])('have proofs that say why they do not count: %p', (changes, text) => {
    expect(proofText({ ...proof, ...changes })).toContain(text)
  })
})
