import { myRoles, reverseDecision } from '@within-reach/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { useDesk } from '../desk-context'
import { Frame } from './frame'

function Screen() {
  const { decided } = useDesk()
  return (
    <>
      <h1>Private work</h1>
      <button onClick={() => decided({ text: 'Hidden: alex', decision: 31, review: 5 })}>Decide</button>
    </>
  )
}

/** A person returns to the tab, which asks the service at once. */
const comeBack = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

describe('the frame of the desk', () => {
  it('sends a visitor to the login, which leads back', () => {
    const { shell } = renderRemote(<Screen />, { path: '/desk/review?idx=5', frame: <Frame /> })
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fdesk%2Freview%3Fidx%3D5', { replace: true })
    expect(screen.queryByText('Private work')).not.toBeInTheDocument()
  })

  it('shows a member without a role a plain page, and nothing of the desk before or after', async () => {
    stubDesk([])
    renderDesk(<Screen />, { path: '/desk' })
    expect(screen.queryByText('Private work')).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: "This page is for the site's staff" })).toBeVisible()
    expect(screen.queryByText('Private work')).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it.each([
    ['moderator', '/desk/cases', ['Desk', 'Appeals', 'History']],
    ['moderator', '/desk/papers', ['Desk', 'Appeals', 'History']],
    ['agent', '/desk/appeals', ['Desk', 'Cases', 'Papers']],
  ] as const)('shows a %s only the pages of the role', async (role, foreign, own) => {
    stubDesk([role])
    renderDesk(<Screen />, { path: foreign })
    expect(await screen.findByRole('heading', { name: /staff/ })).toBeVisible()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...own,
      'To the home page',
    ])
  })

  it('shows operators the page of the staff, also without a role', async () => {
    stubDesk([])
    renderDesk(<Screen />, { path: '/desk/staff', member: { ...mina, operator: true } })
    expect(await screen.findByText('Private work')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page')
  })

  it('closes as soon as the service no longer knows the role', async () => {
    const service = stubDesk(['moderator'])
    renderDesk(<Screen />, { path: '/desk' })
    expect(await screen.findByText('Private work')).toBeVisible()
    service.answer(myRoles, { kind: 'ok', data: { roles: [] } })
    comeBack()
    await waitFor(() => expect(screen.queryByText('Private work')).not.toBeInTheDocument())
  })

  it('shows another member who logs in nothing of the first one', async () => {
    stubDesk(['moderator'])
    const { switchTo } = renderDesk(<Screen />, { path: '/desk' })
    expect(await screen.findByText('Private work')).toBeVisible()
    stubService().answer(myRoles, () => new Promise(() => {}))
    await switchTo({ ...mina, marker: 'another', email: 'noa@example.com' })
    expect(screen.queryByText('Private work')).not.toBeInTheDocument()
  })

  it('offers to try again if the service is away', async () => {
    const service = stubService()
    service.answer(myRoles, { kind: 'unavailable' })
    const { user } = renderDesk(<Screen />, { path: '/desk' })
    expect(await screen.findByText('We could not load the desk')).toBeVisible()
    service.answer(myRoles, { kind: 'ok', data: { roles: ['agent'] } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Private work')).toBeVisible()
  })

  it('reverses the last decision by one press or by the key u, and opens it again on request', async () => {
    const service = stubDesk(['moderator'])
    service.answer(reverseDecision, { kind: 'ok', data: null })
    const { user, shell } = renderDesk(<Screen />, { path: '/desk' })
    await user.click(await screen.findByRole('button', { name: 'Decide' }))
    expect(screen.getByText('Hidden: alex')).toBeVisible()
    await user.keyboard('u')
    expect(await screen.findByText('Reversed.')).toBeVisible()
    expect(service.sent(reverseDecision).map(({ fields }) => fields)).toEqual([
      { idx: '31', why: 'Reversed right after it was decided' },
    ])
    await user.click(screen.getByRole('button', { name: 'Show the review' }))
    expect(shell.navigate).toHaveBeenCalledWith('/desk/review?idx=5')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Reversed.')).not.toBeInTheDocument()
  })

  it.each([
    ['reversedAlready', 'This decision is reversed already.'],
    ['goneForGood', 'The text is deleted for good, so the decision cannot be reversed.'],
  ] as const)('says why a decision was not reversed: %s', async (kind, text) => {
    const service = stubDesk(['moderator'])
    service.answer(reverseDecision, { kind })
    const { user } = renderDesk(<Screen />, { path: '/desk' })
    await user.click(await screen.findByRole('button', { name: 'Decide' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(text)).toBeVisible()
  })
})
