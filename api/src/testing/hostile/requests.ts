import {
  addProof,
  type Call,
  changeRegistry,
  changeBudget,
  changeRules,
  changeTeamKeys,
  limits,
  publishVersion,
  recordProof,
  reportHealth,
} from '@within-reach/contract'
import type { TestApi } from '../api'
import { acceptedFields } from '../nonsense'
import { ownerToken } from '../owner'
import { buildVersion } from '../versions'
import { jsonVariants, largestRead } from './fields'
import { maxBlocked, least, longestHold } from './held'
import { hostileTexts } from './texts'

/** Selects the cases of a run, by number. */
export type Pick = (number: number) => boolean

type Fields = Readonly<Record<string, string | undefined>>

const report = {
  remote: 'mfe-a',
  version: '1.0.0',
  loaded: 1,
  mounted: 1,
  fault: { kind: 'crash', name: 'Error', place: 'a.js:1:1' },
}
const canary = {
  type: 'canary',
  remote: 'mfe-a',
  version: '1.0.0',
  percent: 1,
  plan: { steps: [5], everyMinutes: 1, least: 1 },
}

const origin = {
  commit: '0'.repeat(40),
  clean: true,
  author: 'Mina',
  at: '2026-03-01T08:00:00Z',
  subject: 'A change',
}
const trust = { type: 'trust', site: 'https://staging.example.com', key: `${'0'.repeat(43)}=` }
const pages = { remote: 'mfe-a', kind: 'chunk', of: 'pages.js', most: 250_000 }
const run = { shell: '1.0.0', live: { 'mfe-a': '1.0.0' }, passed: 1, skipped: 0, filter: 'a' }
const proof = { text: '{}', key: `${'0'.repeat(43)}=`, signature: `${'0'.repeat(86)}==` }

const signatures = [{ key: proof.key, signature: proof.signature }]
const keys = { text: '{}', signatures }
const provenance = {
  payloadType: 'application/vnd.in-toto+json',
  payload: 'e30=',
  signatures: [{ sig: proof.signature }],
}

/** The JSON fields: their maximum length, and a valid sample. */
export const jsonFields = [
  { call: reportHealth as Call, field: 'batch', most: limits.healthBatch, sample: [report] as unknown },
  { call: changeRegistry as Call, field: 'change', most: limits.change, sample: canary as unknown },
  {
    call: publishVersion as Call,
    field: 'record',
    most: limits.recordCharacters,
    sample: JSON.parse(buildVersion().record) as unknown,
  },
  { call: publishVersion as Call, field: 'origin', most: limits.origin, sample: origin as unknown },
  { call: changeRules as Call, field: 'rule', most: limits.change, sample: trust as unknown },
  { call: changeBudget as Call, field: 'budget', most: limits.change, sample: pages as unknown },
  { call: recordProof as Call, field: 'run', most: limits.journeyRun, sample: run as unknown },
  {
    call: changeTeamKeys as Call,
    field: 'keys',
    most: 2 * limits.keyList + limits.teamKeys * 200,
    sample: keys as unknown,
  },
  {
    call: publishVersion as Call,
    field: 'provenance',
    most: limits.provenance,
    sample: provenance as unknown,
  },
  { call: publishVersion as Call, field: 'signatures', most: 2000, sample: signatures as unknown },
  { call: addProof as Call, field: 'proof', most: 2 * limits.proof, sample: proof as unknown },
]

/** Measures how long requests to a service in this process block its event loop. */
export interface HostileRequests {
  /** The minimum of several measurements of one form, in milliseconds. */
  hold(call: Call, fields: Fields): Promise<number>
  /** Finds slow fields of a call: each hostile text in each field, at the field's maximum length. */
  slowFields(call: Call, pick: Pick): Promise<string[]>
  /** Finds slow positions within the JSON of a field. */
  slowJson(field: (typeof jsonFields)[number], pick: Pick): Promise<string[]>
}

/** Prepares to send hostile forms, as a member and as an operator with every right. */
export async function hostileRequests(api: TestApi): Promise<HostileRequests> {
  const { api_token: member } = await api.signUp('ana')
  const operator = await ownerToken(api)
  let sent = 0

  const hold: HostileRequests['hold'] = (call, fields) => {
    const pairs = Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined)
    const payload = new URLSearchParams(pairs).toString()
    const request = () => ({
      method: 'POST' as const,
      url: call.path,
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Bearer ${call.login === 'operator' ? operator : member}`,
        // Each from another address, so that no limit answers first.
        'x-forwarded-for': `10.${(++sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      },
    })
    return least(() => longestHold(() => api.app.inject(request())))
  }
  return {
    hold,
    async slowFields(call, pick) {
      const slow: string[] = []
      const cases = Object.entries(hostileTexts).flatMap(([name, make]) =>
        Object.keys(call.request.entries).map((field) => ({ name, make, field })),
      )
      for (const { name, make, field } of cases.filter((_, number) => pick(number))) {
        const text = largestRead(call, field, make)
        const time = await hold(call, { ...acceptedFields(call), [field]: text })
        if (time > maxBlocked) slow.push(`${field}: ${name}, ${text.length} characters: ${time} ms`)
      }
      return slow
    },
    async slowJson({ call, field, most, sample }, pick) {
      const slow: string[] = []
      const cases = Object.entries(hostileTexts).flatMap(([name, make]) =>
        jsonVariants(sample, most, make).map((variant) => ({ name, ...variant })),
      )
      for (const { name, where, json } of cases.filter((_, number) => pick(number))) {
        const time = await hold(call, { ...acceptedFields(call), [field]: json() })
        if (time > maxBlocked) slow.push(`${where}: ${name}: ${time} ms`)
      }
      return slow
    },
  }
}
