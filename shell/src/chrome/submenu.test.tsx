import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Submenu } from './submenu'

const section = {
  title: 'Ask Reach',
  items: [
    { path: '/long', title: 'Long-term property' },
    { path: '/short', title: 'Short-term stay' },
  ],
}

function show(pathname = '/') {
  const user = userEvent.setup()
  const page = (path: string) => (
    <>
      <a href="#before">Before</a>
      <Submenu name={section.title} items={section.items} pathname={path} />
      <a href="#after">After</a>
    </>
  )
  const { rerender } = render(page(pathname))
  return { user, goTo: (path: string) => rerender(page(path)) }
}

const button = () => screen.getByRole('button', { name: 'Ask Reach' })
const before = () => screen.getByRole('link', { name: 'Before' })
const expectOpen = (open: boolean) => {
  expect(button()).toHaveAttribute('aria-expanded', String(open))
  expect(screen.queryAllByRole('link', { name: /term/ })).toHaveLength(open ? 2 : 0)
}

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('a submenu', () => {
  it('is closed, names the list that it opens, and renders its pages from the first opening on', async () => {
    const { user } = show()
    expectOpen(false)
    const list = document.getElementById(button().getAttribute('aria-controls') ?? '')
    expect(list).toBeEmptyDOMElement()
    await user.hover(button())
    expect(list).toHaveTextContent('Long-term propertyShort-term stay')
  })

  it('opens under the mouse, stays open on a click, and closes when the mouse leaves', async () => {
    spec('2.header.submenu-hover', 'readings.submenus')
    const { user } = show()
    await user.hover(button())
    expectOpen(true)
    await user.click(button())
    expectOpen(true)
    await user.hover(screen.getByRole('link', { name: 'Short-term stay' }))
    expectOpen(true)
    await user.hover(before())
    expectOpen(false)
  })

  it('opens on focus, is walked through by Tab, and closes after its last page', async () => {
    spec('readings.submenus')
    const { user } = show()
    await user.tab()
    await user.tab()
    expect(button()).toHaveFocus()
    expectOpen(true)
    await user.tab()
    expect(screen.getByRole('link', { name: 'Long-term property' })).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus()
    expectOpen(false)
  })

  it('closes on Escape and gives the focus back to its button', async () => {
    spec('readings.submenus')
    const { user } = show()
    act(() => button().focus())
    await user.tab()
    await user.keyboard('{Escape}')
    expectOpen(false)
    expect(button()).toHaveFocus()
  })

  it('closes on Escape under the mouse too, without taking the focus', async () => {
    const { user } = show()
    act(() => before().focus())
    await user.hover(button())
    await user.keyboard('{Escape}')
    expectOpen(false)
    expect(before()).toHaveFocus()
  })

  it.each(['{Enter}', ' '])('closes and opens with the key "%s"', async (key) => {
    const { user } = show()
    act(() => button().focus())
    await user.keyboard(key)
    expectOpen(false)
    await user.keyboard(key)
    expectOpen(true)
  })

  it('opens on a tap, closes on the next, and on a tap elsewhere', async () => {
    spec('readings.submenus')
    const { user } = show()
    const tap = (target: Element) => user.pointer([{ keys: '[TouchA]', target }])
    await tap(button())
    expectOpen(true)
    await tap(button())
    expectOpen(false)
    await tap(button())
    await tap(document.body)
    expectOpen(false)
  })

  it('goes to the chosen page and closes', async () => {
    spec('2.header.submenu-leads')
    const { user, goTo } = show()
    await user.hover(button())
    await user.click(screen.getByRole('link', { name: 'Short-term stay' }))
    expect(window.location.pathname).toBe('/short')
    expectOpen(false)
    goTo('/short')
    expectOpen(false)
  })

  it('keeps the focus if its page is open already, for example with another filter', async () => {
    const { user } = show('/short')
    act(() => button().focus())
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expectOpen(false)
    expect(button()).toHaveFocus()
  })

  it('marks the current page', async () => {
    const { user } = show('/short')
    await user.hover(button())
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Short-term stay')
    expect(button()).toHaveAttribute('data-current')
  })
})
