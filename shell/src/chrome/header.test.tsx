import { act, render, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createLanguageStore, createSessionStore, type SiteSettings } from '@within-reach/shared-core'
import { BehaviorSubject } from 'rxjs'
import { mina } from '@within-reach/shared-core/testing'
import { completeStore, decision } from '@within-reach/runtime/testing'
import { navigate } from '../navigation/navigate'
import { InEnglish } from '../testing/in-english'
import { FollowedHeader } from './followed-header'

interface Options {
  readonly member?: boolean
  readonly at?: string
  readonly social?: SiteSettings['social']
}

/** Renders the header at an address. CSS shows one of its two widths, so each test looks at one. */
function show({ member = false, at = '/', social = {} }: Options = {}) {
  window.history.replaceState(null, '', at)
  const session = createSessionStore(member ? { status: 'loggedIn', member: mina, token: 't' } : undefined)
  const unread = new BehaviorSubject(0)
  const onLogOut = jest.fn()
  const onMessages = jest.fn()
  const { container } = render(
    <FollowedHeader
      decisions={completeStore(decision)}
      language={createLanguageStore('en')}
      unread={{ count$: unread, count: () => unread.value }}
      site={{ supportEmail: 'support@example.com', filmUrl: '', social }}
      session={session}
      onLogOut={onLogOut}
      onMessages={onMessages}
    />,
    { wrapper: InEnglish },
  )
  const part = (name: string) => within(container.querySelector<HTMLElement>(`.${name}`) ?? container)
  return {
    wide: part('wide'),
    narrow: part('narrow'),
    user: userEvent.setup(),
    session,
    unread,
    onLogOut,
    onMessages,
  }
}

/** Dispatches what single-spa dispatches after a navigation. */
const arrive = (path: string) =>
  act(() => {
    navigate(path)
    window.dispatchEvent(new CustomEvent('single-spa:routing-event'))
  })
const namesOf = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent)

describe('the wide header', () => {
  it('offers a visitor the two menus, Log-in and Register', () => {
    spec('2.header.logged-out')
    const { wide } = show()
    expect(namesOf(wide.getAllByRole('button'))).toEqual(['Ask Reach', 'User Space'])
    expect(namesOf(wide.getAllByRole('link'))).toEqual(['Within Reach, home', 'Log-in', 'Register'])
    expect(wide.getByRole('link', { name: 'Log-in' })).toHaveAttribute('href', '/login')
    expect(wide.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/signup')
  })

  it('offers a member Log-out, My profile and the message icon instead', () => {
    spec('2.header.logged-in')
    const { wide } = show({ member: true })
    expect(namesOf(wide.getAllByRole('button'))).toEqual(['Ask Reach', 'User Space', 'Log-out', 'Messages'])
    expect(namesOf(wide.getAllByRole('link'))).toEqual(['Within Reach, home', 'My profile'])
    expect(wide.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile')
  })

  it('logs out, and opens the messages', async () => {
    spec('2.header.message-icon', '2.header.log-out')
    const { wide, user, onLogOut, onMessages } = show({ member: true })
    await user.click(wide.getByRole('button', { name: 'Messages' }))
    expect(onMessages).toHaveBeenCalledTimes(1)
    await user.click(wide.getByRole('button', { name: 'Log-out' }))
    expect(onLogOut).toHaveBeenCalledTimes(1)
  })

  it('shows the number of unread messages without Intl, whose first use is slow', () => {
    const uses = [jest.spyOn(Intl, 'PluralRules'), jest.spyOn(Intl, 'NumberFormat')]
    const { wide, unread } = show({ member: true })
    act(() => unread.next(3))
    expect(wide.getByRole('button', { name: 'Messages, 3 unread messages' })).toBeInTheDocument()
    for (const use of uses) expect(use).not.toHaveBeenCalled()
    jest.restoreAllMocks()
  })

  it('shows the number of unread messages, and follows its changes', () => {
    const { wide, unread } = show({ member: true })
    act(() => unread.next(1))
    expect(wide.getByRole('button', { name: 'Messages, 1 unread message' })).toHaveTextContent('1')
    act(() => unread.next(120))
    expect(wide.getByRole('button', { name: 'Messages, 120 unread messages' })).toHaveTextContent('99+')
    act(() => unread.next(0))
    expect(wide.getByRole('button', { name: 'Messages' })).toHaveTextContent('')
  })

  it('follows the session', () => {
    const { wide, session } = show()
    act(() => session.dispatch({ type: 'restored', member: mina }))
    expect(wide.getByRole('button', { name: 'Messages' })).toBeVisible()
    act(() => session.dispatch({ type: 'loggedOut' }))
    expect(wide.getByRole('link', { name: 'Log-in' })).toBeVisible()
  })

  it('marks the current page as the address changes', () => {
    const { wide } = show({ at: '/login' })
    expect(wide.getByRole('link', { current: 'page' })).toHaveTextContent('Log-in')
    arrive('/signup')
    expect(wide.getByRole('link', { current: 'page' })).toHaveTextContent('Register')
    arrive('/userspacejobs')
    expect(wide.getByRole('button', { name: 'User Space' })).toHaveAttribute('data-current')
  })

  it('shows the social pages that have an address', () => {
    spec('2.header.social', 'readings.social')
    const { wide } = show({ social: { video: 'https://video.example/us', photo: '' } })
    expect(wide.getByRole('link', { name: 'Our videos' })).toHaveAttribute('href', 'https://video.example/us')
    expect(wide.queryByRole('link', { name: /photos|short/ })).not.toBeInTheDocument()
  })
})

describe('the narrow header', () => {
  it('offers a visitor the menu and the way home, and no messages', () => {
    spec('2.header.mobile-logo', '2.header.mobile-messages')
    const { narrow } = show()
    expect(narrow.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/mobilemenu')
    expect(narrow.getByRole('link', { name: 'Within Reach, home' })).toHaveAttribute('href', '/')
    expect(narrow.queryByRole('button', { name: 'Messages' })).not.toBeInTheDocument()
  })

  it("offers a member the members' menu and the messages", async () => {
    spec('2.header.mobile-toggle-member', '2.header.mobile-messages')
    const { narrow, user, onMessages } = show({ member: true })
    expect(narrow.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/mobilemenu2')
    await user.click(narrow.getByRole('button', { name: 'Messages' }))
    expect(onMessages).toHaveBeenCalledTimes(1)
  })

  it('opens the menu within the page', async () => {
    spec('2.header.mobile-toggle')
    const { narrow, user } = show({ at: '/terms' })
    await user.click(narrow.getByRole('link', { name: 'Menu' }))
    expect(window.location.pathname).toBe('/mobilemenu')
  })

  it.each([
    ['/mobilemenu', false],
    ['/mobilemenu2', true],
  ])('leads back on the menu page %s', async (menuPage, member) => {
    spec('2.header.mobile-back', 'readings.menu-toggle')
    const { narrow, user } = show({ at: '/terms', member })
    arrive(menuPage)
    const went = jest.spyOn(window.history, 'back').mockImplementation(() => {})
    expect(narrow.queryByRole('link', { name: 'Menu' })).not.toBeInTheDocument()
    await user.click(narrow.getByRole('button', { name: 'Close the menu' }))
    expect(went).toHaveBeenCalledTimes(1)
  })

  it('leads home from a menu page that was opened first', async () => {
    spec('readings.name', 'readings.menu-toggle')
    const { narrow, user } = show({ at: '/mobilemenu' })
    await user.click(narrow.getByRole('button', { name: 'Close the menu' }))
    expect(window.location.pathname).toBe('/')
  })
})
