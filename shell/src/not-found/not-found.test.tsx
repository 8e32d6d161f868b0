import { fireEvent, screen } from '@testing-library/react'
import { renderRemote } from '@within-reach/shared-core/testing'
import { decision } from '@within-reach/runtime/testing'
import { InShell } from '../testing/in-shell'
import { NotFound } from './not-found'

const show = (of = decision) =>
  renderRemote(<NotFound />, { path: '/nowhere', frame: <InShell decision={of} /> })

describe('the page for an unknown address', () => {
  it('says so', () => {
    spec('2.routes.unknown')
    show()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not find this page')
  })

  it('leads home and to every page of the menu', () => {
    show()
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Go home',
      'Long-term property',
      'Short-term stay',
      'Find your roommate',
      'Jobs',
    ])
  })

  it('searches the chosen board', async () => {
    const { user, shell } = show()
    await user.selectOptions(screen.getByLabelText('Board'), 'Jobs')
    await user.type(screen.getByRole('searchbox'), ' 기숙사 & tea {Enter}')
    expect(shell.navigate).toHaveBeenCalledWith('/userspacejobs?search=%EA%B8%B0%EC%88%99%EC%82%AC+%26+tea')
  })

  it('does not search with the Enter that ends a syllable', () => {
    show()
    expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', keyCode: 229 })).toBe(false)
  })

  it('offers no search if the boards are off', () => {
    const { 'mfe-userspace': _, ...remotes } = decision.remotes
    show({ ...decision, remotes })
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Short-term stay' })).toBeVisible()
  })
})
