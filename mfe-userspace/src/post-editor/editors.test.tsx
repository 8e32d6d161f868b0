import { screen } from '@testing-library/react'
import { posting, regions } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import type { ReactNode } from 'react'
import { fine, write, type Written } from '../testing/writing'
import { Component as JobsPage } from './jobs-page'
import { Component as PostPage } from './post-page'
import { Component as QuestionsPage } from './questions-page'

const { Subject, Description } = fine

/** Every editor: its address, its required fields, the sent fields, and the next page. */
const editors: readonly [string, ReactNode, Written, Record<string, string>, string][] = [
  ['/post?type=fr', <PostPage />, fine, { type: 'fr' }, '/userspacefindyourroommate'],
  ['/post?type=tr', <PostPage />, fine, { type: 'tr' }, '/userspacetrade'],
  ['/jobspost', <JobsPage />, fine, { type: 'jobs' }, '/userspacejobs'],
  [
    '/questionsboardpost',
    <QuestionsPage />,
    { Subject, Description },
    { type: 'qb' },
    '/userspacequestionsboard',
  ],
]

const create = () => screen.getByRole('button', { name: 'Create' })

describe.each(editors)('the editor at %s', (path, page, written, sends, board) => {
  it('is grey until every field is filled, then publishes and leads to the board', async () => {
    spec(
      '2.routes.post-type',
      '2.post.fields',
      '2.post.create-grey',
      '4.posting.list',
      '5.post.required',
      '5.post.image-optional',
      '5.question.required',
    )
    const service = stubService()
    service.answer(posting, { kind: 'ok', data: { post_idx: 1 } })
    const { user, shell } = renderRemote(page, { path, member: mina })
    for (const field of Object.entries(written)) {
      expect(create()).toHaveAttribute('aria-disabled', 'true')
      await write(user, Object.fromEntries([field]))
    }
    expect(create()).not.toHaveAttribute('aria-disabled')
    await user.click(create())
    expect(service.sent(posting)).toHaveLength(1)
    expect(service.sent(posting)[0]?.fields).toMatchObject({
      ...sends,
      subject: 'A room',
      description: '<p>Bright</p>',
      ...(written.Region ? { region: 'South Korea', specificLocation: 'Mapo' } : {}),
    })
    expect(shell.navigate).toHaveBeenCalledWith(board)
  })

  it('focuses the first missing field on a press of its grey button, and sends nothing', async () => {
    spec('5.post.required', 'readings.silent')
    const service = stubService()
    const { user } = renderRemote(page, { path, member: mina })
    await write(user, {})
    await user.click(create())
    const first = written.Region ? screen.getByLabelText('Region') : screen.getByLabelText('Subject')
    expect(first).toHaveFocus()
    expect(first).toBeInvalid()
    expect(service.sent(posting)).toHaveLength(0)
  })

  it('focuses the description if only that is missing', async () => {
    const { user } = renderRemote(page, { path, member: mina })
    await write(user, { ...written, Description: ' ' })
    await user.click(create())
    const description = screen.getByRole('textbox', { name: 'Description' })
    expect(description).toHaveAttribute('aria-invalid', 'true')
    expect(description).toHaveAccessibleDescription(/must not be empty/)
    await screen.findByText(/must not be empty/)
    expect(description).toHaveFocus()
  })

  it('sends a visitor to login and back', () => {
    spec('4.posting.login')
    const { shell } = renderRemote(page, { path })
    expect(shell.navigate).toHaveBeenCalledWith(`/login?next=${encodeURIComponent(path)}`, { replace: true })
    expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument()
  })

  it('sends a member who was logged out meanwhile to login', async () => {
    const { shell, switchTo } = renderRemote(page, { path, member: mina })
    await screen.findByRole('toolbar')
    await switchTo(null)
    expect(shell.navigate).toHaveBeenCalledWith(`/login?next=${encodeURIComponent(path)}`, { replace: true })
  })
})

describe('the region of a new post', () => {
  const options = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Region').options].map(({ text, disabled }) => ({
      text,
      disabled,
    }))

  it('is chosen by the author: a placeholder stands first', async () => {
    spec('5.post.placeholder')
    const { user } = renderRemote(<PostPage />, { path: '/post?type=fr', member: mina })
    await write(user, { ...fine, Region: 'Choose a region' })
    expect(create()).toHaveAttribute('aria-disabled', 'true')
    expect(options().map(({ text }) => text)).toEqual(['Choose a region', ...regions])
  })

  it('is not open yet where it is closed', async () => {
    spec('readings.regions.closed')
    renderRemote(<JobsPage />, {
      path: '/jobspost',
      member: mina,
      props: { regions: { 'South Korea': false, 'United Kingdom': true, Others: true } },
    })
    await screen.findByRole('toolbar')
    expect(options()).toContainEqual({ text: 'South Korea (not open yet)', disabled: true })
    expect(options()).toContainEqual({ text: 'United Kingdom', disabled: false })
  })

  it('is not requested for a question', async () => {
    spec('2.post.question', '5.question.required')
    renderRemote(<QuestionsPage />, { path: '/questionsboardpost', member: mina })
    await screen.findByRole('toolbar')
    expect(screen.queryByLabelText('Region')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Specific location')).not.toBeInTheDocument()
  })
})

describe('a new job', () => {
  it.each([
    [undefined, ''],
    ['Seek', 'Seek'],
    ['Recruit', 'Recruit'],
  ])('with the status %s is sent with "%s"', async (choice, sent) => {
    spec('2.post.job-status', '5.jobs.required')
    const service = stubService()
    service.answer(posting, { kind: 'ok', data: { post_idx: 1 } })
    const { user } = renderRemote(<JobsPage />, { path: '/jobspost', member: mina })
    await write(user, fine)
    if (choice) await user.click(screen.getByRole('radio', { name: choice }))
    await user.click(create())
    expect(service.sent(posting)[0]?.fields.jstatus ?? '').toBe(sent)
  })
})

describe('the caution note', () => {
  it.each(['fr', 'tr'])('stands beside a new post of type %s and names where to write', async (type) => {
    spec('2.post.caution')
    renderRemote(<PostPage />, { path: `/post?type=${type}`, member: mina })
    await screen.findByRole('toolbar')
    const note = screen.getByText('Before you meet or pay somebody').closest('[role="status"]')
    for (const word of [/seller/, /item/, /unsafe/, /pay/i, /fraud/]) expect(note).toHaveTextContent(word)
    expect(screen.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    )
  })
})

it.each([
  ['/post?type=jobs', 'Post a job'],
  ['/post?type=qb', 'Ask a question'],
  ['/post?type=cars', 'Look for a roommate'],
])('the address %s opens "%s"', (path, title) => {
  renderRemote(<PostPage />, { path, member: mina })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})
