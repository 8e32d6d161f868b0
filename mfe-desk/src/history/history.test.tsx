import { moderationHistory, type ModerationEvent } from '@within-reach/contract'
import { screen, within } from '@testing-library/react'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { onePage } from '../testing/reviews'
import { Component as History } from './history-page'

const event = (own: Partial<ModerationEvent>): ModerationEvent => ({
  event_idx: 1,
  what: 'decided',
  by: 'noa',
  about: 'hide: post 42 of alex',
  author: 'alex',
  role: null,
  action: 'hide',
  reason: 'scam',
  kind: 'post',
  id: 42,
  words: '',
  decision_idx: 31,
  review_idx: 5,
  ca: '2024-03-18T09:30:00.000Z',
  ...own,
})

const none = { action: null, reason: null, kind: null, id: null, decision_idx: null, review_idx: null }

describe('the history', () => {
  it('says what was done, about what, why, by whom and when, and offers no change', async () => {
    stubDesk(['moderator']).answer(
      moderationHistory,
      onePage([
        event({ event_idx: 3, what: 'reversed', words: 'It was a mistake' }),
        event({ event_idx: 2, by: 'token noa' }),
      ]),
    )
    renderDesk(<History />, { path: '/desk/history' })
    const history = within(await screen.findByRole('list', { name: 'History' }))
    const [reversed, decided] = history.getAllByRole('listitem')
    expect(reversed).toHaveTextContent(
      'Reversed: HiddenPostScam or fraudIt was a mistakenoa · Mar 18, 2024 · Review',
    )
    // A nick may begin like the name of a token.
    expect(decided).toHaveTextContent('HiddenPostScam or fraudtoken noa ·')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keys ?'])
  })

  it('names the member whom an entry is about, and shows no numbers instead', async () => {
    stubDesk(['moderator']).answer(
      moderationHistory,
      onePage([
        event({
          ...none,
          event_idx: 4,
          what: 'appealed',
          about: 'decision 31',
          by: 'member 6',
          review_idx: 5,
        }),
        event({ ...none, event_idx: 3, what: 'merged', about: 'review 4 into review 5, of member 6' }),
        event({ event_idx: 2 }),
        event({ ...none, what: 'appealed', about: 'decision 8', by: 'member 9', author: null }),
      ]),
    )
    renderDesk(<History />, { path: '/desk/history' })
    const history = within(await screen.findByRole('list', { name: 'History' }))
    const [appealed, merged, decided, former] = history.getAllByRole('listitem')
    expect(appealed).toHaveTextContent(/^Appeal receivedalex · Mar 18, 2024 · Review$/)
    expect(merged).toHaveTextContent(/^Reviews mergednoa · Mar 18, 2024 · about alex$/)
    expect(decided).toHaveTextContent(/noa · Mar 18, 2024 · Review · about alex$/)
    expect(former).toHaveTextContent(/^Appeal receivedmember 9 · Mar 18, 2024$/)
  })

  it('says in the language of the page who got or lost which role, also of former members', async () => {
    const staff = { ...none, what: 'staff', author: 'mina', by: 'owner@example.com' } as const
    const agent = { name: 'agent', granted: true } as const
    stubDesk(['moderator']).answer(
      moderationHistory,
      onePage([
        event({ ...staff, event_idx: 4, about: 'mina is now agent', role: agent }),
        event({
          ...staff,
          event_idx: 3,
          about: 'mina is no longer agent',
          role: { ...agent, granted: false },
        }),
        event({ ...staff, event_idx: 2, role: agent, author: null, by: 'a former member' }),
        event({ ...staff, about: 'mina is now an owner', role: undefined, by: 'token owner' }),
      ]),
    )
    renderDesk(<History />, { path: '/desk/history' })
    const history = within(await screen.findByRole('list', { name: 'History' }))
    const [granted, revoked, former, unknown] = history.getAllByRole('listitem')
    expect(granted).toHaveTextContent(/^mina is now Agentowner@example.com · Mar 18, 2024$/)
    expect(revoked).toHaveTextContent(/^mina is no longer Agentowner@example.com · Mar 18, 2024$/)
    expect(former).toHaveTextContent(/^A former member is now AgentA former member · Mar 18, 2024$/)
    expect(unknown).toHaveTextContent(/^Roles changedmina is now an ownerthe token “owner” ·/)
  })

  it('says if nothing was done yet', async () => {
    stubDesk(['moderator']).answer(moderationHistory, onePage([]))
    renderDesk(<History />, { path: '/desk/history' })
    expect(await screen.findByText('Nothing was done yet')).toBeVisible()
  })
})
