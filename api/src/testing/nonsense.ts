import type { Call } from '@within-reach/contract'
import type { TestApi } from './api'

/** Malformed and hostile values for fields. */
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

/** Valid values of each field, so that malformed values of one field pass the others. */
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
  with: '1',
  before: '2147483647',
  about: '1',
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
  origin: `{"commit":"${'0'.repeat(40)}","clean":true,"author":"x","at":"2026-03-01T08:00:00Z","subject":"x"}`,
  rule: '{"type":"demand-proof","demanded":false}',
  keys: '{"text":"{}","signatures":[]}',
  signatures: '[]',
  provenance: `{"payloadType":"application/vnd.in-toto+json","payload":"e30=","signatures":[{"sig":"${'0'.repeat(86)}=="}]}`,
  integrity: `sha256-${'0'.repeat(43)}=`,
  run: '{"shell":"1.0.0","live":{},"passed":1,"skipped":0}',
  target: 'content',
  reason: 'scam',
  words: 'x',
  action: 'warn',
  withdraw: 'no',
  note: 'x',
  into: '2',
  upheld: 'no',
  answer: 'question',
  role: 'agent',
  state: 'closed',
  secret: 'x'.repeat(43),
  text: 'x',
  content: 'keep',
  mails: 'none',
  messages: 'none',
  comments: 'none',
  quietFrom: '22',
  quietTo: '7',
  timeZone: 'Asia/Seoul',
  on: 'yes',
  language: 'ko',
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  p256dh: `BH${'0'.repeat(85)}`,
  auth: '0'.repeat(22),
  title: 'x',
  area: 'x',
  rent: '1',
  deposit: '1',
  currency: 'GBP',
  available: '2026-12-01',
  offer: '1',
  response: '{}',
  code: 'x',
  proof: `{"text":"{}","key":"${'0'.repeat(43)}=","signature":"${'0'.repeat(86)}=="}`,
}

const kindOf = (call: Call) => (call.path === '/api/writeInCase' ? 'note' : 'post')
const typeOf = (call: Call) => (call.path === '/api/msgs' ? 'inbox' : 'jobs')

/** Valid fields of a call, without reference to existing data. */
export const acceptedFields = (call: Call): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.keys(call.request.entries).map((field) => [
      field,
      field === 'type' ? typeOf(call) : field === 'kind' ? kindOf(call) : sensible[field],
    ]),
  )

/** The fields that can be malformed: those of a call, and an unknown one. */
export const fieldNames = (call: Call): string[] => [...Object.keys(call.request.entries), 'nothing of ours']

const atOnce = 4

/**
 * Sends malformed values in one field of an otherwise valid call.
 * @returns the answers by value: whether it failed, and whether it is in the call's own convention
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
  // Only a few at a time: too many searches or passwords of one member get 503.
  for (let from = 0; from < values.length; from += atOnce)
    answers.push(...(await Promise.all(values.slice(from, from + atOnce).map(send))))
  return answers
}

/** The required properties of every answer. */
export const readableAnswers = (field: string, values: readonly string[]) =>
  values.map((value) => ({ field, value, failed: false, readable: true }))
