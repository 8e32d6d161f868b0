import type { FastifyRequest } from 'fastify'
import { laterVersionsOf, offeredDictionary } from './dictionaries'

describe('the later versions of a file', () => {
  it.each([
    ['/remotes/mfe-a/0.1.0-35558965de/529.ba9edb7fa6.js', '/remotes/mfe-a/*/529.*.js'],
    ['/remotes/mfe-a/0.1.0~pr42/pages.ba9edb7fa6.css', '/remotes/mfe-a/*/pages.*.css'],
    ['/remotes/mfe-a/0.1.0/entry.js', '/remotes/mfe-a/*/entry.js'],
    ['/remotes/mfe-a/0.1.0/words-ko-po.ba9edb7fa6.js', '/remotes/mfe-a/*/words-ko-po.*.js'],
    ['/assets/shell.93af8b5821.css', '/assets/shell.*.css'],
  ])('%s: %s', (pathname, pattern) => expect(laterVersionsOf(pathname)).toBe(pattern))

  it.each([
    '/remotes/mfe-a/0.1.0/record.json',
    '/assets/film.699f0b0a4e.webm',
    '/files/1',
    '/remotes/a"b/1/x.js',
  ])('%s has none', (pathname) => expect(laterVersionsOf(pathname)).toBeUndefined())
})

describe('the dictionary that a browser offers', () => {
  const pattern = '/assets/shell.*.js'
  const hash = Buffer.alloc(32, 7)
  const headers = {
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${hash.toString('base64')}:`,
    'dictionary-id': '"/assets/shell.0123456789.js"',
  }
  const offered = (more: Record<string, string | undefined> = {}) =>
    offeredDictionary({ headers: { ...headers, ...more } } as unknown as FastifyRequest, pattern)

  it('is named by its path and hash', () => {
    expect(offered()).toEqual({ pathname: '/assets/shell.0123456789.js', hash })
  })

  it.each([
    ['the browser does not accept dcz', { 'accept-encoding': 'gzip, br' }],
    ['its hash is not a SHA-256', { 'available-dictionary': ':AAAA:' }],
    ['its hash is not a byte sequence', { 'available-dictionary': hash.toString('base64') }],
    ['it has no name', { 'dictionary-id': undefined }],
    ['its name is of another file', { 'dictionary-id': '"/assets/pages.0123456789.js"' }],
    ['its name points outside of the folder', { 'dictionary-id': '"/assets/../shell.0123456789.js"' }],
  ])('is ignored if %s', (_case, more) => expect(offered(more)).toBeUndefined())
})
