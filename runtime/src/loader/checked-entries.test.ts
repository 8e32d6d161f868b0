import { checkedEntries } from './checked-entries'
import { createPublishedFiles } from './integrity'

const published = createPublishedFiles(window.location.origin)
const script = (url: string) =>
  checkedEntries(published, document).createScript?.({ url }) as HTMLScriptElement

it('loads an entry by its published hash', () => {
  published.add('/remotes/mfe-a/1.0.0/entry.js', 'sha384-a')
  const made = script('http://localhost/remotes/mfe-a/1.0.0/entry.js')
  expect(made).toBeInstanceOf(HTMLScriptElement)
  expect([made.src, made.integrity]).toEqual(['http://localhost/remotes/mfe-a/1.0.0/entry.js', 'sha384-a'])
})

it('creates no script for an unpublished address', () => {
  expect(() => script('http://localhost/remotes/mfe-a/2.0.0/entry.js')).toThrow('is not published')
  expect(() => script('https://elsewhere.test/remotes/mfe-a/1.0.0/entry.js')).toThrow('is not published')
})
