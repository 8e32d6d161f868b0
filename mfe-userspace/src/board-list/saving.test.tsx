import { screen, waitFor } from '@testing-library/react'
import { lookAtSearch, posts } from '@within-reach/contract'
import { prefetchRead } from '@within-reach/shared-core/react'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { aRow } from '../testing/posts'
import { boardPage } from './board-page'

const Trade = boardPage('tr')

function stubTrade() {
  const service = stubService()
  service.answer(posts, { kind: 'ok', data: [aRow()], meta: { total: 1, page: 1, pages: 1 } })
  service.answer(lookAtSearch, { kind: 'ok', data: null })
  return service
}

function show(path: string, member?: typeof mina) {
  const service = stubTrade()
  renderRemote(<Trade />, { path, member })
  return service
}

it('leads to the page that saves the search of the list', async () => {
  show('/userspacetrade?region=Others&search=sofa&page=2&saved=7')
  expect(await screen.findByRole('link', { name: 'Save this search' })).toHaveAttribute(
    'href',
    '/savesearch?board=tr&region=Others&search=sofa',
  )
})

it('saves the words in the search box, even if nobody searched for them yet', async () => {
  stubTrade()
  const { user, shell } = renderRemote(<Trade />, { path: '/userspacetrade?search=sofa&region=Others' })
  const save = await screen.findByRole('link', { name: 'Save this search' })
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), ' green sofa ')
  await user.click(save)
  const address = '/savesearch?board=tr&region=Others&search=green+sofa'
  await waitFor(() => expect(shell.navigate.mock.lastCall?.[0]).toBe(address))
})

it('leads to the feed of the list, in the language of the page', async () => {
  show('/userspacetrade?region=Others&search=sofa&page=2')
  expect(await screen.findByRole('link', { name: 'Feed' })).toHaveAttribute(
    'href',
    '/feeds/userspacetrade.atom?region=Others&search=sofa',
  )
})

it('counts the posts of a saved search as seen', async () => {
  const service = show('/userspacetrade?search=sofa&saved=7', mina)
  await waitFor(() => expect(service.sent(lookAtSearch).map(({ fields }) => fields)).toEqual([{ idx: '7' }]))
})

it('reads the list of a saved search again, so that it contains the posts of the mail', async () => {
  const query = new URLSearchParams({ search: 'piano' })
  const service = stubTrade()
  const read = { path: posts.path, fields: { type: 'tr', region: 'all' }, query: ['search'] }
  await prefetchRead({ read, query, reader: mina.marker })
  renderRemote(<Trade />, { path: `/userspacetrade?${query}&saved=7`, member: mina })
  await waitFor(() => expect(service.sent(posts)).toHaveLength(2))
})

it('does not for a visitor, nor for a list that no saved search opened', async () => {
  const service = show('/userspacetrade?search=sofa&saved=7')
  await screen.findByRole('link', { name: 'Save this search' })
  show('/userspacetrade', mina)
  expect(service.sent(lookAtSearch)).toEqual([])
})
