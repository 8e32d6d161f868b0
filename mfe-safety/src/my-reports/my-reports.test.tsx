import { screen, within } from '@testing-library/react'
import { myReports, type Report } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as MyReports } from './my-reports'

const open: Report = {
  report_idx: 3,
  kind: 'comment',
  id: 7,
  target: 'content',
  reason: 'scam',
  words: 'He wants a gift card.',
  excerpt: 'Pay by gift card',
  ca: '2026-11-01T10:00:00.000Z',
  outcome: 'open',
  closed: null,
}
const closed = '2026-11-02T10:00:00.000Z'
const acted: Report = { ...open, report_idx: 2, kind: 'message', target: 'author', outcome: 'acted', closed }
const kept: Report = { ...open, report_idx: 1, kind: 'post', words: '', outcome: 'kept', closed }

function show(rows: readonly Report[], path = '/myreports', pages = 1) {
  const service = stubService()
  service.answer(myReports, ({ fields }) => ({
    kind: 'ok',
    data: [...rows],
    meta: { total: rows.length, page: Number(fields.page ?? 1), pages },
  }))
  return { service, ...renderRemote(<MyReports />, { path, member: mina }) }
}
const entries = () => screen.findAllByRole('listitem')

it('lists each report with its reason and its outcome', async () => {
  show([open, acted, kept])
  const [first, second, third] = (await entries()) as [HTMLElement, HTMLElement, HTMLElement]
  expect(first).toHaveTextContent('A comment')
  expect(first).toHaveTextContent('Pay by gift card')
  expect(first).toHaveTextContent('Scam or fraud')
  expect(first).toHaveTextContent('He wants a gift card.')
  expect(within(first).getByRole('link', { name: 'Change your report' })).toHaveAttribute(
    'href',
    '/report?kind=comment&id=7',
  )
  expect(second).toHaveTextContent('The sender of a message')
  expect(second).toHaveTextContent('A moderator agreed with you and acted.')
  expect(within(third).getByRole('link', { name: 'Block' })).toHaveAttribute('href', '/block?kind=post&id=7')
})

it('follows the page numbers', async () => {
  const { service, user, address } = show([open], '/myreports', 2)
  await user.click(await screen.findByRole('link', { name: '2' }))
  expect(address()).toBe('/myreports?page=2')
  await screen.findByRole('link', { name: '2', current: 'page' })
  expect(service.sent(myReports).map(({ fields }) => fields)).toEqual([{}, { page: '2' }])
})

it('says so if there are none', async () => {
  show([])
  expect(await screen.findByText('You have reported nothing')).toBeVisible()
})

it('says that it needs a connection', async () => {
  const service = stubService()
  service.answer(myReports, { kind: 'offline' })
  renderRemote(<MyReports />, { path: '/myreports', member: mina })
  expect(await screen.findByText('You are offline')).toBeVisible()
})

it('sends a visitor to login and back', () => {
  stubService()
  const { shell } = renderRemote(<MyReports />, { path: '/myreports' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fmyreports', { replace: true })
})
