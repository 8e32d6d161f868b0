import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createLanguageStore, createSessionStore, type Member } from '@within-reach/shared-core'
import { of } from 'rxjs'
import { mina } from '@within-reach/shared-core/testing'
import { completeStore, decision } from '@within-reach/runtime/testing'
import { persistTheme } from '../theme/persist-theme'
import { renderChrome } from './chrome'

const byId = (id: string) => document.getElementById(id) as HTMLElement

async function show(member: Member = mina) {
  document.body.innerHTML =
    '<a class="wr-skip-link" href="#main"></a><div id="header"></div><main id="main" tabindex="-1"></main><div id="footer"></div>'
  window.history.replaceState(null, '', '/')
  const [openMessages, openDiagnostics] = [jest.fn(), jest.fn()]
  await act(async () =>
    renderChrome({
      header: byId('header'),
      footer: byId('footer'),
      decisions: completeStore(decision),
      site: { supportEmail: 'help@example.com', filmUrl: '', social: {} },
      session: createSessionStore({ status: 'loggedIn', member, token: 't' }),
      language: createLanguageStore('en'),
      unread: { count$: of(0), count: () => 0 },
      theme: persistTheme(),
      openMessages,
      openDiagnostics,
      logOut: () => {},
      onTrouble: () => {},
    }),
  )
  return { user: userEvent.setup(), openMessages, openDiagnostics }
}

describe('the chrome', () => {
  it('is a header with the menu of the live remotes', async () => {
    spec('2.header.submenus')
    await show()
    const banner = within(screen.getByRole('banner'))
    expect(banner.getByRole('navigation', { name: 'Main' })).toHaveTextContent(/^Ask Reach.*User Space/)
  })

  it('opens the message centre without a recipient', async () => {
    spec('2.header.message-icon')
    const { user, openMessages } = await show()
    const [icon] = screen.getAllByRole('button', { name: 'Messages' })
    if (icon) await user.click(icon)
    expect(openMessages).toHaveBeenCalledWith()
  })

  it('is a footer with what the specification lists', async () => {
    spec('2.footer.links', '2.footer.contact')
    await show()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About us', '/aboutus'],
      ['Contact us', 'mailto:help@example.com'],
      ['Terms of Use', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Posting Policy', '/terms#posting-policy'],
    ])
    expect(footer.getByText(/© 2023/)).toBeVisible()
  })

  it('has a control for the developer panel in the footer, for operators only', async () => {
    await show()
    expect(screen.queryByRole('button', { name: 'Developer panel' })).not.toBeInTheDocument()
    const { user, openDiagnostics } = await show({ ...mina, operator: true })
    await user.click(screen.getByRole('button', { name: 'Developer panel' }))
    expect(openDiagnostics).toHaveBeenCalledTimes(1)
  })

  it('goes to the pages of the footer within the page', async () => {
    spec('2.footer.within')
    const { user } = await show()
    await user.click(screen.getByRole('link', { name: 'Posting Policy' }))
    expect(window.location.pathname + window.location.hash).toBe('/terms#posting-policy')
  })

  it('leaves a click for a new tab to the browser', async () => {
    const { user } = await show()
    const [home] = screen.getAllByRole('link', { name: 'Within Reach, home' })
    let left: boolean | undefined
    window.addEventListener(
      'click',
      (event) => {
        left = !event.defaultPrevented
        // jsdom cannot load a page.
        event.preventDefault()
      },
      { once: true },
    )
    await user.keyboard('{Control>}')
    if (home) await user.click(home)
    expect(left).toBe(true)
  })

  it('skips to the content without a history entry', async () => {
    const { user } = await show()
    const before = window.history.length
    await user.click(screen.getByRole('link', { name: 'Skip to content' }))
    expect(byId('main')).toHaveFocus()
    expect(window.history.length).toBe(before)
    expect(window.location.hash).toBe('')
  })
})
