import { screen, within } from '@testing-library/react'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { InShell } from '../testing/in-shell'
import { MemberMenu, VisitorMenu } from './menu-page'

const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }))
const pages = ['Long-term property', 'Short-term stay', 'Find your roommate', 'Jobs']
const linkNames = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the mobile menu', () => {
  it('of visitors lists both sections, Log-in and Sign up', () => {
    spec('2.header.mobile-menu-logged-out')
    renderRemote(<VisitorMenu />, { path: '/mobilemenu', frame: <InShell /> })
    expect(
      menu()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Ask Reach', 'User Space'])
    expect(linkNames()).toEqual([...pages, 'Log-in', 'Sign up'])
    expect(menu().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
    expect(menu().queryByRole('button', { name: 'Log-out' })).not.toBeInTheDocument()
  })

  it('of members lists both sections, My profile and Log-out', () => {
    spec('2.header.mobile-menu-logged-in')
    renderRemote(<MemberMenu />, { path: '/mobilemenu2', frame: <InShell />, member: mina })
    expect(linkNames()).toEqual([...pages, 'My profile'])
    expect(menu().getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile')
    expect(menu().getByRole('button', { name: 'Log-out' })).toBeVisible()
  })

  it('of visitors sends a member to the other', () => {
    spec('readings.mobilemenu')
    const { shell } = renderRemote(<VisitorMenu />, {
      path: '/mobilemenu',
      frame: <InShell />,
      member: mina,
    })
    expect(shell.navigate).toHaveBeenCalledWith('/mobilemenu2', { replace: true })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('of members sends a visitor to the other', () => {
    spec('readings.mobilemenu')
    const { shell } = renderRemote(<MemberMenu />, { path: '/mobilemenu2', frame: <InShell /> })
    expect(shell.navigate).toHaveBeenCalledWith('/mobilemenu', { replace: true })
  })

  it('of members redirects a member who logs out in another tab', async () => {
    const { shell, switchTo } = renderRemote(<MemberMenu />, {
      path: '/mobilemenu2',
      frame: <InShell />,
      member: mina,
    })
    expect(shell.navigate).not.toHaveBeenCalled()
    await switchTo(null)
    expect(shell.navigate).toHaveBeenCalledWith('/mobilemenu', { replace: true })
  })

  it('leaves language and theme to the footer below it', () => {
    renderRemote(<VisitorMenu />, { path: '/mobilemenu', frame: <InShell /> })
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('logs out', async () => {
    const logOut = jest.fn()
    const frame = <InShell logOut={logOut} />
    const { user } = renderRemote(<MemberMenu />, { path: '/mobilemenu2', frame, member: mina })
    await user.click(menu().getByRole('button', { name: 'Log-out' }))
    expect(logOut).toHaveBeenCalledTimes(1)
  })
})
