import { decision, live } from '../testing/decisions'
import { readDecision } from './read-decision'

const good = decision.remotes['mfe-userspace']
const withEntry = (entry: unknown, name = 'mfe-askreach') => ({
  ...decision,
  remotes: { 'mfe-userspace': good, [name]: entry },
})
const entry = live('mfe-askreach', [])['mfe-askreach']

describe('a decision', () => {
  it('that is valid is returned unchanged', () => {
    const record = { name: 'mfe-a', version: '1.0.0', container: 'a', entry: 'entry.js', files: {} }
    const whole = { ...decision, records: [record] }
    expect(readDecision(JSON.parse(JSON.stringify(whole)))).toEqual({ decision: whole, isWhole: true })
  })

  it.each([
    [undefined],
    [null],
    ['{}'],
    [[]],
    [{}],
    [{ revision: '1', remotes: {} }],
    [{ revision: 1, remotes: [] }],
    [{ revision: 1 }],
  ])('is not %j', (value) => {
    expect(readDecision(value)).toBeUndefined()
  })

  it.each<[string, unknown, string?]>([
    ['no entry', null],
    ['no version', { ...entry, version: undefined }],
    ['a version that leads out of its folder', { ...entry, version: '../../files/1' }],
    ['no hash of its record', { ...entry, record: 7 }],
    ['fallbacks without a hash', { ...entry, fallbacks: [{ version: '0.9.0' }] }],
    ['regions that are no list', { ...entry, closed: 'Others' }],
    ['no pages', { ...entry, routes: undefined }],
    ['a page without a title', { ...entry, routes: [{ path: '/a' }] }],
    [
      'a page on another site',
      { ...entry, routes: [{ path: 'https://a.example', title: { en: '', ko: '' } }] },
    ],
    [
      'a read from another site',
      {
        ...entry,
        routes: [
          {
            path: '/a',
            title: { en: '', ko: '' },
            reads: [{ path: 'https://a.example', fields: {}, query: [] }],
          },
        ],
      },
    ],
    [
      'a redirect to another site',
      {
        ...entry,
        routes: [{ path: '/a', title: { en: '', ko: '' }, redirects: { visitors: { to: '//a.example' } } }],
      },
    ],
    ['a name that leads out of its folder', entry, '../mfe-a'],
  ])('with %s loses that remote only', (_, wrong, name = 'mfe-askreach') => {
    expect(readDecision(withEntry(wrong, name))).toEqual({
      decision: { ...decision, remotes: { 'mfe-userspace': good } },
      isWhole: false,
    })
  })

  it('drops an invalid record, since it can be fetched', () => {
    const read = readDecision({ ...decision, records: [{ name: 'mfe-a', files: { 'a.js': {} } }, 7] })
    expect(read).toEqual({ decision, isWhole: true })
  })
})
