import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { findPosts, type FoundPost, lookAtSearch, type Rates } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { pages } from '../pages'
import { aRow } from '../testing/posts'
import { Component as PhotosView } from './photos-view'

const { pn: _, ...row } = aRow()
const found = (own: Partial<FoundPost> = {}): FoundPost => ({
  ...row,
  image_path: '/files/a-small.webp',
  facts: { currency: 'GBP', rent: 640, room: 'own' },
  cost: { amount: 640, currency: 'GBP', complete: false },
  ...own,
})

function open(
  query: string,
  data: readonly FoundPost[] = [found()],
  next: string | null = null,
  rates: Rates | null = null,
) {
  const service = stubService()
  service.answer(findPosts, ({ fields }) => ({
    kind: 'ok',
    data: fields.cursor ? [found({ post_idx: 43, subject: 'Another room' })] : [...data],
    meta: {
      total: fields.cursor ? null : data.length,
      more: false,
      next: fields.cursor ? null : next,
      rates,
    },
  }))
  const asked = () => service.sent(findPosts).at(-1)?.fields
  return { ...renderRemote(<PhotosView />, { path: `/find${query}` }), asked }
}

it('shows photos with what the posts cost and offer, and how many there are', async () => {
  open('?type=fr')
  const card = await screen.findByRole('article')
  expect(card.querySelector('img')).toHaveAttribute('src', '/files/a-small.webp')
  expect(within(card).getByRole('link', { name: 'A bright room' })).toHaveAttribute('href', '/view?id=42')
  expect(within(card).getByText('£640 a month, bills unknown')).toBeVisible()
  expect(within(card).getByText('Own room')).toBeVisible()
  expect(screen.getByText('1 post')).toBeVisible()
})

it('loads the first photo at once, and the others when they come near', async () => {
  open('?type=fr', [found(), found({ post_idx: 43 }), found({ post_idx: 44 })])
  const photos = (await screen.findAllByRole('article')).map((card) => card.querySelector('img'))
  expect(photos.map((photo) => photo?.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
})

it('the address holds the whole filter, and the page begins with the read of its address', async () => {
  const query = '?type=fr&region=Others&search=sofa&rent_max=500&currency=EUR&room=own&sort=cheapest'
  const { asked } = open(query)
  await screen.findByRole('article')
  expect(screen.getByLabelText('Cost a month at most')).toHaveValue('500')
  expect(screen.getByLabelText('Room')).toHaveValue('own')
  const read = pages.find(({ path }) => path === '/find')?.reads?.[0]
  const inAddress = [...new URLSearchParams(query)].filter(([name]) => read?.query.includes(name))
  expect(asked()).toEqual({ ...read?.fields, ...Object.fromEntries(inAddress) })
})

it('a typed amount takes effect with Enter, in a currency that the address names; nonsense does not', async () => {
  const { user, address, asked } = open('?type=fr&region=United+Kingdom')
  await screen.findByRole('article')
  const most = screen.getByLabelText('Cost a month at most')
  await user.type(most, 'much{Enter}')
  expect(screen.getByText('This must be a number')).toBeVisible()
  await user.clear(most)
  await user.type(most, '700{Enter}')
  expect(address()).toBe('/find?type=fr&region=United+Kingdom&currency=GBP&rent_max=700')
  expect(asked()).toMatchObject({ rent_max: '700', currency: 'GBP' })
})

it('an amount may be written with marks between thousands, and is shown as it is understood', async () => {
  const { user, address } = open('?type=fr&region=South+Korea')
  await screen.findByRole('article')
  const most = screen.getByLabelText('Cost a month at most')
  await user.type(most, '650,000{Enter}')
  expect(address()).toBe('/find?type=fr&region=South+Korea&currency=KRW&rent_max=650000')
  expect(most).toHaveValue('650000')
})

it('shows that pay without a time is per hour, and offers other times but not any', async () => {
  const { user, address, asked } = open('?type=jobs')
  await screen.findByRole('article')
  const per = screen.getByLabelText('Paid per')
  expect(per).toHaveDisplayValue('Any')
  await user.type(screen.getByLabelText('Pay at least'), '12{Enter}')
  expect(per).toHaveDisplayValue('Hour')
  expect(within(per).queryByRole('option', { name: 'Any' })).not.toBeInTheDocument()
  await user.selectOptions(per, 'Month')
  expect(address()).toBe('/find?type=jobs&currency=USD&pay_min=12&per=month')
  expect(asked()).toMatchObject({ pay_min: '12', per: 'month' })
})

it('does not offer to loosen the time of a pay, which would be another pay', async () => {
  open('?type=jobs&pay_min=2000&per=month&currency=GBP', [])
  expect(await screen.findByRole('button', { name: 'Without “Pay at least”' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Without “Paid per”' })).not.toBeInTheDocument()
})

it('says what to loosen if nothing fits, and does it', async () => {
  const { user, address } = open('?type=fr&room=own&rent_max=1&currency=EUR', [])
  expect(await screen.findByText('No post fits all of these filters')).toBeVisible()
  expect(screen.getByText('Only amounts in EUR are compared.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Without “Cost a month at most”' }))
  expect(address()).toBe('/find?type=fr&currency=EUR&room=own')
  // The pressed button is gone.
  expect(screen.getByRole('status')).toHaveFocus()
})

const cut = (data: readonly FoundPost[], total: number) => {
  const service = stubService()
  const meta = { total, more: true, next: null, rates: null }
  service.answer(findPosts, { kind: 'ok', data: [...data], meta })
  renderRemote(<PhotosView />, { path: '/find?type=fr&search=room&room=own' })
}

it.each([
  [1, '1 post among the newest 500 with these words'],
  [12, '12 posts among the newest 500 with these words'],
  [500, 'At least 500 posts'],
])('says among how many posts it looked, if there were too many: %j', async (total, text) => {
  cut([found()], total)
  expect(await screen.findByText(text)).toBeVisible()
})

it('says so too if none of them fits', async () => {
  cut([], 0)
  expect(await screen.findByText('0 posts among the newest 500 with these words')).toBeVisible()
  expect(screen.getByText(/^Only the newest 500 posts with these words were looked at\./)).toBeVisible()
})

it('says that the site has no rate of the chosen currency', async () => {
  const rates = { day: '2026-11-01', rates: { USD: 1, EUR: 0.9 } }
  open('?type=fr&rent_max=1&currency=GBP', [], null, rates)
  expect(await screen.findByText('Only amounts in GBP are compared.')).toBeVisible()
})

it('offers to leave the order, if nothing in the region says what it goes by', async () => {
  const { user, address } = open('?type=fr&region=Others&sort=soonest', [])
  expect(await screen.findByText(/^This order shows only posts/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the newest' }))
  expect(address()).toBe('/find?type=fr&region=Others')
})

it('clearing all filters also clears a text that is none', async () => {
  const { user } = open('?type=fr')
  await screen.findByRole('article')
  await user.type(screen.getByLabelText('Cost a month at most'), 'much{Enter}')
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(screen.getByLabelText('Cost a month at most')).toHaveValue('')
  expect(screen.queryByText('This must be a number')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Clear all filters' })).toHaveFocus()
})

it('a search is saved with the amount that a press on its link ended', async () => {
  const { shell } = open('?type=fr')
  await screen.findByRole('article')
  const most = screen.getByLabelText('Cost a month at most')
  fireEvent.change(most, { target: { value: '700' } })
  // A tap: both happen before the page is rendered again.
  act(() => {
    fireEvent.blur(most)
    fireEvent.click(screen.getByRole('link', { name: 'Save this search' }))
  })
  await waitFor(() =>
    expect(shell.navigate.mock.calls[0]?.[0]).toBe('/savesearch?board=fr&currency=USD&rent_max=700'),
  )
})

it('a search is saved with the words in the search box', async () => {
  const { user, shell } = open('?type=fr&room=own')
  await screen.findByRole('article')
  await user.type(screen.getByRole('searchbox'), 'green')
  await user.click(screen.getByRole('link', { name: 'Save this search' }))
  await waitFor(() =>
    expect(shell.navigate.mock.lastCall?.[0]).toBe('/savesearch?board=fr&room=own&search=green'),
  )
})

it('reads further pages on request', async () => {
  const { user } = open('?type=fr', [found()], '42')
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  const another = await screen.findByRole('link', { name: 'Another room' })
  await waitFor(() => expect(another).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

it.each(['all', 'newest'])('searches for the word %s, which other fields use for any', async (word) => {
  const { user, address, asked } = open('?type=tr')
  await screen.findByRole('article')
  await user.type(screen.getByRole('searchbox'), `${word}{Enter}`)
  expect(address()).toBe(`/find?type=tr&search=${word}`)
  await waitFor(() => expect(asked()).toEqual({ type: 'tr', search: word }))
})

it('leads to the page that saves its filter, and to its feed', async () => {
  open('?type=tr&search=sofa&price_max=20&currency=EUR&sort=cheapest', [])
  const save = await screen.findByRole('link', { name: 'Save this search' })
  const query = 'search=sofa&sort=cheapest&currency=EUR&price_max=20'
  expect(save).toHaveAttribute('href', `/savesearch?board=tr&${query}`)
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute(
    'href',
    '/feeds/find.atom?type=tr&search=sofa&currency=EUR&price_max=20',
  )
})

it('counts the posts of a saved search as seen', async () => {
  const service = stubService()
  service.answer(findPosts, {
    kind: 'ok',
    data: [],
    meta: { total: 0, more: false, next: null, rates: null },
  })
  service.answer(lookAtSearch, { kind: 'ok', data: null })
  renderRemote(<PhotosView />, { path: '/find?type=fr&room=own&saved=7', member: mina })
  await waitFor(() => expect(service.sent(lookAtSearch).map(({ fields }) => fields)).toEqual([{ idx: '7' }]))
})

it('leads back to the table with the filters that both views have', async () => {
  const { user, shell } = open('?type=jobs&region=Others&jstatus=Seek&search=tutor&per=hour', [])
  const table = await screen.findByRole('link', { name: 'Table' })
  expect(table).toHaveAttribute('href', '/userspacejobs?region=Others&jstatus=Seek&search=tutor')
  await user.click(table)
  expect(shell.navigate.mock.calls[0]?.[0]).toBe('/userspacejobs?region=Others&jstatus=Seek&search=tutor')
})
