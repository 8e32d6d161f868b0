import './keep-press.js'
import { replaceDrawn } from './replace-drawn'

const switches = (name: string) =>
  `<footer><input type="radio" name="${name}" value="en" checked><input type="radio" name="${name}" value="ko"></footer>`

it('a button that was pressed in the drawn header is pressed in the real one', () => {
  document.body.innerHTML = '<div id="header"><button>Log-out</button><button>Messages</button></div>'
  const header = document.querySelector('#header') as HTMLElement
  ;(header.lastElementChild as HTMLElement).click()
  const pressed: string[] = []
  header.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent))
  replaceDrawn(header, () => {
    header.innerHTML = '<button>Log-out</button><button>Messages</button>'
  })
  expect(pressed).toEqual(['Messages'])
})

it('a press elsewhere is not repeated', () => {
  document.body.innerHTML = '<div id="header"><button>Messages</button></div><button>Send</button>'
  const header = document.querySelector('#header') as HTMLElement
  ;(document.body.lastElementChild as HTMLElement).click()
  const pressed = jest.fn()
  header.addEventListener('click', pressed)
  replaceDrawn(header, () => {
    header.innerHTML = '<button>Messages</button>'
  })
  expect(pressed).not.toHaveBeenCalled()
})

it('a language that was chosen in the drawn footer is chosen in the real one', () => {
  const select =
    '<footer><select aria-label="Language"><option selected>en</option><option>zh</option></select></footer>'
  document.body.innerHTML = `<div id="footer">${select}</div>`
  const footer = document.querySelector('#footer') as HTMLElement
  ;(footer.querySelector('select') as HTMLSelectElement).value = 'zh'
  const chosen: string[] = []
  footer.addEventListener('change', ({ target }) => chosen.push((target as HTMLSelectElement).value))
  replaceDrawn(footer, () => {
    footer.innerHTML = select
  })
  expect(chosen).toEqual(['zh'])
})

it('a choice in the drawn footer is kept, although the generated names differ', () => {
  document.body.innerHTML = `<div id="footer">${switches('_prerender-footer-R_1_')}</div>`
  const footer = document.querySelector('#footer') as HTMLElement
  ;(footer.querySelector('[value=ko]') as HTMLInputElement).checked = true
  replaceDrawn(footer, () => {
    footer.innerHTML = switches('_footer-r_0_')
  })
  expect(footer.querySelector('[value=ko]')).toBeChecked()
})
