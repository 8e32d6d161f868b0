import { screen } from '@testing-library/react'
import { appeal, linkedAppeal, linkedNotice, type Notice, notices } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as Notices } from './notices'

const decision: Notice = {
  decision_idx: 5,
  action: 'hide',
  reason: 'misplaced',
  note: '',
  kind: 'post',
  id: 7,
  target: 'content',
  text: 'I look for work.',
  ca: '2026-11-01T10:00:00.000Z',
  until: null,
  reversed: null,
  appeal: null,
  appealUntil: '2099-12-01T10:00:00.000Z',
}
const appealed = (words: string): Notice => ({
  ...decision,
  appealUntil: null,
  appeal: { words, ca: '2026-11-02T10:00:00.000Z', state: 'open', answer: '', closed: null },
})

const secret = 'b'.repeat(43)

function showAs(who: 'member' | 'link') {
  const service = stubService()
  const answer = (one: Notice) => {
    service.answer(notices, { kind: 'ok', data: [one], meta: { total: 1, page: 1, pages: 1 } })
    service.answer(linkedNotice, { kind: 'ok', data: one })
  }
  answer(decision)
  service.answer(appeal, { kind: 'appealedAlready' })
  service.answer(linkedAppeal, { kind: 'appealedAlready' })
  const options = who === 'member' ? { path: '/notices', member: mina } : { path: `/notices#${secret}` }
  return { answer, ...renderRemote(<Notices />, options) }
}

beforeEach(() => localStorage.clear())

describe.each(['member', 'link'] as const)('an appeal of the %s that was sent already', (who) => {
  it('from another tab with other words keeps the words that were not sent, and says so', async () => {
    const { answer, user } = showAs(who)
    await user.click(await screen.findByRole('button', { name: 'Appeal' }))
    const box = screen.getByLabelText('Why is the decision wrong?')
    await user.type(box, 'I have the papers.')
    answer(appealed('It is about a room.'))
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    expect(await screen.findByText(/Another moderator has not decided yet/)).toBeVisible()
    expect(screen.getByText('It is about a room.')).toBeVisible()
    expect(
      screen.getByText('You have appealed already, with other words. These were not sent.'),
    ).toBeVisible()
    expect(box).toBeVisible()
    expect(box).toHaveValue('I have the papers.')
    expect(screen.queryByRole('button', { name: 'Send the appeal' })).not.toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(box).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Your appeal' })).toHaveFocus()
  })

  it('with the same words is shown as sent', async () => {
    const { answer, user } = showAs(who)
    await user.click(await screen.findByRole('button', { name: 'Appeal' }))
    await user.type(screen.getByLabelText('Why is the decision wrong?'), ' It is about a room. ')
    answer(appealed('It is about a room.'))
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    expect(await screen.findByText(/Another moderator has not decided yet/)).toBeVisible()
    expect(screen.queryByLabelText('Why is the decision wrong?')).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Your appeal' })).toHaveFocus()
  })
})
