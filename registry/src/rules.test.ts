import { noRules, type Rules, type RulesChange } from '@within-reach/contract'
import { ChangeRefused } from './change-refused'
import { readDocument } from './document'
import { applyRules, diffRules, undoneRules } from './rules'

const site = 'https://staging.example.com'
const other = 'https://other.example.com'
const [key, newKey] = ['A', 'B'].map((letter) => `${letter.repeat(43)}=`) as [string, string]
const demand: RulesChange = { type: 'demand-proof', demanded: true }
const trust: RulesChange = { type: 'trust', site, key }
const after = (...changes: readonly RulesChange[]): Rules =>
  changes.reduce((rules, change) => applyRules(rules, change), noRules)

describe('the rules', () => {
  it('demand nothing and trust nobody until somebody sets them', () => {
    expect(applyRules(undefined, demand)).toEqual({ demandProof: true, trusted: [] })
    expect(after(demand, trust)).toEqual({ demandProof: true, trusted: [{ site, key }] })
    expect(after(trust, { type: 'distrust', site })).toEqual(noRules)
  })

  it('have one key per site', () => {
    expect(after(trust, { type: 'trust', site, key: newKey }).trusted).toEqual([{ site, key: newKey }])
  })

  it.each<[string, Rules, RulesChange, string]>([
    ['a demand that is made already', after(demand), demand, 'A proof is demanded already.'],
    [
      'the end of a demand that is not made',
      noRules,
      { type: 'demand-proof', demanded: false },
      'No proof is demanded.',
    ],
    ['a key that is trusted already', after(trust), trust, `The proofs of ${site} are trusted already`],
    [
      'the key of another site',
      after(trust),
      { type: 'trust', site: other, key },
      `This is the key of ${site}`,
    ],
    [
      'a site that is not trusted',
      after(trust),
      { type: 'distrust', site: other },
      `The proofs of ${other} are not trusted.`,
    ],
  ])('refuse %s', (_case, rules, change, text) => {
    expect(() => applyRules(rules, change)).toThrow(ChangeRefused)
    expect(() => applyRules(rules, change)).toThrow(text)
  })

  it('are undone one by one, unless a later change touched the same rule', () => {
    const entry = { before: noRules, after: after(demand), revision: 3 }
    expect(undoneRules(entry, after(demand, trust))).toEqual(after(trust))
    expect(() => undoneRules(entry, noRules)).toThrow('A change after revision 3 touched the same rule')
    const trusted = { before: noRules, after: after(trust), revision: 4 }
    expect(undoneRules(trusted, after(demand, trust))).toEqual(after(demand))
    expect(() => undoneRules(trusted, undefined)).toThrow('A change after revision 4')
  })

  it('differ line by line', () => {
    expect(diffRules(noRules, noRules)).toEqual([])
    expect(diffRules(noRules, after(demand, trust))).toEqual([
      'proof: not demanded → demanded',
      `trusted: ${site}`,
    ])
    expect(diffRules(after(trust), after({ type: 'trust', site, key: newKey }))).toEqual([
      `trusted: ${site} with another key`,
    ])
    expect(diffRules(after(trust), noRules)).toEqual([`no longer trusted: ${site}`])
  })

  it('that cannot be read let nothing new go live', () => {
    const { document, leftOut } = readDocument({ revision: 1, remotes: {}, rules: { demandProof: 'no' } })
    expect(document.rules).toEqual({ demandProof: true, trusted: [] })
    expect(Object.keys(leftOut)).toEqual(['rules'])
  })
})
