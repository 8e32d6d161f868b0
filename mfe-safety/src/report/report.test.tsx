import { screen, waitFor } from '@testing-library/react'
import { myReports, type Post, postDetail, type Report, report } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as ReportPage } from './report'

const earlier: Report = {
  report_idx: 3,
  kind: 'post',
  id: 7,
  target: 'content',
  reason: 'spam',
  words: 'The third time today.',
  excerpt: 'Buy now',
  ca: '2026-11-01T10:00:00.000Z',
  outcome: 'open',
  closed: null,
}

const aPost: Post = {
  post_idx: 7,
  type: 'qb',
  region: null,
  specificLocation: null,
  subject: 'Buy now',
  description: '<p>Cheap watches</p>',
  image_path: null,
  files: [],
  jstatus: null,
  userid: 'alex',
  useremail: null,
  ca: '2026-11-01T10:00:00.000Z',
  pn: 1,
  edited: null,
}

function show(path: string, reports: readonly Report[] = []) {
  const service = stubService()
  service.answer(myReports, {
    kind: 'ok',
    data: [...reports],
    meta: { total: reports.length, page: 1, pages: 1 },
  })
  service.answer(report, { kind: 'ok', data: { report_idx: 3 } })
  service.answer(postDetail, { kind: 'ok', data: aPost })
  return { service, ...renderRemote(<ReportPage />, { path, member: mina }) }
}

it('finds an earlier report that is not among the newest ones', async () => {
  const service = stubService()
  service.answer(myReports, ({ fields }) => ({
    kind: 'ok',
    data: fields.id === '7' ? [earlier] : [{ ...earlier, report_idx: 40, id: 8, reason: 'scam' as const }],
    meta: { total: 21, page: 1, pages: 2 },
  }))
  service.answer(postDetail, { kind: 'ok', data: aPost })
  renderRemote(<ReportPage />, { path: '/report?kind=post&id=7', member: mina })
  expect(await screen.findByText(/You reported this on/)).toHaveTextContent('“Advertising”')
  expect(service.sent(myReports).at(-1)?.fields).toEqual({ kind: 'post', id: '7', target: 'content' })
})

it('reports with one press on a reason, and says what happens next', async () => {
  const { service, user } = show('/report?kind=comment&id=5')
  expect(await screen.findByRole('heading', { level: 1, name: 'Report this comment' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Scam or fraud/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  expect(service.sent(report)[0]?.fields).toEqual({
    kind: 'comment',
    id: '5',
    target: 'content',
    reason: 'scam',
  })
  expect(screen.getByRole('link', { name: 'My reports' })).toHaveAttribute('href', '/myreports')
  expect(screen.getByRole('link', { name: 'Block the author' })).toHaveAttribute(
    'href',
    '/block?kind=comment&id=5',
  )
})

it('adds own words afterwards, and keeps them until they are sent', async () => {
  const { service, user, unmount } = show('/report?kind=comment&id=5')
  await user.click(await screen.findByRole('button', { name: /^Harassment/ }))
  await user.type(await screen.findByLabelText(/In your own words/), 'He writes every day.')
  unmount()
  service.answer(report, { kind: 'unavailable' })
  const again = renderRemote(<ReportPage />, { path: '/report?kind=comment&id=5', member: mina })
  service.answer(report, { kind: 'ok', data: { report_idx: 3 } })
  await again.user.click(await screen.findByRole('button', { name: /^Harassment/ }))
  expect(await screen.findByLabelText(/In your own words/)).toHaveValue('He writes every day.')
  await again.user.click(screen.getByRole('button', { name: 'Add to the report' }))
  expect(await screen.findByText('Your words were added to the report.')).toBeVisible()
  expect(service.sent(report).at(-1)?.fields).toMatchObject({
    reason: 'harassment',
    words: 'He writes every day.',
  })
})

it('shows the reason of an earlier report, and changes it without losing its words', async () => {
  const { service, user } = show('/report?kind=post&id=7', [earlier])
  expect(await screen.findByText(/You reported this on/)).toHaveTextContent('“Advertising”')
  expect(screen.getByRole('button', { name: /Advertising/ })).toHaveTextContent('Your reason')
  await user.click(screen.getByRole('button', { name: /^Scam or fraud/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  expect(service.sent(report)[0]?.fields).toMatchObject({ reason: 'scam', words: earlier.words })
})

it('sends no words if the earlier reports could not be read, so that theirs stay', async () => {
  const { service, user } = show('/report?kind=post&id=7')
  service.answer(myReports, { kind: 'unavailable' })
  await user.click(await screen.findByRole('button', { name: /^Scam or fraud/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  expect(service.sent(report)[0]?.fields).not.toHaveProperty('words')
})

it('keeps the words that were just added if the reason is changed afterwards', async () => {
  const { service, user } = show('/report?kind=comment&id=5')
  await user.click(await screen.findByRole('button', { name: /^Harassment/ }))
  await user.type(await screen.findByLabelText(/In your own words/), 'He writes every day.')
  await user.click(screen.getByRole('button', { name: 'Add to the report' }))
  expect(await screen.findByText('Your words were added to the report.')).toBeVisible()
  // The list of own reports has not been read again.
  await user.click(screen.getByRole('button', { name: 'Change the reason' }))
  await user.click(await screen.findByRole('button', { name: /^Hate/ }))
  expect(await screen.findByLabelText(/In your own words/)).toHaveValue('He writes every day.')
  expect(service.sent(report).at(-1)?.fields).toMatchObject({ reason: 'hate', words: 'He writes every day.' })
})

it('lets the reason be changed at once, and keeps the focus', async () => {
  const { user } = show('/report?kind=post&id=7')
  await user.click(await screen.findByRole('button', { name: /^Scam or fraud/ }))
  await user.click(await screen.findByRole('button', { name: 'Change the reason' }))
  expect(screen.getByRole('button', { name: /^Scam or fraud/ })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: /^Hate/ }))
  expect(await screen.findByText(/with the reason “Hate/)).toBeVisible()
  expect(document.body).not.toHaveFocus()
})

it('leads from the content to its author', async () => {
  show('/report?kind=post&id=7')
  const link = await screen.findByRole('link', { name: /Report its author instead/ })
  expect(link).toHaveAttribute('href', '/report?kind=post&id=7&target=author')
})

it.each([
  ['ownContent', 'You wrote this yourself'],
  ['not-found', 'This is no longer there'],
] as const)('says so if the outcome is %s', async (kind, text) => {
  const { service, user } = show('/report?kind=message&id=5')
  service.answer(report, { kind })
  await user.click(await screen.findByRole('button', { name: /^Hate/ }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(document.body).not.toHaveFocus()
})

it('says so before a press if the post is no longer there', async () => {
  const { service } = show('/report?kind=post&id=7')
  service.answer(postDetail, { kind: 'not-found' })
  expect(await screen.findByText('This is no longer there')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Hate/ })).not.toBeInTheDocument()
  expect(service.sent(report)).toEqual([])
  // Nothing was pressed, so nothing moves the focus.
  expect(document.body).toHaveFocus()
})

it('says that it was not sent without a network, and offers the reasons again', async () => {
  const { service, user } = show('/report?kind=post&id=7')
  service.answer(report, { kind: 'offline' })
  await user.click(await screen.findByRole('button', { name: /^Hate/ }))
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  service.answer(report, { kind: 'ok', data: { report_idx: 1 } })
  await user.click(screen.getByRole('button', { name: /^Hate/ }))
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible()
})

it.each(['/report', '/report?kind=house&id=1', '/report?kind=post&id=x'])(
  'reports nothing at %s',
  async (path) => {
    show(path)
    expect(await screen.findByText('There is nothing to report here')).toBeVisible()
  },
)

it('sends a visitor to login and back', async () => {
  stubService()
  const { shell } = renderRemote(<ReportPage />, { path: '/report?kind=post&id=7' })
  await waitFor(() =>
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Freport%3Fkind%3Dpost%26id%3D7', {
      replace: true,
    }),
  )
})
