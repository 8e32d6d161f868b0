import { randomBytes } from 'node:crypto'
import { createPageTraces } from './page-traces'

const key = randomBytes(32)
const noon = Date.parse('2026-03-01T12:00:00Z')
const at = (seconds: number, own = key) => createPageTraces(own, () => noon + seconds * 1000)
const span = `00-${'4b'.repeat(16)}-${'a1'.repeat(8)}-01`
const headers = { ...at(0).issue(span) }

it('every instance of the site accepts the headers that one of them issued', () => {
  expect(headers.traceparent).toBe(span)
  expect(headers.tracestate).toMatch(/^wr=[0-9a-z]+-[\w-]{22}$/)
  expect(at(0).read(headers)).toBe(span)
})

it('they end after two minutes', () => {
  expect([119, 121].map((seconds) => at(seconds).read(headers))).toEqual([span, undefined])
})

it.each([
  ['another span', { ...headers, traceparent: span.replace('a1', 'a2') }],
  ['a later time', { ...headers, tracestate: headers.tracestate.replace(/=\w+-/, '=zzzzzz-') }],
  ['another seal', { ...headers, tracestate: headers.tracestate.replace(/.{22}$/, 'x'.repeat(22)) }],
  ['no seal', { traceparent: span }],
  ['no span', { tracestate: headers.tracestate }],
  ['an unknown form', { ...headers, traceparent: `${span}-more` }],
  ['a span that is not traced', { ...headers, traceparent: span.replace(/01$/, '00') }],
  ['the state of another vendor', { ...headers, tracestate: `other=1,${headers.tracestate}` }],
])('ignores %s', (_, changed) => {
  expect(at(0).read(changed)).toBeUndefined()
})

it('ignores the headers of another site', () => {
  expect(at(0, randomBytes(32)).read(headers)).toBeUndefined()
})
