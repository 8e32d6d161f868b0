import { errorName, locationOf } from './error-location'

const origin = 'https://reach.example'

/** An error as a browser would have it. */
function thrown(message: string, stack: string): Error {
  const error = new TypeError(message)
  error.stack = stack
  return error
}

describe('the location of an error', () => {
  it.each([
    [
      'Chromium',
      `TypeError: x is not a function\n    at https://other.example/a.js:1:2\n    at f (${origin}/remotes/mfe-a/1.0.0~pr4/page.js:3:45)\n    at g (${origin}/assets/shell.js:1:1)`,
    ],
    [
      'Firefox and Safari',
      `f@${origin}/remotes/mfe-a/1.0.0~pr4/page.js:3:45\ng@${origin}/assets/shell.js:1:1`,
    ],
  ])("is the first of the site's own files, in the stack format of %s", (_, stack) => {
    expect(locationOf(thrown('x is not a function', stack), origin)).toBe(
      '/remotes/mfe-a/1.0.0~pr4/page.js:3:45',
    )
  })

  it('is never read from the message, whatever it contains', () => {
    const typed = `    at ${origin}/assets/my-secret.js:1:2`
    const error = thrown(typed, `TypeError: ${typed}\n    at ${origin}/assets/shell.js:5:6`)
    expect(locationOf(error, origin)).toBe('/assets/shell.js:5:6')
  })

  it.each([
    ['a page of the site', thrown('x', `TypeError: x\n    at ${origin}/messageview:1:2`)],
    ['an address with a query', thrown('x', `TypeError: x\n    at ${origin}/assets/a.js?email=a@b.c:1:2`)],
    ['another site', thrown('x', 'TypeError: x\n    at https://other.example/assets/a.js:1:2')],
    ['not an error', 'a text that was thrown'],
  ])('is none if the error is %s', (_, error) => {
    expect(locationOf(error, origin)).toBeUndefined()
  })
})

describe('the name of an error', () => {
  it('is its class', () => {
    expect(errorName(new RangeError('mina@example.com'))).toBe('RangeError')
  })

  it('is a generic one if the name is something else', () => {
    const odd = new Error('x')
    odd.name = 'mina@example.com'
    expect([errorName(odd), errorName('mina@example.com')]).toEqual(['Error', 'string'])
  })
})
