import { clearEarly } from './clear'

const open = () => {
  document.body.innerHTML = '<main><div id="early">on its way</div></main>'
  const main = document.querySelector('main') as HTMLElement
  clearEarly(main)
  const section = document.createElement('div')
  section.dataset.section = 'mfe-a'
  section.append(document.createElement('div'))
  main.append(section)
  return { main, place: section.firstElementChild as HTMLElement }
}

it('what stood before the scripts stays until a section draws something', async () => {
  const { main } = open()
  await Promise.resolve()
  expect(main).toHaveTextContent('on its way')
})

it('is gone before the next frame once one does', async () => {
  const { main, place } = open()
  place.append('here')
  await Promise.resolve()
  expect(main.textContent).toBe('here')
})

it('a page without it is left alone', () => {
  document.body.innerHTML = '<main></main>'
  clearEarly(document.querySelector('main') as HTMLElement)
  expect(document.querySelector('main')).toBeEmptyDOMElement()
})

it('what was pressed meanwhile is pressed in the section', async () => {
  const { main, place } = open()
  const early = document.querySelector('#early') as HTMLElement
  early.innerHTML = '<button>All</button><button><b>Others</b></button>'
  document.querySelector('b')?.click()
  const pressed: string[] = []
  place.innerHTML = '<button>All</button><button>Others</button>'
  place.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent))
  await Promise.resolve()
  expect(pressed).toEqual(['Others'])
  expect(main).toHaveTextContent('AllOthers')
})
