import * as v from 'valibot'
import { signup } from './accounts'
import { newPost, postDetail, posts } from './boards'
import type { Call } from './call'
import { inqLong, inqShort } from './inquiries'
import { limits } from './limits'
import { authorHandle, postMsg, postOfHandle } from './messages'

const member = { email: 'mina@example.com', username: 'Mina', nickname: 'mina', password: 'long enough' }
const stay = {
  name: 'Mina',
  email: 'mina@example.com',
  length_of_stay: '6',
  visa: 'yes',
  admission: 'no',
  area_in_mind: 'Mapo',
  budget: '900',
}
/** A letter with this many combining marks, alternating between two classes. */
const marks = (count: number) => `q${'\u0301\u0316'.repeat(count).slice(0, count)}`
const reads = (call: Call, fields: object) => v.safeParse(call.request, fields)

describe('the fields of a call', () => {
  it('are normalised to NFC and trimmed', () => {
    const { output } = reads(signup, { ...member, username: '  김민아  ' })
    expect(output).toMatchObject({ username: '김민아' })
  })

  it('may be as long in decomposed form as in composed form', () => {
    const nickname = '각'.repeat(limits.name)
    expect(reads(signup, { ...member, nickname: ` ${nickname.normalize('NFD')}\n` }).output).toMatchObject({
      nickname,
    })
  })

  it('accept 30 combining marks in a row after each letter', () => {
    const msg = `${marks(30)}b${marks(30)}`
    expect(reads(postMsg, { to: 'mina@example.com', msg }).output).toMatchObject({
      msg: msg.normalize('NFC'),
    })
  })

  it('that are too long get that error first', () => {
    const long = 'a\u0301\u0316'.repeat(limits.message * 2) + marks(40)
    const { issues = [] } = reads(postMsg, { to: 'mina@example.com', msg: long })
    expect(issues[0]?.message).toBe('must be at most 5000 characters long')
  })

  it('keep the spaces of a password', () => {
    expect(reads(signup, { ...member, password: '  8 chars ' }).output).toMatchObject({
      password: '  8 chars ',
    })
  })

  it.each([
    ['a missing email', { email: undefined }, 'email'],
    ['an email without a host', { email: 'mina@' }, 'email'],
    ['an email that is too long', { email: `${'a'.repeat(250)}@b.co` }, 'email'],
    ['an empty name', { username: '   ' }, 'username'],
    ['a name that is too long', { username: 'n'.repeat(limits.name + 1) }, 'username'],
    ['a NUL character', { nickname: 'a\0b' }, 'nickname'],
    ['more than 30 combining marks in a row', { nickname: marks(31) }, 'nickname'],
    ['as many combining marks in a password', { password: `long enough${marks(31)}` }, 'password'],
    ['a name that is too long once it is normalised', { nickname: '\ufb2c'.repeat(limits.name) }, 'nickname'],
    ['a short password', { password: '7 chars' }, 'password'],
    ['a long password', { password: 'p'.repeat(limits.password.most + 1) }, 'password'],
  ])('refuse %s and name it', (_, change, field) => {
    const { issues = [] } = reads(signup, { ...member, ...change })
    expect(issues.map((issue) => issue.path?.[0]?.key)).toEqual([field])
  })

  it.each([
    [{}, { region: 'all', search: '', jstatus: 'all', page: 1 }],
    [
      { region: '', jstatus: '', page: '' },
      { region: 'all', jstatus: 'all', page: 1 },
    ],
    [
      { region: 'South Korea', page: '3' },
      { region: 'South Korea', page: 3 },
    ],
  ])('of a list parse %j as %j', (given, read) => {
    spec('7.no-paging')
    expect(reads(posts, { type: 'jobs', ...given }).output).toMatchObject(read)
  })

  it.each([
    { type: 'xx' },
    { region: 'Mars' },
    { page: '0' },
    { page: '1.5' },
    { page: '1e99' },
    { jstatus: 'Maybe' },
  ])('of a list reject %j', (wrong) => {
    spec('9.regions')
    expect(reads(posts, { type: 'jobs', ...wrong }).success).toBe(false)
  })

  it.each([
    '0x1',
    '0b1',
    '1e3',
    '+1',
    '-1',
    ' 1',
    '1 ',
    '1.0',
    '１',
    'Infinity',
    '',
    '2147483648',
    '9'.repeat(400),
  ])('accept only digits as an id: "%s"', (id) => {
    expect(reads(postDetail, { id }).success).toBe(false)
  })

  it.each([
    ['1', 1],
    ['007', 7],
    ['2147483647', 2_147_483_647],
    [12, 12],
  ])('parse the id %p', (id, read) => {
    expect(reads(postDetail, { id }).output).toEqual({ id: read })
  })

  it.each([
    ['budget', '0x10', false],
    ['budget', '1e3', false],
    ['budget', '+900', false],
    ['budget', ' 900 ', true],
    ['budget', '900.50', true],
    ['length_of_stay', '0b11', false],
    ['length_of_stay', '6.0', true],
  ])('parse numbers as people write them: %s "%s" %p', (field, value, isRead) => {
    expect(reads(inqLong, { ...stay, [field]: value }).success).toBe(isRead)
  })

  it('of a job may omit the status', () => {
    spec('5.jobs.required')
    const job = { region: 'Others', specificLocation: 'Lyon', subject: 'Barista', description: 'Mornings' }
    expect(v.safeParse(newPost.jobs, job).success).toBe(true)
    expect(v.safeParse(newPost.jobs, { ...job, jstatus: '' }).success).toBe(true)
    expect(v.safeParse(newPost.fr, { ...job, region: '' }).success).toBe(false)
  })

  it.each([
    ['length_of_stay', '0'],
    ['length_of_stay', '121'],
    ['length_of_stay', '1.5'],
    ['length_of_stay', ''],
    ['budget', '-1'],
    ['budget', '1000001'],
    ['budget', 'NaN'],
    ['gender', 'unknown'],
    ['visa', 'maybe'],
    ['area_in_mind', ' '],
  ])('of a long-term inquiry reject %s = "%s"', (field, value) => {
    spec('3.inquiry.long-values')
    const { issues = [] } = reads(inqLong, { ...stay, [field]: value })
    expect(issues.map((issue) => issue.path?.[0]?.key)).toEqual([field])
  })

  it('of a long-term inquiry parse numbers', () => {
    spec('3.inquiry.long-values')
    expect(reads(inqLong, stay).output).toMatchObject({ length_of_stay: 6, budget: 900, phone: '' })
  })

  it('of a short stay accept an end on the start day, none before it, and existing days only', () => {
    spec('readings.by-the-hour')
    const [rule] = inqShort.rules
    expect(rule.holds({ date_start: '2026-03-31', date_end: '2026-03-31' })).toBe(true)
    expect(rule.holds({ date_start: '2026-03-31', date_end: '2026-03-30' })).toBe(false)
    const short = {
      name: 'Mina',
      email: 'm@example.com',
      location: 'Leeds',
      date_start: '2026-02-30',
      date_end: '2026-03-01',
    }
    expect(reads(inqShort, short).success).toBe(false)
  })
})

describe("an author's handle", () => {
  it('parses to the id of its post, and no other text does', () => {
    expect(postOfHandle(authorHandle(42))).toBe(42)
    for (const other of ['post:', 'post:0', 'post:-1', 'post:4x', 'mina@example.com']) {
      expect(postOfHandle(other)).toBeUndefined()
    }
  })
})
