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
        event({ event_idx: 2 }),
        event({ ...none, what: 'staff', about: 'mina is now an agent', by: 'owner@example.com' }),
      ]),
    )
    renderDesk(<History />, { path: '/desk/history' })
    const history = within(await screen.findByRole('list', { name: 'History' }))
    const [reversed, decided, staff] = history.getAllByRole('listitem')
    expect(reversed).toHaveTextContent(
      'Reversed: HiddenPostScam or fraudIt was a mistakenoa · Mar 18, 2024 · Review',
    )
    expect(decided).toHaveTextContent('HiddenPostScam or fraud')
    expect(staff).toHaveTextContent('Roles changedmina is now an agentowner@example.com')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keys ?'])
  })

  it('says if nothing was done yet', async () => {
    stubDesk(['moderator']).answer(moderationHistory, onePage([]))
    renderDesk(<History />, { path: '/desk/history' })
    expect(await screen.findByText('Nothing was done yet')).toBeVisible()
  })
})
