import type { IncomingMessage } from 'node:http'
import { createRequestIds } from './request-id'

/** The id of a request with the given header from the given address. */
function idOf(given: string | undefined, from: string, trustProxy: string | false): string {
  const request = { headers: { 'x-request-id': given }, socket: { remoteAddress: from } }
  return createRequestIds(trustProxy)(request as unknown as IncomingMessage)
}

const ownForm = /^[0-9a-f]{8}-[0-9a-f]{4}$/

it.each(['3b241101-e2bb-4255-8caf-4136c566a962', '7f8a3b241101e2bb42558caf4136c566', 'edge_1-0001'])(
  'keeps %s of a trusted proxy',
  (given) => {
    for (const from of ['127.0.0.1', '::ffff:127.0.0.1', '::1'])
      expect(idOf(given, from, 'loopback')).toBe(given)
    expect(idOf(given, '10.1.2.3', 'loopback, 10.0.0.0/8')).toBe(given)
  },
)

it.each([
  ['of another address', 'edge_1-0001', '203.0.113.7', 'loopback'],
  ['without trusted proxies', 'edge_1-0001', '127.0.0.1', false],
  ['that is short', 'edge', '127.0.0.1', 'loopback'],
  ['that is long', 'e'.repeat(65), '127.0.0.1', 'loopback'],
  ['with a line break', 'edge_1\n0001', '127.0.0.1', 'loopback'],
  ['with markup', '<b>edge_1</b>', '127.0.0.1', 'loopback'],
  ['that is missing', undefined, '127.0.0.1', 'loopback'],
] as const)('replaces an id %s', (_case, given, from, trustProxy) => {
  expect(idOf(given, from, trustProxy)).toMatch(ownForm)
})

it('gives each request another id', () => {
  const ids = Array.from({ length: 100 }, () => idOf(undefined, '127.0.0.1', false))
  expect(new Set(ids).size).toBe(100)
})
