import './keep-press.js'
import { replacePrerendered } from './replace-prerendered'

const open = () => {
  document.body.innerHTML = '<main><div id="prerendered">on its way</div></main>'
  const main = document.querySelector('main') as HTMLElement
  replacePrerendered(main)
  const section = document.createElement('div')
  section.dataset.section = 'mfe-a'
  section.append(document.createElement('div'))
  main.append(section)
  return { main, slot: section.firstElementChild as HTMLElement }
}

it('prerendered content stays until a section renders', async () => {
  const { main } = open()
  await Promise.resolve()
  expect(main).toHaveTextContent('on its way')
})

it('stays while a section shows its skeleton', async () => {
  const { main, slot } = open()
  slot.innerHTML = '<div data-loading>a section</div>'
  await Promise.resolve()
  expect(main).toHaveTextContent('on its way')
})

it('is removed before the next frame once a section renders', async () => {
  const { main, slot } = open()
  slot.append('here')
  await Promise.resolve()
  expect(main.textContent).toBe('here')
})

it('does nothing in a page without prerendered content', () => {
  document.body.innerHTML = '<main></main>'
  replacePrerendered(document.querySelector('main') as HTMLElement)
  expect(document.querySelector('main')).toBeEmptyDOMElement()
})

it('a press in it is repeated in the section', async () => {
  const { main, slot } = open()
  const prerendered = document.querySelector('#prerendered') as HTMLElement
  prerendered.innerHTML = '<button>All</button><button><b>Others</b></button>'
  document.querySelector('b')?.click()
  const pressed: string[] = []
  slot.innerHTML = '<button>All</button><button>Others</button>'
  slot.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent))
  await Promise.resolve()
  expect(pressed).toEqual(['Others'])
  expect(main).toHaveTextContent('AllOthers')
})

describe('a link in it that is clicked', () => {
  const follow = (click: MouseEventInit = {}) => {
    const { main, slot } = open()
    const prerendered = document.querySelector('#prerendered') as HTMLElement
    prerendered.innerHTML = '<a href="/view?id=7"><b>A desk</b></a><input name="email">'
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...click })
    document.querySelector('b')?.dispatchEvent(event)
    return { main, slot, event }
  }
  beforeEach(() => window.history.replaceState(null, '', '/userspacetrade'))

  it('navigates within this page', () => {
    expect(follow().event.defaultPrevented).toBe(true)
    expect(window.location.pathname + window.location.search).toBe('/view?id=7')
  })

  it('is left to the browser if it opens elsewhere', () => {
    expect(follow({ ctrlKey: true }).event.defaultPrevented).toBe(false)
    expect(window.location.pathname).toBe('/userspacetrade')
  })

  it('removes the content with its input when another page opens', () => {
    const { main } = follow()
    expect(main.querySelector('#prerendered')).not.toBeNull()
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
    expect(main.querySelector('#prerendered')).toBeNull()
  })
})

it('a routing event at the same address leaves it', () => {
  const { main } = open()
  window.dispatchEvent(new Event('single-spa:before-routing-event'))
  expect(main).toHaveTextContent('on its way')
})
