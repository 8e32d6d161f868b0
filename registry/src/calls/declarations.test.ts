import { calls } from '@within-reach/contract'
import { recordsOfCalls } from '../check/call-record'
import { callDeclarations } from './declarations'
import type { CallRecord } from './record-schema'

const call: CallRecord = {
  hash: 'a',
  login: 'bearer',
  convention: 'truthy',
  request: { fields: { id: 'number', kind: { one: ['a', 'b'] }, 'note?': 'string', 'x-y': 'blob' } },
  files: 'file',
  answer: { list: { fields: { name: { any: ['string', 'null'] }, counts: { record: 'number' } } } },
  meta: { all: [{ fields: { total: 'number' } }, 'any'] },
  failures: { gone: 1, late: 2 },
}

it('a call is declared with the types that its build recorded', () => {
  expect(callDeclarations({ '/api/example/list': call, '/api/other': null }))
    .toBe(`/** /api/example/list, login: bearer. */
export interface ExampleList {
  request: {
    id: number
    kind: "a" | "b"
    note?: string
    "x-y": unknown
  }
  files: "file"
  answer: Array<{
    name: string | null
    counts: Record<string, number>
  }>
  meta: ({
    total: number
  }) & (any)
  failure: "gone" | "late"
}

// /api/other is not a call of the contract.`)
})

it('every call of the contract is declared under a name of its own', () => {
  const text = callDeclarations(recordsOfCalls(calls))
  const names = [...text.matchAll(/^export interface ([A-Z]\w*) \{$/gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(calls.length)
})
