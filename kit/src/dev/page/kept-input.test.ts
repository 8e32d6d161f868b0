/** @jest-environment ./src/jest/environment.mjs */
import { keepInput } from './kept-input'

const form = `
  <label>Search <input type="search"></label>
  <label>Email <input type="email"></label><label>Email <input type="email"></label>
  <label>Password <input type="password"></label>
  <label>Notes <textarea></textarea></label>
  <label>Region <select><option>All</option><option>Others</option></select></label>
  <label><input type="checkbox"> Only mine</label>`

const reloaded = jest.fn()
/** A page of this window, which can be loaded again. */
const load = (html: string) => {
  document.body.innerHTML = html
  const { sessionStorage } = window
  return keepInput({
    document,
    sessionStorage,
    location: {
      get href() {
        return window.location.href
      },
      get pathname() {
        return window.location.pathname
      },
      reload: reloaded,
    },
    setTimeout: () => 0,
    addEventListener: window.addEventListener.bind(window),
  } as unknown as Window)
}
const at = <E extends Element = HTMLInputElement>(selector: string) => document.querySelector(selector) as E
const type = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const turn = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/userspacetrade?page=2')
})

it('what was typed and chosen is in the reloaded page, whose fields receive the events', async () => {
  const { reload } = load(form)
  type(at('[type=search]'), 'a sofa')
  type(at('label:nth-child(3) > input'), 'mina@example.com')
  type(at<HTMLTextAreaElement>('textarea'), 'as new')
  type(at<HTMLSelectElement>('select'), 'Others')
  at('[type=checkbox]').click()
  at<HTMLTextAreaElement>('textarea').focus()
  reload()
  expect(reloaded).toHaveBeenCalledTimes(1)

  load('<main></main>')
  const inputs: string[] = []
  for (const name of ['input', 'change'])
    document.body.addEventListener(name, ({ target }) => inputs.push((target as Element).localName))
  at('main').innerHTML = form
  await turn()
  expect(at('[type=search]').value).toBe('a sofa')
  expect([...document.querySelectorAll<HTMLInputElement>('[type=email]')].map(({ value }) => value)).toEqual([
    '',
    'mina@example.com',
  ])
  expect(at('textarea').value).toBe('as new')
  expect(document.activeElement).toBe(at('textarea'))
  expect(at('select').value).toBe('Others')
  expect(at('[type=checkbox]').checked).toBe(true)
  expect(new Set(inputs)).toEqual(new Set(['input', 'textarea', 'select']))
})

it('is in the section as well, if it was restored into the prerendered content first', async () => {
  const { reload } = load(form)
  type(at('[type=search]'), 'a sofa')
  reload()
  load(`<main><div id="prerendered">${form}</div></main>`)
  expect(at('[type=search]').value).toBe('a sofa')
  at('main').innerHTML = form
  await turn()
  expect(at('[type=search]').value).toBe('a sofa')
})

it('survives a second reload, also if the fields were not there yet', async () => {
  load(form)
  const first = load(form)
  type(at('[type=search]'), 'a sofa')
  first.reload()
  load('<main></main>').reload()
  load('<main></main>')
  at('main').innerHTML = form
  await turn()
  expect(at('[type=search]').value).toBe('a sofa')
})

it('a password, and what was never entered, is not kept', () => {
  const { reload } = load(form.replace('<textarea>', '<textarea>of a draft'))
  type(at('[type=password]'), 'secret')
  reload()
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/secret|draft/)
})

it('belongs to its address, and to one reload', async () => {
  const { reload } = load(form)
  type(at('[type=search]'), 'a sofa')
  reload()
  window.history.replaceState(null, '', '/userspacejobs')
  load(form)
  expect(at('[type=search]').value).toBe('')
  window.history.replaceState(null, '', '/userspacetrade?page=2')
  load(form)
  await turn()
  expect(at('[type=search]').value).toBe('')
})

it.each([
  ['stays while the page starts', '/userspacetrade', 'a sofa'],
  ['is given up when the person goes to another page', '/userspacejobs', ''],
])('%s', async (_, path, value) => {
  const { reload } = load(form)
  type(at('[type=search]'), 'a sofa')
  reload()
  load('<main></main>')
  window.history.pushState(null, '', path)
  window.dispatchEvent(new Event('single-spa:before-routing-event'))
  at('main').innerHTML = form
  await turn()
  expect(at('[type=search]').value).toBe(value)
})
