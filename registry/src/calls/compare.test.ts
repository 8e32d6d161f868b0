import { type Call, calls, defineCall } from '@within-reach/contract'
import * as v from 'valibot'
import { recordOfCall } from '../check/call-record'
import { callFaults } from './compare'
import { CallRecord } from './record-schema'

const base = {
  path: '/api/example',
  summary: '',
  login: 'none',
  convention: 'truthy',
  request: v.object({ id: v.number(), kind: v.picklist(['a', 'b']), note: v.optional(v.string()) }),
  success: v.array(v.object({ name: v.string(), at: v.nullable(v.string()) })),
  failures: { gone: 1 },
} as const satisfies Call
const built = recordOfCall(defineCall(base))
const against = (more: Partial<Call>) => callFaults(built, recordOfCall({ ...base, ...more } as Call))
const request = base.request.entries
const answering = (entries: v.ObjectEntries) => against({ success: v.array(v.object(entries)) })
const { name, at } = base.success.item.entries

it('every call of the contract is compatible with itself, also after a round trip through a record', () => {
  for (const call of calls) {
    const record = recordOfCall(call)
    const read = v.parse(CallRecord, JSON.parse(JSON.stringify(record)))
    expect(read).toEqual(record)
    expect(callFaults({ ...read, hash: 'another' }, record)).toEqual([])
  }
})

it('the hash of a call changes with its shape, but not with its limits or descriptions', () => {
  expect(recordOfCall({ ...base, summary: 'other' }).hash).toBe(built.hash)
  const limited = v.object({ ...request, note: v.optional(v.pipe(v.string(), v.maxLength(5))) })
  expect(recordOfCall({ ...base, request: limited }).hash).toBe(built.hash)
  expect(recordOfCall({ ...base, request: v.object({ id: v.number() }) }).hash).not.toBe(built.hash)
})

it.each<[string, Partial<Call>]>([
  ['accepts one more optional field', { request: v.object({ ...request, page: v.optional(v.number()) }) }],
  [
    'accepts more values of a field',
    { request: v.object({ ...request, kind: v.picklist(['a', 'b', 'c']) }) },
  ],
  ['answers one more field', { success: v.array(v.object({ name, at, more: v.string() })) }],
  ['answers a field beside its data', { meta: v.object({ total: v.number() }) }],
  ['fails in one more way', { failures: { gone: 1, late: 2 } }],
])('a service that %s is compatible', (_, more) => {
  expect(against(more)).toEqual([])
})

it.each<[string, Partial<Call>, object]>([
  [
    'no longer accepts a field',
    { request: v.object({ id: v.number(), kind: request.kind }) },
    { kind: 'not-taken', field: 'note' },
  ],
  [
    'requires a new field',
    { request: v.object({ ...request, why: v.string() }) },
    { kind: 'now-needed', field: 'why' },
  ],
  [
    'requires a field that was optional',
    { request: v.object({ ...request, note: v.string() }) },
    { kind: 'now-needed', field: 'note' },
  ],
  [
    'accepts fewer values',
    { request: v.object({ ...request, kind: v.picklist(['a']) }) },
    { kind: 'taken-otherwise', field: 'kind', expected: '"a" | "b"', served: '"a"' },
  ],
  [
    'expects another type',
    { request: v.object({ ...request, id: v.string() }) },
    { kind: 'taken-otherwise', field: 'id', expected: 'number', served: 'string' },
  ],
  [
    'requires a login',
    { login: 'bearer' },
    { kind: 'rules', field: 'login', expected: 'none', served: 'bearer' },
  ],
  [
    'marks success differently',
    { convention: 'zero' },
    { kind: 'rules', field: 'res', expected: 'truthy', served: 'zero' },
  ],
  [
    'numbers a failure differently',
    { failures: { gone: 2 } },
    { kind: 'rules', field: 'failure gone', expected: '1', served: '2' },
  ],
  [
    'no longer has a failure',
    { failures: {} },
    { kind: 'rules', field: 'failure gone', expected: '1', served: 'nothing' },
  ],
])('a service that %s is incompatible', (_, more, fault) => {
  expect(against(more)).toEqual([fault])
})

it('a service that drops or changes an answered field is incompatible', () => {
  expect(answering({ at })).toEqual([{ kind: 'not-answered', field: 'name' }])
  expect(answering({ name: v.optional(v.string()), at })).toEqual([{ kind: 'not-answered', field: 'name' }])
  expect(answering({ name: v.number(), at })).toEqual([
    { kind: 'answered-otherwise', field: 'name', expected: 'string', served: 'number' },
  ])
  expect(answering({ name: v.nullable(v.string()), at })).toEqual([
    { kind: 'answered-otherwise', field: 'name', expected: 'string', served: 'string | null' },
  ])
  expect(answering({ name, at: v.string() })).toEqual([])
})

it('a type that is too long for a sentence is cut', () => {
  const long = v.picklist(Array.from({ length: 40 }, (_, at) => `value ${at}`))
  const [fault] = answering({ name: v.object({ first: v.string(), kind: long }), at })
  expect(fault).toMatchObject({ field: 'name', expected: 'string' })
  expect(fault?.served).toMatch(/^\{ first: string kind: "value 0" .*…$/)
  expect(fault?.served?.length).toBe(80)
})

it('a record whose shape is invalid or too deep is rejected', () => {
  let deep: object | string = 'string'
  for (let level = 0; level < 5000; level++) deep = { list: deep }
  for (const answer of [deep, { fields: 'x' }, { one: [{}] }, { any: {} }, { list: 'a', any: [] }, 7, null])
    expect(v.is(CallRecord, { ...built, answer })).toBe(false)
})
