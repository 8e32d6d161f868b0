import { createRemoteAt } from './remote-at'

const owner = 'mfe-userspace'
const remoteAt = createRemoteAt(owner)
const at = (selector: string) => remoteAt(document.querySelector(selector))

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/">Home</a></header>
    <main>
      <div id="prerendered"><p class="drawn">List</p></div>
      <div data-section="shell"><h1>About</h1></div>
      <div data-section="mfe-account"><button>Log in</button></div>
    </main>
    <div id="overlay"><div data-section="message-center"><textarea></textarea></div></div>`
})

it('an element belongs to the remote of its section', () => {
  expect(at('button')).toBe('mfe-account')
  expect(remoteAt(document.querySelector('button')?.firstChild)).toBe('mfe-account')
  expect(at('textarea')).toBe('mfe-messages')
})

it('header, main and the pages of the shell belong to no remote', () => {
  for (const selector of ['header a', 'main', 'h1', 'body']) expect(at(selector)).toBeUndefined()
})

it('a prerendered element and one that left the page belong to the owner of the address', () => {
  expect(at('.drawn')).toBe(owner)
  const button = document.querySelector('button')
  button?.remove()
  expect(remoteAt(button)).toBe(owner)
  expect(remoteAt(null)).toBe(owner)
  expect(createRemoteAt(undefined)(null)).toBeUndefined()
})
