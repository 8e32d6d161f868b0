import { screen } from '@testing-library/react'
import { linkedMails, stopLinkedMails } from '@within-reach/contract'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as StopMails } from './stop-mails'

const secret = `s7.${'aA0_-'.repeat(9).slice(0, 43)}`
const path = `/stopmails#${secret}`

it('asks, and then ends the mails, without a login', async () => {
  const service = stubService()
  service.answer(linkedMails, { kind: 'ok', data: { of: 'search', name: 'Sofas', stopped: false } })
  service.answer(stopLinkedMails, { kind: 'ok', data: null })
  const { user } = renderRemote(<StopMails />, { path })
  expect(await screen.findByText('Do you want no more mails about new posts in “Sofas”?')).toBeVisible()
  expect(service.sent(stopLinkedMails)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'No more mails' }))
  expect(await screen.findByText('You get no more of these mails. Your searches stay saved.')).toBeVisible()
  expect(service.sent(stopLinkedMails)[0]?.fields).toEqual({ secret })
})

it('asks about the daily mail', async () => {
  stubService().answer(linkedMails, { kind: 'ok', data: { of: 'searches', name: null, stopped: false } })
  renderRemote(<StopMails />, { path })
  expect(await screen.findByText(/no more daily mails/)).toBeVisible()
})

it.each([
  ['messages', 'Do you want no more mails about new messages?'],
  ['comments', 'Do you want no more mails about comments?'],
  ['news', 'Do you want no more mails about new messages and comments?'],
] as const)('asks about mails about %s, and leads to their page', async (of, question) => {
  const service = stubService()
  service.answer(linkedMails, { kind: 'ok', data: { of, name: null, stopped: false } })
  service.answer(stopLinkedMails, { kind: 'ok', data: null })
  const { user } = renderRemote(<StopMails />, { path })
  expect(await screen.findByText(question)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No more mails' }))
  expect(await screen.findByText('You get no more of these mails.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications')
})

it('says so if they have ended, or if the link does not work', async () => {
  const service = stubService()
  service.answer(linkedMails, { kind: 'ok', data: { of: 'searches', name: null, stopped: true } })
  const { unmount } = renderRemote(<StopMails />, { path })
  expect(await screen.findByText(/You get no more of these mails/)).toBeVisible()
  unmount()
  service.answer(linkedMails, { kind: 'not-found' })
  renderRemote(<StopMails />, { path })
  expect(await screen.findByText('This link does not work')).toBeVisible()
})

it('says what the link is for while it is loading', async () => {
  stubService().answer(linkedMails, () => new Promise(() => {}))
  renderRemote(<StopMails />, { path })
  expect(await screen.findByText(/The mails end only when you say so/)).toBeVisible()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
})

it.each([
  ['without the secret of a link', '/stopmails'],
  ['if a part of it is missing', path.slice(0, -1)],
])('asks the service nothing %s', async (_, path) => {
  const service = stubService()
  renderRemote(<StopMails />, { path })
  expect(await screen.findByText('This link does not work')).toBeVisible()
  expect(service.sent(linkedMails)).toEqual([])
})
