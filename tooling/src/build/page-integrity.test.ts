import { withIntegrity } from './page-integrity'

const files = {
  'shell.1.js': { integrity: 'sha384-js', bytes: 1 },
  'shell.2.css': { integrity: 'sha384-css', bytes: 1 },
}

it('writes the hash into every script and style, and into nothing else', () => {
  const page = [
    '<link rel="icon" href="/assets/icon.svg" />',
    '<script defer src="/assets/shell.1.js"></script><link href="/assets/shell.2.css" rel="stylesheet">',
  ].join('\n')
  expect(withIntegrity(page, files)).toBe(
    [
      '<link rel="icon" href="/assets/icon.svg" />',
      '<script defer src="/assets/shell.1.js" integrity="sha384-js"></script><link href="/assets/shell.2.css" integrity="sha384-css" rel="stylesheet">',
    ].join('\n'),
  )
})

it('refuses a page that requests a missing file', () => {
  expect(() => withIntegrity('<script src="/assets/other.js"></script>', files)).toThrow('other.js')
})
