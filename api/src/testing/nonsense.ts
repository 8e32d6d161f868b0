import type { Call } from '@within-reach/contract'
import type { TestApi } from './api'

/** What people, browsers and attackers put into fields. */
export const nonsense = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '2147483648',
  'NaN',
  '[object Object]',
  `' or '1'='1`,
  '%',
  '\\',
  '\0',
  '\u0001\u200b\u202e',
  '😀'.repeat(50),
  '각'.normalize('NFD'),
  'İIıſK',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'post:2147483648',
  '__proto__',
  'a@example.com',
  '2026-12-01',
  'x'.repeat(30_000),
]

/** Values that each field accepts, so that nonsense in one field gets past the others. */
const sensible: Record<string, string> = {
  email: 'someone@example.com',
  password: 'long enough',
  pwd: 'long enough',
  username: 'x',
  nickname: 'x',
  vcode: '12345',
  to: 'ana@example.com',
  msg: 'x',
  idx: '1',
  id: '1',
  cmText: 'x',
  region: 'Others',
  specificLocation: 'x',
  subject: 'x',
  description: 'x',
  name: 'x',
  length_of_stay: '1',
  visa: 'yes',
  admission: 'yes',
  area_in_mind: 'x',
  budget: '1',
  date_start: '2026-12-01',
  date_end: '2026-12-01',
  location: 'x',
  cont: 'x',
  remote: 'mfe-x',
  version: '1.0.0',
  change: '{"type":"switch","remote":"mfe-x","enabled":true}',
  revision: '0',
  why: 'x',
  undo: '1',
  record: '{}',
  hours: '1',
  granted: 'no',
  rights: 'read',
  remotes: 'mfe-x',
  days: '1',
  batch: '[]',
}

const typeOf = (call: Call) => (call.path === '/api/msgs' ? 'inbox' : 'jobs')

/** The fields of a call as they are accepted, as far as nothing is known of anybody's data. */
export const acceptedFields = (call: Call): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.keys(call.request.entries).map((field) => [
      field,
      field === 'type' ? typeOf(call) : sensible[field],
    ]),
  )

/** Everything that can be filled in wrongly: the fields of a call, and one that it does not have. */
export const fieldNames = (call: Call): string[] => [...Object.keys(call.request.entries), 'nothing of ours']

const atOnce = 4

/**
 * Sends nonsense in one field of a call whose other fields are filled in well.
 * @returns what was answered, by value: whether it failed, and whether it is in the call's own convention
 */
export async function answersTo(
  api: TestApi,
  call: Call,
  token: string,
  field: string,
  values: readonly string[],
) {
  const answers: { field: string; value: string; failed: boolean; readable: boolean }[] = []
  const send = async (value: string) => {
    const options = { token, address: `10.${nonsense.indexOf(value)}.7.7` }
    const { status, body } = await api.call(call, { ...acceptedFields(call), [field]: value }, options)
    const readable = typeof body.res === (call.convention === 'zero' ? 'number' : 'boolean')
    return { field, value, failed: status >= 500, readable }
  }
  // A few at a time: a member who asks for more searches or passwords at once is refused with 503.
  for (let from = 0; from < values.length; from += atOnce)
    answers.push(...(await Promise.all(values.slice(from, from + atOnce).map(send))))
  return answers
}

/** What is expected of every answer. */
export const readableAnswers = (field: string, values: readonly string[]) =>
  values.map((value) => ({ field, value, failed: false, readable: true }))
