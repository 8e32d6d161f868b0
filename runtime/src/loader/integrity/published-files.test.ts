import { createPublishedFiles, NotPublished } from './published-files'

const site = 'https://site.test'

it('returns the hash of a file for any spelling of its address', () => {
  const published = createPublishedFiles(site)
  published.add('/assets/a.js', 'sha384-a')
  expect(published.integrityOf('/assets/a.js')).toBe('sha384-a')
  expect(published.integrityOf(`${site}/assets/a.js`)).toBe('sha384-a')
  expect(published.integrityOf('/remotes/../assets/a.js')).toBe('sha384-a')
})

it.each([
  ['a file that no record lists', '/assets/b.js'],
  ['the same file with a query', '/assets/a.js?old'],
  ['the same path elsewhere', 'https://elsewhere.test/assets/a.js'],
  ['the same path elsewhere, without a scheme', '//elsewhere.test/assets/a.js'],
  ['a data address that contains code', 'data:text/javascript,alert(1)'],
  ['the name of an inherited property', 'constructor'],
])('refuses %s', (_, address) => {
  const published = createPublishedFiles(site)
  published.add('/assets/a.js', 'sha384-a')
  expect(() => published.integrityOf(address)).toThrow(NotPublished)
})

it('allows any bytes in the development folder, and no file outside it', () => {
  const published = createPublishedFiles(site)
  published.addUnhashed('/remotes/mfe-a/0.0.0-dev/')
  expect(published.integrityOf('/remotes/mfe-a/0.0.0-dev/entry.js')).toBe('')
  for (const address of [
    '/remotes/mfe-a/1.0.0/entry.js',
    'https://elsewhere.test/remotes/mfe-a/0.0.0-dev/a.js',
  ])
    expect(() => published.integrityOf(address)).toThrow(NotPublished)
})
