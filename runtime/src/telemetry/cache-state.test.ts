import { cacheStateOf } from './cache-state'

const version = { remote: 'mfe-a', version: '1.0.0' }
const file = (path: string, transferSize: number, startTime = 10) => ({
  name: `https://site.example${path}`,
  startTime,
  transferSize,
})
const stateOf = (...files: readonly ReturnType<typeof file>[]) => cacheStateOf(files, version, 1000)

const shell = '/assets/main.12.js'
const entry = '/remotes/mfe-a/1.0.0/entry.js'

it('is empty, partial or full by the scripts of shell and version', () => {
  expect(stateOf(file(shell, 900), file(entry, 300))).toBe('empty')
  expect(stateOf(file(shell, 0), file(entry, 300))).toBe('partial')
  expect(stateOf(file(shell, 0), file(entry, 0))).toBe('full')
})

it('ignores other versions, other files, and what is loaded later', () => {
  const others = [
    '/remotes/mfe-a/1.1.0/entry.js',
    '/remotes/mfe-b/1.0.0/entry.js',
    '/assets/main.css',
    '/files/1.webp',
  ]
  expect(stateOf(file(shell, 0), file(entry, 0), ...others.map((path) => file(path, 500)))).toBe('full')
  expect(stateOf(file(shell, 0), file('/assets/vitals.3.js', 3000, 2000))).toBe('full')
})
