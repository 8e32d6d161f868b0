import { screen, within } from '@testing-library/react'
import { limits, posts, postTypes, type PostRow, type PostType } from '@within-reach/contract'
import { boardPath } from '@within-reach/shared-core'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { boards } from '../boards'
import { english } from '../testing/english'
import { aRow } from '../testing/posts'
import { pages } from '../pages'
import { BoardList } from './board-list'

/** Opens a board of several pages. The subject of its one post is the requested address. */
function open(type: PostType, query = '', count = 1) {
  const service = stubService()
  service.answer(posts, ({ fields }) => ({
    kind: 'ok',
    data: [aRow({ subject: JSON.stringify(fields) })] satisfies PostRow[],
    meta: { total: count * limits.pageSize, page: Number(fields.page ?? 1), pages: count },
  }))
  const asked = () => service.sent(posts).at(-1)?.fields
  return { ...renderRemote(<BoardList board={boards[type]} />, { path: boardPath[type] + query }), asked }
}

afterEach(() => {
  window.innerWidth = 1024
})

describe('a board', () => {
  it.each([
    ['fr', { type: 'fr', region: 'all', search: '' }],
    ['tr', { type: 'tr', region: 'all', search: '' }],
    ['jobs', { type: 'jobs', region: 'all', search: '', jstatus: 'all' }],
    ['qb', { type: 'qb', search: '' }],
  ] as const)('%s requests everything at first', async (type, fields) => {
    const { asked } = open(type)
    await screen.findByRole('table')
    expect(asked()).toEqual(fields)
  })

  const choices = ['All', 'South Korea', 'United Kingdom', 'Others']

  it('offers all regions in a drop-down on wide screens, except for questions', async () => {
    spec('2.board.regions')
    const { unmount } = open('tr')
    await screen.findByRole('table')
    const options = within(screen.getByRole('combobox', { name: 'Region' })).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(choices)
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument()
    unmount()
    open('qb')
    await screen.findByRole('table')
    expect(screen.queryByLabelText('Region')).not.toBeInTheDocument()
  })

  it('offers all regions as tabs on narrow screens, with the list as their panel, except for questions', async () => {
    spec('2.board.regions')
    window.innerWidth = 375
    const { user, unmount } = open('tr')
    await screen.findByRole('table')
    const tabs = within(screen.getByRole('tablist', { name: 'Region' })).getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(choices)
    await user.click(screen.getByRole('tab', { name: 'South Korea' }))
    const panel = screen.getByRole('tabpanel', { name: 'South Korea' })
    for (const tab of tabs) expect(tab).toHaveAttribute('aria-controls', panel.id)
    expect(await within(panel).findByRole('table')).toBeVisible()
    unmount()
    open('qb')
    await screen.findByRole('table')
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument()
  })

  it('filters by a region of the drop-down, and returns to page 1', async () => {
    const { user, address, asked } = open('fr', '?page=2', 3)
    await screen.findByRole('table')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'South Korea')
    expect(address()).toBe(`${boardPath.fr}?region=South+Korea`)
    expect(asked()).toEqual({ type: 'fr', region: 'South Korea', search: '' })
  })

  it("filters by a region's tab, and returns to page 1", async () => {
    spec('2.board.tabs')
    window.innerWidth = 375
    const { user, address, asked } = open('fr', '?page=2', 3)
    await screen.findByRole('table')
    await user.click(screen.getByRole('tab', { name: 'Others' }))
    expect(address()).toBe(`${boardPath.fr}?region=Others`)
    expect(asked()).toEqual({ type: 'fr', region: 'Others', search: '' })
    expect(screen.getByRole('tab', { name: 'Others' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'All' }))
    expect(address()).toBe(boardPath.fr)
  })

  it('of jobs filters by status, and no other board does', async () => {
    spec('2.board.status-filter')
    const { user, address, asked, unmount } = open('jobs')
    await screen.findByRole('table')
    const status = screen.getByLabelText('Status')
    const options = within(status).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['All', 'Seek', 'Recruit'])
    await user.selectOptions(status, 'Recruit')
    expect(address()).toBe(`${boardPath.jobs}?jstatus=Recruit`)
    expect(asked()).toMatchObject({ jstatus: 'Recruit' })
    unmount()
    for (const type of ['fr', 'tr', 'qb'] as const) {
      const other = open(type)
      await screen.findByRole('table')
      expect(screen.queryByLabelText('Status')).not.toBeInTheDocument()
      other.unmount()
    }
  })

  it.each(postTypes)('%s is searched from its box, and what was found can be shared', async (type) => {
    spec('2.board.search', 'readings.search.boards')
    const { user, address, asked } = open(type)
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox', { name: english(boards[type].search) }), '기숙사 방{Enter}')
    expect(asked()).toMatchObject({ search: '기숙사 방' })
    expect(new URLSearchParams(address().split('?')[1]).get('search')).toBe('기숙사 방')
  })

  it('searches for words that are in the box when another filter is chosen', async () => {
    const { user, address, asked } = open('jobs', '?search=cook')
    await screen.findByRole('table')
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'barista ')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Others')
    expect(asked()).toMatchObject({ region: 'Others', search: 'barista' })
    await user.type(screen.getByRole('searchbox'), 'at night')
    await user.selectOptions(screen.getByLabelText('Status'), 'Seek')
    expect(address()).toBe(`${boardPath.jobs}?region=Others&jstatus=Seek&search=barista+at+night`)
    expect(screen.getByRole('searchbox')).toHaveValue('barista at night')
  })

  it('applies the filters of a shared address', async () => {
    const { asked } = open('jobs', '?region=Others&jstatus=Seek&search=barista&page=2', 3)
    await screen.findByRole('table')
    expect(asked()).toEqual({ type: 'jobs', region: 'Others', jstatus: 'Seek', search: 'barista', page: '2' })
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('Others')
    expect(screen.getByLabelText('Status')).toHaveValue('Seek')
    expect(screen.getByRole('searchbox')).toHaveValue('barista')
    expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page')
  })

  it('returns to the previous filters', async () => {
    const { user, goBack, address } = open('fr')
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox'), 'sofa{Enter}')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Others')
    await goBack()
    expect(address()).toBe(`${boardPath.fr}?search=sofa`)
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('all')
    await goBack()
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  it.each(['?region=Mars&jstatus=Maybe&page=0', '?page=1.5', '?page=99999999999', '?page=abc'])(
    'ignores invalid filters: %s',
    async (query) => {
      const { asked } = open('jobs', query)
      await screen.findByRole('table')
      expect(asked()).toEqual({ type: 'jobs', region: 'all', jstatus: 'all', search: '' })
    },
  )

  it('sends no more search text than the service accepts', async () => {
    const { asked } = open('fr', `?search=${'a'.repeat(limits.search + 50)}`)
    await screen.findByRole('table')
    expect(asked()?.search).toHaveLength(limits.search)
  })
})

describe('the pages of a board', () => {
  it('are a single 1 if there is one', async () => {
    spec('2.board.single-page')
    open('fr')
    const links = within(await screen.findByRole('navigation', { name: 'Pages' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['1'])
    expect(links[0]).toHaveAttribute('aria-current', 'page')
  })

  it('keep the filters when they are turned', async () => {
    spec('readings.pages')
    const { user, address, asked } = open('fr', '?region=Others', 3)
    await user.click(await screen.findByRole('link', { name: '3' }))
    expect(address()).toBe(`${boardPath.fr}?region=Others&page=3`)
    expect(asked()).toMatchObject({ region: 'Others', page: '3' })
    const current = await screen.findByRole('link', { current: 'page' })
    expect(current).toHaveTextContent('3')
    expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('href', `${boardPath.fr}?region=Others`)
  })
})

it('leads from a page after the last to the last page, with the filters', async () => {
  const service = stubService()
  service.answer(posts, ({ fields: { page = '1' } }) => ({
    kind: 'ok',
    data: Number(page) > 2 ? [] : [aRow()],
    meta: { total: 2 * limits.pageSize, page: Number(page), pages: 2 },
  }))
  const { user, address } = renderRemote(<BoardList board={boards.fr} />, {
    path: `${boardPath.fr}?region=Others&page=7`,
  })
  expect(await screen.findByText('There is no page 7')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go to the last page' }))
  expect(address()).toBe(`${boardPath.fr}?region=Others&page=2`)
  expect(await screen.findByRole('table')).toBeVisible()
})

describe('the list in the initial data', () => {
  it.each([
    ['fr', ''],
    ['tr', '?search=sofa&page=2'],
    ['jobs', '?region=Others&jstatus=Seek&search=barista'],
    ['qb', '?search=visa'],
  ] as const)('of %s%s is the one that the page requests', async (type, query) => {
    const { asked } = open(type, query, 3)
    await screen.findByRole('table')
    const [read] = pages.find(({ path }) => path === boardPath[type])?.reads ?? []
    const address = new URLSearchParams(query)
    const filters = (read?.query ?? []).flatMap((name) =>
      address.has(name) ? [[name, address.get(name)]] : [],
    )
    expect(asked()).toEqual({ ...read?.fields, ...Object.fromEntries(filters) })
  })
})
