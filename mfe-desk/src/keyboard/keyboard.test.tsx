import { fireEvent, screen, within } from '@testing-library/react'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { RowList } from './row-list'
import { useShortcuts } from './shortcuts'

const archive = jest.fn()

function Screen() {
  useShortcuts([{ key: 'x', label: 'Archive', run: archive }])
  return (
    <>
      <h1>Screen</h1>
      <input aria-label="Words" />
      <label>
        <input type="radio" /> Choice
      </label>
      <RowList labels={{ next: 'Next row', previous: 'Previous row' }}>
        <li>
          <a href="/one" data-row>
            One
          </a>
        </li>
        <li>
          <a href="/two" data-row>
            Two
          </a>
        </li>
      </RowList>
    </>
  )
}

async function open() {
  stubDesk(['moderator'])
  const rendered = renderDesk(<Screen />, { path: '/desk' })
  await screen.findByRole('heading', { name: 'Screen' })
  return rendered
}

beforeEach(() => {
  archive.mockClear()
  localStorage.clear()
})

describe('the keys of the desk', () => {
  it('work from anywhere on the page, also from a choice', async () => {
    const { user } = await open()
    await user.keyboard('x')
    await user.click(screen.getByRole('radio'))
    await user.keyboard('X')
    expect(archive).toHaveBeenCalledTimes(2)
  })

  it('do nothing while a person types, and nothing with a modifier', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Words'), 'xj?')
    expect(screen.getByLabelText('Words')).toHaveValue('xj?')
    await user.click(screen.getByRole('heading', { name: 'Screen' }))
    await user.keyboard('{Control>}x{/Control}{Alt>}x{/Alt}{Meta>}x{/Meta}')
    expect(archive).not.toHaveBeenCalled()
  })

  it.each(['ㅌ', 'Process'])('work with a Korean keyboard, which reports %s', async (key) => {
    await open()
    fireEvent.keyDown(document.body, { key, code: 'KeyX' })
    expect(archive).toHaveBeenCalledTimes(1)
  })

  it('decide nothing twice while a key is held down', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'x', code: 'KeyX' })
    fireEvent.keyDown(document.body, { key: 'x', code: 'KeyX', repeat: true })
    expect(archive).toHaveBeenCalledTimes(1)
  })

  it('move the focus through the rows: letters from anywhere, arrows from a row', async () => {
    const { user } = await open()
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
    await user.keyboard('{ArrowDown}j')
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
    await user.keyboard('k')
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
  })

  it('are listed by a question mark, and by a button', async () => {
    const { user } = await open()
    await user.keyboard('?')
    const panel = screen.getByRole('dialog', { name: 'Keys' })
    expect(
      within(panel)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Next row', 'Previous row', 'Archive', 'Show the keys'])
    await user.keyboard('x')
    expect(archive).not.toHaveBeenCalled()
    await user.click(within(panel).getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Keys' }))
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  })

  it('can be switched off, and stay off; the arrow keys still work', async () => {
    const { user, unmount } = await open()
    await user.click(screen.getByRole('button', { name: 'Keys' }))
    await user.click(screen.getByRole('checkbox', { name: 'Single keys work' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('x?j')
    expect(archive).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    screen.getByRole('link', { name: 'One' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
    unmount()
    const next = await open()
    await next.user.keyboard('x')
    expect(archive).not.toHaveBeenCalled()
  })
})
