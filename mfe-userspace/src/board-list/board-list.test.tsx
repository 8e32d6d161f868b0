import { act, screen, within } from '@testing-library/react'
import { postTypes, posts, type PostRow, type PostType, successAnswer } from '@within-reach/contract'
import { userEvent } from '@testing-library/user-event'
import { boardPath, setInitialData } from '@within-reach/shared-core'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { boards } from '../boards'
import { english } from '../testing/english'
import { aRow, hoursAgo } from '../testing/posts'
import { BoardList } from './board-list'

const page = (rows: PostRow[]) => ({
  kind: 'ok' as const,
  data: rows,
  meta: { total: rows.length, page: 1, pages: 1 },
})

const open = (type: PostType, query = '', member?: typeof mina) =>
  renderRemote(<BoardList board={boards[type]} />, { path: boardPath[type] + query, member })

/** The fields of the last list call. */
const asked = (service: ReturnType<typeof stubService>) => service.sent(posts).at(-1)?.fields

describe('the list of a board', () => {
  it.each(postTypes)('shows title, description and columns of %s', async (type) => {
    spec('1.boards', '2.board.title', '2.board.columns')
    stubService().answer(posts, page([aRow({ type })]))
    open(type)
    expect(screen.getByRole('heading', { level: 1, name: english(boards[type].title) })).toBeVisible()
    expect(screen.getByText(english(boards[type].description))).toBeVisible()
    const table = await screen.findByRole('table', { name: english(boards[type].title) })
    const columns = within(table).getAllByRole('columnheader')
    expect(columns.map((column) => column.textContent)).toEqual(
      type === 'qb' ? ['N', 'Title', 'Date', 'User ID'] : ['N', 'Title', 'Location', 'Date', 'User ID'],
    )
  })

  it('shows number, title, location, date and author of each post', async () => {
    spec('2.board.columns')
    stubService().answer(posts, page([aRow()]))
    open('fr')
    const [, row] = within(await screen.findByRole('table')).getAllByRole('row')
    const cells = row ? within(row).getAllByRole('cell') : []
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '7',
      'A bright room',
      'South Korea',
      'Mar 18, 2024',
      'alex',
    ])
    expect(row?.querySelector('time')).toHaveAttribute('datetime', '2024-03-18T09:30:00.000Z')
  })

  it('shows each post as a card as well, with region, subject, author, date and picture', async () => {
    spec('2.board.cards')
    stubService().answer(posts, page([aRow({ image_path: '/files/a-small.webp' }), aRow({ post_idx: 41 })]))
    open('fr')
    const cards = within(await screen.findByRole('list', { name: english(boards.fr.title) })).getAllByRole(
      'listitem',
    )
    expect(cards).toHaveLength(2)
    const [card, plain] = cards
    for (const words of ['South Korea', 'A bright room', 'alex', 'Mar 18, 2024']) {
      expect(card).toHaveTextContent(words)
    }
    expect(card?.querySelector('img')).toHaveAttribute('src', '/files/a-small.webp')
    expect(plain?.querySelector('img')).toBeNull()
  })

  it('shows the age of a new post, and the exact time on hover', async () => {
    stubService().answer(posts, page([aRow({ ca: hoursAgo(3) })]))
    open('fr')
    const [inTable, inCard] = await screen.findAllByText('3 hours ago')
    await userEvent.hover(inTable as HTMLElement)
    expect(inTable).toHaveAttribute('title', expect.stringMatching(/ at \d/))
    expect(inCard?.closest('article')).not.toBeNull()
  })

  it('opens a post by its title', async () => {
    spec('2.routes.view-id', '2.board.opens')
    stubService().answer(posts, page([aRow()]))
    const { user, shell } = open('fr')
    const table = await screen.findByRole('table')
    const title = within(table).getByRole('link', { name: 'A bright room' })
    // A right-to-left title begins on the right.
    expect(title).toHaveAttribute('dir', 'auto')
    await user.click(title)
    expect(shell.navigate).toHaveBeenCalledWith('/view?id=42', expect.anything())
  })

  it('marks jobs that seek or recruit, and only those', async () => {
    spec('1.jobs-seek-recruit', '2.board.badge', 'readings.jobs.no-status')
    const rows = [
      aRow({ post_idx: 3, subject: 'First', jstatus: 'Seek' }),
      aRow({ post_idx: 2, subject: 'Second', jstatus: 'Recruit' }),
      aRow({ post_idx: 1, subject: 'Third', jstatus: null }),
    ]
    stubService().answer(posts, page(rows))
    open('jobs')
    const table = await screen.findByRole('table')
    const titles = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelectorAll('td')[1]?.textContent)
    expect(titles).toEqual(['SeekFirst', 'RecruitSecond', 'Third'])
  })

  it.each(postTypes)('leads a member from %s to the editor, and a visitor to login first', async (type) => {
    spec('2.board.post')
    const service = stubService()
    service.answer(posts, page([aRow({ type })]))
    const { switchTo } = open(type, '', mina)
    const editor = { fr: '/post?type=fr', tr: '/post?type=tr', jobs: '/jobspost', qb: '/questionsboardpost' }[
      type
    ]
    await screen.findByRole('table')
    expect(screen.getByRole('link', { name: 'Post' })).toHaveAttribute('href', editor)
    await switchTo(null)
    expect(screen.getByRole('link', { name: 'Post' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(editor)}`,
    )
  })
})

it('a list in the initial data is there at once, without a request', () => {
  const service = stubService()
  const fields = { type: 'fr', region: 'all', search: '' }
  const answer = successAnswer(posts, [aRow()], { total: 1, page: 1, pages: 1 })
  setInitialData([{ path: posts.path, fields, answer }])
  open('fr')
  expect(screen.getByRole('table')).toBeVisible()
  expect(service.sent(posts)).toEqual([])
})

describe('while a list is loading', () => {
  it('says so', async () => {
    let arrive: (reply: ReturnType<typeof page>) => void = () => undefined
    stubService().answer(posts, () => new Promise((resolve) => (arrive = resolve)))
    open('fr')
    expect(screen.getByRole('status', { name: 'Loading posts' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    await act(async () => arrive(page([aRow()])))
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.queryByRole('status', { name: 'Loading posts' })).not.toBeInTheDocument()
  })

  it('drops an answer that arrives after a newer request', async () => {
    const service = stubService()
    service.answer(posts, ({ fields }) =>
      fields.region === 'Others' ? page([aRow({ subject: 'The newer one' })]) : new Promise(() => undefined),
    )
    const { user } = open('fr')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Others')
    expect(await screen.findAllByRole('link', { name: 'The newer one' })).not.toHaveLength(0)
    expect(service.sent(posts).map(({ signal }) => signal?.aborted)).toEqual([true, false])
  })

  it('cancels the request when the page is left', () => {
    const service = stubService()
    service.answer(posts, () => new Promise(() => undefined))
    open('fr').unmount()
    expect(service.sent(posts)[0]?.signal?.aborted).toBe(true)
  })
})

describe('a board without posts', () => {
  it.each(postTypes)('asks to be the first on %s', async (type) => {
    stubService().answer(posts, page([]))
    open(type, '', mina)
    expect(await screen.findByText(english(boards[type].empty))).toBeVisible()
    expect(screen.getByText('Be the first.')).toBeVisible()
    expect(screen.getByRole('link', { name: english(boards[type].newPost) })).toBeVisible()
    expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('aria-current', 'page')
  })

  it('names the region without posts', async () => {
    stubService().answer(posts, page([]))
    open('tr', '?region=United+Kingdom')
    expect(await screen.findByText('No posts in the United Kingdom yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: english(boards.tr.newPost) })).toBeVisible()
  })

  it('leads from filters without results back to everything', async () => {
    const service = stubService()
    service.answer(posts, ({ fields }) => page(fields.search ? [] : [aRow()]))
    const { user, address } = open('fr', '?search=nothing&region=Others')
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show everything' }))
    expect(address()).toBe(boardPath.fr)
    expect(await screen.findByRole('table')).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})

describe('a list that cannot be loaded', () => {
  it.each([
    { kind: 'unavailable', reference: 'ab12cd34-ef56' },
    { kind: 'failed', reference: 'ab12cd34-ef56' },
  ] as const)(
    'is an Error in the dialog when the service is $kind, and can be tried again',
    async (failure) => {
      spec('8.list')
      const service = stubService()
      service.answer(posts, failure)
      const { user } = open('fr')
      const dialog = await screen.findByRole('dialog', { name: 'Error' })
      expect(dialog).toHaveTextContent('Reference: ab12cd34-ef56')
      await user.click(within(dialog).getByRole('button', { name: 'Close' }))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      service.answer(posts, page([aRow()]))
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('table')).toBeVisible()
      // The pressed button was removed.
      expect(document.activeElement).toContainElement(screen.getByRole('table'))
      expect(document.body).not.toHaveFocus()
      expect(asked(service)).toMatchObject({ type: 'fr' })
    },
  )

  it('says without a dialog that it needs a connection if the device is offline, and can be tried again', async () => {
    const service = stubService()
    service.answer(posts, { kind: 'offline' })
    const { user } = open('fr')
    expect(await screen.findByText('You are offline')).toBeVisible()
    expect(screen.getByText(/is not stored on this device/)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    service.answer(posts, page([aRow()]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })
})
