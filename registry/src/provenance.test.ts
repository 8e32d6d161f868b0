import { provenanceOf, provenanceProblem, signedProvenanceText } from './provenance'

const record = `sha256-${'A'.repeat(43)}=`
const commit = '4be31c2'.padEnd(40, '0')
const rule = { repository: 'https://git.example.com/site', builder: 'https://ci.example.com/runner' }
const version = { remote: 'mfe-a', version: '1.0.0', record }
const statement = provenanceOf(version, { ...rule, commit })

it('the statement of a version fits the rule that its team has set', () => {
  expect(provenanceProblem(statement, rule, record, commit)).toBeUndefined()
  expect(provenanceProblem(statement, rule, record, undefined)).toBeUndefined()
})

it.each<[string, string, string]>([
  [
    'of other files',
    provenanceOf({ ...version, record: `sha256-${'B'.repeat(43)}=` }, { ...rule, commit }),
    'other files',
  ],
  [
    'of another builder',
    provenanceOf(version, { ...rule, builder: 'https://laptop.example', commit }),
    'must be built by',
  ],
  [
    'of another repository',
    provenanceOf(version, { ...rule, repository: 'https://git.example.com/site2', commit }),
    'not built from',
  ],
  ['without a commit', provenanceOf(version, { ...rule, commit: 'main' }), 'names no commit'],
  ['of another commit', provenanceOf(version, { ...rule, commit: '1'.repeat(40) }), 'is published as'],
  ['that is none', '{"_type":"x"}', 'not a statement'],
  ['that is no JSON', '{', 'not a statement'],
])('a statement %s does not fit', (_, text, problem) => {
  expect(provenanceProblem(text, rule, record, commit)).toContain(problem)
})

it('is signed as DSSE demands: with the lengths in bytes', () => {
  expect(signedProvenanceText('키')).toBe('DSSEv1 28 application/vnd.in-toto+json 3 키')
})
