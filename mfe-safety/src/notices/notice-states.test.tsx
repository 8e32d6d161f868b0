import { screen } from '@testing-library/react'
import { type Notice, notices } from '@within-reach/contract'
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
  appealUntil: null,
}
const appealed = (state: 'open' | 'dismissed'): Partial<Notice> => ({
  appeal: {
    words: 'It is about a room.',
    ca: '2026-11-02T10:00:00.000Z',
    state,
    answer: state === 'open' ? '' : 'I read it twice.',
    closed: state === 'open' ? null : '2026-11-03T10:00:00.000Z',
  },
})
const appealable = { appealUntil: '2126-12-01T10:00:00.000Z' }

async function show(own: Partial<Notice>): Promise<HTMLElement> {
  stubService().answer(notices, {
    kind: 'ok',
    data: [{ ...decision, ...own }],
    meta: { total: 1, page: 1, pages: 1 },
  })
  renderRemote(<Notices />, { path: '/notices', member: mina })
  return screen.findByRole('listitem')
}

it.each([
  ['can be appealed', appealable],
  ['was appealed', appealed('open')],
] as const)('a text whose hiding %s is said to be able to come back', async (_, own) => {
  expect(await show(own)).toHaveTextContent(
    'Nobody but you sees what was hidden. It can come back after an appeal.',
  )
})

it.each([
  ['can no longer be appealed', {}],
  ['was appealed in vain', appealed('dismissed')],
] as const)('a text whose hiding %s is not said to be able to come back', async (_, own) => {
  const card = await show(own)
  expect(card).toHaveTextContent('Nobody but you sees what was hidden.')
  expect(card).not.toHaveTextContent('come back')
})

it.each([
  ['can be appealed', appealable, 'It is deleted for good after the time for an appeal.'],
  ['was appealed', appealed('open'), 'It is kept until your appeal is answered.'],
  ['can no longer be appealed', {}, 'It is deleted for good 30 days after the decision.'],
  ['was appealed in vain', appealed('dismissed'), 'It is deleted for good 30 days after the decision.'],
] as const)('a text whose removal %s is said to be kept as long as it is', async (_, own, kept) => {
  expect(await show({ action: 'remove', ...own })).toHaveTextContent(
    `Nobody but you sees what was removed. ${kept}`,
  )
})

it.each([
  ['can be appealed', appealable, 'You can read this page and appeal.'],
  ['was appealed', appealed('open'), 'You can no longer log in.'],
  ['can no longer be appealed', {}, 'You can no longer log in.'],
] as const)('a ban that %s says what it means', async (_, own, meaning) => {
  expect(await show({ action: 'ban', ...own })).toHaveTextContent(meaning)
})

it('a decision that was not appealed in time says so', async () => {
  expect(await show({})).toHaveTextContent('The time for an appeal is over.')
})

it('a reversed decision does not say that the time for an appeal is over', async () => {
  expect(await show({ reversed: '2026-11-05T10:00:00.000Z' })).not.toHaveTextContent('time for an appeal')
})

it.each([
  ['was reversed', { reversed: '2026-11-05T10:00:00.000Z' }, 'The decision was reversed later.'],
  ['is over', { action: 'limit', until: '2020-11-08T10:00:00.000Z' }, 'dismissed your appeal.'],
] as const)('a dismissed appeal against what %s does not say that it stays', async (_, own, text) => {
  const card = await show({ ...appealed('dismissed'), ...own })
  expect(card).toHaveTextContent(text)
  expect(card).not.toHaveTextContent('The decision stays.')
})
