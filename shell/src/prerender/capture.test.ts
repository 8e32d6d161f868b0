import { captureInput } from './capture'

const form = `
  <label>Email <input type="email" name="email"></label>
  <input type="text" name="name" value="as it was">
  <input type="checkbox">
  <input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b">
  <select name="region"><option>All</option><option>Others</option></select>
  <textarea name="words"></textarea>
  <a href="/signup">Sign up</a>
  <button type="button">All</button><button type="button">Others</button>
  <form></form>`

function open() {
  document.body.innerHTML = `<main><div id="prerendered">${form}</div></main>`
  const main = document.querySelector('main') as HTMLElement
  const prerendered = document.querySelector('#prerendered') as HTMLElement
  /** The section replaces the prerendered content. */
  const replace = (html = form, pressed?: Element) => {
    const captured = captureInput(prerendered, pressed)
    prerendered.remove()
    main.innerHTML = html
    captured.replayInto(main)
  }
  const at = <E extends Element = HTMLInputElement>(selector: string) => main.querySelector(selector) as E
  return { main, replace, at }
}

it('typed and chosen values are copied into the new fields, which receive the events', () => {
  const { main, replace, at } = open()
  at('[name=email]').value = 'mina@example.com'
  at('[type=checkbox]').checked = true
  at('[value=b]').checked = true
  at<HTMLSelectElement>('select').selectedIndex = 1
  at<HTMLTextAreaElement>('textarea').value = 'Hello'
  const events: string[] = []
  for (const type of ['input', 'change'])
    main.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).localName}`))
  replace()
  expect(at('[name=email]')).toHaveValue('mina@example.com')
  expect(at('[type=checkbox]')).toBeChecked()
  expect(at('[value=b]')).toBeChecked()
  expect(at('select')).toHaveValue('Others')
  expect(at('textarea')).toHaveValue('Hello')
  expect(events).toEqual(expect.arrayContaining(['input input', 'change select', 'input textarea']))
})

it.each([
  ['follows the restored draft', 'A long draft', 'Hello', 'A long draft\nHello', 18],
  ['that begins with the draft replaces it', 'Hel', 'Hello', 'Hello', 5],
  ['that is in the draft leaves it', 'Hello, Mina', 'Hello', 'Hello, Mina', 5],
])('a text %s', (_, draft, typed, shown, caret) => {
  const { replace, at } = open()
  const before = at<HTMLTextAreaElement>('textarea')
  before.value = typed
  before.focus()
  before.setSelectionRange(typed.length, typed.length)
  replace(form.replace('"words"></textarea>', `"words">${draft}</textarea>`))
  const after = at<HTMLTextAreaElement>('textarea')
  expect(after).toHaveValue(shown)
  expect(after.selectionStart).toBe(caret)
})

it.each([
  ['free text', 'name="name"', 'A cosy room', 'Two beds', 'A cosy room Two beds', 20],
  ['free text that begins with the draft', 'name="name"', 'A cosy', 'A cosy room', 'A cosy room', 11],
  ['an amount', 'name="name" inputmode="decimal"', '500', '620', '620', 3],
  ['a name', 'name="name" autocomplete="nickname"', 'mina', 'noa', 'noa', 3],
  ['a search', 'name="name" type="search"', 'sofa', 'desk', 'desk', 4],
])(
  'of a field with %s, what was typed is not lost to the draft',
  (_, attributes, draft, typed, shown, caret) => {
    const { replace, at } = open()
    const field = (value: string) => `<input ${attributes} value="${value}">`
    at('#prerendered').innerHTML = field('')
    const before = at('[name=name]')
    before.value = typed
    before.focus()
    before.setSelectionRange(typed.length, typed.length)
    replace(field(draft))
    expect(at('[name=name]')).toHaveValue(shown)
    expect(at('[name=name]').selectionStart).toBe(caret)
  },
)

it('chosen files are kept, although the value of their field cannot be set', () => {
  document.body.innerHTML = '<main><div id="prerendered"><input type="file"></div></main>'
  const main = document.querySelector('main') as HTMLElement
  const before = main.querySelector('input') as HTMLInputElement
  const files = Object.assign([new File(['x'], 'room.png')], { item: () => null })
  Object.defineProperties(before, { files: { value: files }, value: { value: 'C:\\fakepath\\room.png' } })
  const captured = captureInput(main.firstElementChild as Element)
  main.innerHTML = '<input type="file">'
  const after = main.querySelector('input') as HTMLInputElement
  let taken: unknown
  Object.defineProperty(after, 'files', { set: (given: unknown) => (taken = given) })
  const changed = jest.fn()
  after.addEventListener('change', changed)
  captured.replayInto(main)
  expect(taken).toBe(files)
  expect(changed).toHaveBeenCalledTimes(1)
})

it('a section that was opened is opened again, and its fields are filled', () => {
  const { main, replace, at } = open()
  const section = '<details><summary>Facts</summary><input name="price"></details>'
  main.firstElementChild?.insertAdjacentHTML('beforeend', section)
  at<HTMLDetailsElement>('details').open = true
  at('[name=price]').value = '12'
  at('[name=email]').value = 'mina@example.com'
  // As in a browser, what is in a closed section is not visible.
  Element.prototype.checkVisibility = function () {
    return this.closest('details:not([open])') === null || this.matches('details, summary')
  }
  try {
    replace(form + section)
  } finally {
    delete (Element.prototype as Partial<Element>).checkVisibility
  }
  expect(at('details')).toHaveAttribute('open')
  expect(at('[name=price]')).toHaveValue('12')
  expect(at('[name=email]')).toHaveValue('mina@example.com')
})

it("an untouched field keeps the section's value", () => {
  const { replace, at } = open()
  replace(form.replace('as it was', 'of a draft').replace('<option>Others', '<option selected>Others'))
  expect(at('[name=name]')).toHaveValue('of a draft')
  expect(at('select')).toHaveValue('Others')
})

it('the focus stays, with the text selection', () => {
  const { replace, at } = open()
  const name = at('[name=name]')
  name.focus()
  name.setSelectionRange(1, 4)
  replace()
  expect(at('[name=name]')).toHaveFocus()
  expect([at('[name=name]').selectionStart, at('[name=name]').selectionEnd]).toEqual([1, 4])
})

it.each(['[name=email]', 'a', '[type=checkbox]'])(
  'the focus stays on %s, which has no selection',
  (selector) => {
    const { replace, at } = open()
    at(selector).focus()
    replace()
    expect(at(selector)).toHaveFocus()
  },
)

it('a pressed button is pressed again, and a submitted form is submitted again', () => {
  for (const selector of ['button:last-of-type', 'form']) {
    const { main, replace, at } = open()
    const done: EventTarget[] = []
    for (const type of ['click', 'submit'])
      main.addEventListener(type, (event) => {
        event.preventDefault()
        if (event.target) done.push(event.target)
      })
    replace(form, at(selector))
    expect(done).toEqual([at(selector)])
  }
})

it('no other button is pressed if the section has more buttons, or none that matches', () => {
  for (const other of ['<button type="button">Discard</button>', '']) {
    const { main, replace, at } = open()
    const pressed: string[] = []
    main.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent))
    const all = at('button')
    all.focus()
    replace(other === '' ? '<button type="button">Try again</button>' : other + form, all)
    expect(pressed).toEqual(other === '' ? [] : ['All'])
    // The first button did not exist before.
    expect(at('button')).not.toHaveFocus()
  }
})

it('typed values are restored even if the pressed button is missing', () => {
  const { replace, at } = open()
  at('[name=email]').value = 'mina@example.com'
  replace(form.replace('>All</button>', '>All (complete)</button>'), at('button'))
  expect(at('[name=email]')).toHaveValue('mina@example.com')
})

it('waits for the fields if the section fails at first', async () => {
  const { main, replace, at } = open()
  at('[name=email]').value = 'mina@example.com'
  replace('<p>taking a break</p>')
  main.innerHTML = form
  await Promise.resolve()
  expect(at('[name=email]')).toHaveValue('mina@example.com')
})

it('is not replayed in another page', async () => {
  const { main, replace, at } = open()
  at('[name=email]').value = 'mina@example.com'
  replace('<p>taking a break</p>')
  window.history.pushState(null, '', '/signup')
  main.innerHTML = form
  await Promise.resolve()
  expect(at('[name=email]')).toHaveValue('')
})

it('a log stays where it was scrolled to', () => {
  const { replace, at } = open()
  const main = at('form').closest('main') as HTMLElement
  const log = '<div role="log"></div>'
  main.querySelector('#prerendered')?.insertAdjacentHTML('beforeend', log)
  at('[role=log]').scrollTop = -120
  replace(form + log)
  expect(at('[role=log]').scrollTop).toBe(-120)
})
