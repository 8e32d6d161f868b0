import { screen, waitFor } from '@testing-library/react'
import { type Badges, badges } from '@within-reach/contract'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { AuthorChecks } from './author-checks'

const none: Badges = { since: '2024-03-18T12:00:00.000Z', answers: null, domain: null, papers: null }
const checked = '2026-10-02T09:00:00.000Z'
const until = '2027-10-02T09:00:00.000Z'

async function open(own: Partial<Badges> = {}) {
  const service = stubService()
  service.answer(badges, { kind: 'ok', data: { ...none, ...own } })
  const rendered = renderRemote(<AuthorChecks postId={42} />, { path: '/view?id=42' })
  const summary = await screen.findByText(/Member since/)
  await rendered.user.click(summary)
  return { ...rendered, service }
}

it('says since when the author is a member, and that nothing was checked', async () => {
  const { service } = await open()
  expect(service.sent(badges)[0]?.fields).toEqual({ kind: 'post', id: '42' })
  expect(screen.getByText(/Member since/)).toHaveTextContent('Member since Mar 18, 2024')
  expect(screen.getByText(/^Neither papers nor an email/)).toBeVisible()
  expect(screen.queryByText('Papers seen')).not.toBeInTheDocument()
})

it('says what an agent saw, when, and until when it counts', async () => {
  await open({ papers: { checked, until } })
  expect(screen.getByText('Papers seen')).toBeVisible()
  expect(screen.getByText(/saw the papers of this host on/)).toHaveTextContent(
    'An agent of Within Reach saw the papers of this host on Oct 2, 2026. This counts until Oct 2, 2027.',
  )
})

it.each([
  ['school', 'Has an email address of a school, snu.ac.kr (checked on Oct 2, 2026)'],
  ['employer', 'Has an email address of an employer, snu.ac.kr (checked on Oct 2, 2026)'],
] as const)('says which %s an email belongs to', async (kind, text) => {
  await open({ domain: { kind, domain: 'snu.ac.kr', checked, until } })
  expect(screen.getByRole('listitem')).toHaveTextContent(text)
})

it('says how quickly the author answers', async () => {
  await open({ answers: 'day' })
  expect(screen.getByText('Usually answers messages within a day')).toBeVisible()
})

it('links to what the checks mean', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'What these checks mean' })
  expect(link).toHaveAttribute('href', '/aboutus#checks')
})

it('shows an empty line if there is no answer', async () => {
  const service = stubService()
  service.answer(badges, { kind: 'unavailable' })
  renderRemote(<AuthorChecks postId={42} />, { path: '/view?id=42' })
  await waitFor(() => expect(service.sent(badges)).toHaveLength(1))
  expect(screen.queryByText(/Member since/)).not.toBeInTheDocument()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})
