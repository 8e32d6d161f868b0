import { screen, within } from '@testing-library/react'
import { appeal, linkedAppeal, linkedNotice, type Notice, notices } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as Notices } from './notices'

const hidden: Notice = {
  decision_idx: 5,
  action: 'hide',
  reason: 'misplaced',
  note: 'This belongs on the jobs board.',
  kind: 'post',
  id: 7,
  target: 'content',
  text: 'I look for work.',
  ca: '2026-11-01T10:00:00.000Z',
  until: null,
  reversed: null,
  appeal: null,
  appealUntil: '2026-12-01T10:00:00.000Z',
}
const open: Notice['appeal'] = {
  words: 'It is about a room.',
  ca: '2026-11-02T10:00:00.000Z',
  state: 'open',
  answer: '',
  closed: null,
}

function show(...rows: readonly Notice[]) {
  const service = stubService()
  const answer = (list: readonly Notice[]) =>
    service.answer(notices, {
      kind: 'ok',
      data: [...list],
      meta: { total: list.length, page: 1, pages: 1 },
    })
  answer(rows)
  return { service, answer, ...renderRemote(<Notices />, { path: '/notices', member: mina }) }
}

it('shows a decision with its text, its reason and the note', async () => {
  const until = '2126-11-08T10:00:00.000Z'
  show(hidden, { ...hidden, decision_idx: 6, action: 'suspend', note: '', until, appealUntil: null })
  const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
  expect(within(first).getByRole('heading', { name: 'Your post was hidden' })).toBeVisible()
  expect(first).toHaveTextContent('In the wrong place: It belongs on another board')
  expect(first).toHaveTextContent('This belongs on the jobs board.')
  expect(first).toHaveTextContent('I look for work.')
  expect(within(second).getByRole('heading', { name: 'You cannot write at the moment' })).toBeVisible()
  expect(second).toHaveTextContent('November 8, 2126')
  expect(within(second).queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument()
})

it('shows every text of a decision about several', async () => {
  const otherTexts: Notice['otherTexts'] = [{ kind: 'comment', id: 8, text: 'Hire me.' }]
  show({ ...hidden, otherTexts })
  expect(await screen.findByRole('heading', { name: 'Several of your texts were hidden' })).toBeVisible()
  for (const text of ['I look for work.', 'Hire me.']) expect(screen.getByText(text)).toBeInTheDocument()
})

describe('a decision that is over', () => {
  const day = 24 * 60 * 60_000
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

  it.each([
    ['suspend', 'You could not write for some time', 'You cannot write at the moment'],
    ['limit', 'You could write a few texts a day only', 'You can write a few texts a day only'],
  ] as const)('says of a %s that it is over', async (action, past, present) => {
    const decision: Notice = { ...hidden, action, until: inDays(-1), appealUntil: null }
    show(decision, { ...decision, decision_idx: 6, until: inDays(1) })
    const [over, inForce] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
    expect(within(over).getByRole('heading', { name: past })).toBeVisible()
    expect(over).toHaveTextContent('This is over, and no longer applies.')
    expect(within(inForce).getByRole('heading', { name: present })).toBeVisible()
    expect(inForce).not.toHaveTextContent('This is over')
  })

  it.each([
    ['suspend', 'You could not write for some time'],
    ['ban', 'Your account was closed'],
  ] as const)('says of a reversed %s what it was', async (action, past) => {
    const until = action === 'suspend' ? inDays(1) : null
    show({ ...hidden, action, until, reversed: inDays(-1), appealUntil: null })
    expect(await screen.findByRole('heading', { name: past })).toBeVisible()
    expect(screen.getByText(/This decision was reversed/)).toBeVisible()
  })
})

it('names the time until which a decision can be appealed: on that day it may be too late', async () => {
  show(hidden)
  expect(
    await screen.findByText(/^You can appeal once, until December 1, 2026 at 10:00\sAM\.$/),
  ).toBeVisible()
})

it('appeals once, and keeps the words until they are sent', async () => {
  const { service, answer, user } = show(hidden)
  await user.click(await screen.findByRole('button', { name: 'Appeal' }))
  const box = screen.getByLabelText('Why is the decision wrong?')
  expect(box).toHaveFocus()
  await user.type(box, 'It is about a room.')
  service.answer(appeal, { kind: 'offline' })
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  expect(box).toHaveValue('It is about a room.')
  service.answer(appeal, { kind: 'ok' })
  answer([{ ...hidden, appeal: open, appealUntil: null }])
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
  expect(await screen.findByText(/Another moderator has not decided yet/)).toBeVisible()
  expect(service.sent(appeal).at(-1)?.fields).toEqual({ idx: '5', words: 'It is about a room.' })
  expect(screen.getByRole('region', { name: 'Your appeal' })).toHaveFocus()
})

it.each([
  ['tooLate', /The time for an appeal is over/],
  ['reversedAlready', /The decision was reversed in the meantime/],
] as const)('says why an appeal was not sent: %s', async (kind, why) => {
  const { service, user } = show(hidden)
  service.answer(appeal, { kind })
  await user.click(await screen.findByRole('button', { name: 'Appeal' }))
  await user.type(screen.getByLabelText('Why is the decision wrong?'), 'No.')
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
  expect(await screen.findByText(why)).toBeVisible()
})

it.each([
  ['upheld', 'Another moderator agreed with you.'],
  ['dismissed', 'Another moderator looked at the decision again and dismissed your appeal.'],
] as const)('shows the answer to an appeal that was %s', async (state, text) => {
  show({
    ...hidden,
    reversed: state === 'upheld' ? '2026-11-03T10:00:00.000Z' : null,
    appealUntil: null,
    appeal: { ...open, state, answer: 'I read it twice.', closed: '2026-11-03T10:00:00.000Z' },
  })
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
  expect(screen.getByText('I read it twice.')).toBeVisible()
  expect(screen.queryAllByText('Reversed')).toHaveLength(state === 'upheld' ? 1 : 0)
})

it('does not say that another moderator agreed if nobody judged the appeal', async () => {
  const reversed = '2026-11-03T10:00:00.000Z'
  show({
    ...hidden,
    reversed,
    appealUntil: null,
    appeal: { ...open, state: 'upheld', answer: '', closed: reversed },
  })
  expect(await screen.findByText(/before anybody had to judge your appeal/)).toBeVisible()
  expect(screen.queryByText(/Another moderator agreed/)).not.toBeInTheDocument()
})

it('says so if there are none', async () => {
  show()
  expect(await screen.findByText('No decisions')).toBeVisible()
})

it('sends a visitor to login and back', () => {
  stubService()
  const { shell } = renderRemote(<Notices />, { path: '/notices' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fnotices', { replace: true })
})

describe('the link of a mail about a ban', () => {
  const ban: Notice = { ...hidden, action: 'ban', reason: 'scam' }
  const path = `/notices?link=1#${'a'.repeat(43)}`

  it.each([
    ['shows the decision without a login, and takes an appeal', path],
    ['works without a parameter, as in older mails', `/notices#${'a'.repeat(43)}`],
    ['works with the secret in the query, as in still older mails', `/notices?secret=${'a'.repeat(43)}`],
  ])('%s', async (_, path) => {
    const service = stubService()
    service.answer(linkedNotice, { kind: 'ok', data: ban })
    service.answer(linkedAppeal, { kind: 'ok' })
    const { user, shell } = renderRemote(<Notices />, { path })
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeVisible()
    expect(shell.navigate).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Appeal' }))
    await user.type(screen.getByLabelText('Why is the decision wrong?'), 'It was not me.')
    service.answer(linkedNotice, { kind: 'ok', data: { ...ban, appeal: open, appealUntil: null } })
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    expect(await screen.findByText(/Another moderator has not decided yet/)).toBeVisible()
    const fields = { secret: 'a'.repeat(43), idx: '5', words: 'It was not me.' }
    expect(service.sent(linkedAppeal)[0]?.fields).toEqual(fields)
  })

  it('shows the other decisions below, and takes appeals against them', async () => {
    const service = stubService()
    service.answer(linkedNotice, { kind: 'ok', data: { ...ban, others: [{ ...hidden, decision_idx: 4 }] } })
    service.answer(linkedAppeal, { kind: 'ok' })
    const { user } = renderRemote(<Notices />, { path })
    const others = within(await screen.findByRole('region', { name: 'Other decisions about you' }))
    expect(others.getByRole('heading', { name: 'Your post was hidden' })).toBeVisible()
    await user.click(others.getByRole('button', { name: 'Appeal' }))
    await user.type(screen.getByLabelText('Why is the decision wrong?'), 'It is about a room.')
    await user.click(screen.getByRole('button', { name: 'Send the appeal' }))
    const fields = { secret: 'a'.repeat(43), idx: '4', words: 'It is about a room.' }
    expect(service.sent(linkedAppeal)[0]?.fields).toEqual(fields)
  })

  it('invites no appeal above a decision that can no longer be appealed', async () => {
    stubService().answer(linkedNotice, { kind: 'ok', data: { ...ban, appealUntil: null } })
    renderRemote(<Notices />, { path })
    expect(await screen.findByText('The time for an appeal is over.')).toBeVisible()
    expect(screen.queryByText(/If you think that it is wrong, appeal/)).not.toBeInTheDocument()
  })

  it.each([
    ['leads nowhere', path, 1],
    ['lost its secret', '/notices?link=1', 0],
    ['lost a part of it', path.slice(0, -1), 0],
  ])('explains that it does not work if it %s', async (_, path, calls) => {
    const service = stubService()
    service.answer(linkedNotice, { kind: 'not-found' })
    renderRemote(<Notices />, { path })
    expect(await screen.findByText('This link does not work')).toBeVisible()
    expect(service.sent(linkedNotice)).toHaveLength(calls)
  })
})
