import { act, screen, waitFor } from '@testing-library/react'
import { type Bookmark, bookmark, bookmarks } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as Bookmarks } from './bookmarks'

const room: Bookmark = {
  post_idx: 42,
  type: 'fr',
  region: 'Others',
  subject: 'A bright room',
  jstatus: null,
  userid: 'alex',
  ca: '2024-03-18T09:30:00.000Z',
  bookmarked: '2024-03-19T09:30:00.000Z',
}

function show(rows: readonly Bookmark[]) {
  const service = stubService()
  let left = rows
  service.answer(bookmarks, () => ({
    kind: 'ok',
    data: [...left],
    meta: { total: left.length, page: 1, pages: 1 },
  }))
  service.answer(bookmark, ({ fields }) => {
    left = left.filter(({ post_idx: id }) => String(id) !== String(fields.id))
    return { kind: 'ok', data: null }
  })
  return { service, ...renderRemote(<Bookmarks />, { path: '/bookmarks', member: mina }) }
}

it('lists the bookmarked posts, and removes a bookmark', async () => {
  const { service, user } = show([room, { ...room, post_idx: 41, subject: 'A desk', type: 'tr' }])
  expect(await screen.findByRole('link', { name: 'A bright room' })).toHaveAttribute('href', '/view?id=42')
  await user.click(screen.getByRole('button', { name: 'Remove the bookmark of A bright room' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A bright room' })).toBeNull())
  expect(service.sent(bookmark)[0]?.fields).toEqual({ id: '42', on: 'no' })
  expect(service.sent(bookmark)[0]?.keepalive).toBe(true)
  expect(screen.getByRole('link', { name: 'A desk' })).toBeVisible()
})

it('shows the bookmark again if it could not be removed', async () => {
  const { service, user } = show([room])
  service.answer(bookmark, { kind: 'offline' })
  await user.click(await screen.findByRole('button', { name: /Remove the bookmark/ }))
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'A bright room' })).toBeVisible()
})

it('shows what is bookmarked after two were removed at once, and one of them could not be', async () => {
  const desk = { ...room, post_idx: 41, subject: 'A desk' }
  const { service, user } = show([room, desk])
  let fail: (() => void) | undefined
  service.answer(bookmark, ({ fields }) => {
    if (fields.id === '42') return new Promise((resolve) => (fail = () => resolve({ kind: 'unavailable' })))
    service.answer(bookmarks, { kind: 'ok', data: [room], meta: { total: 1, page: 1, pages: 1 } })
    return { kind: 'ok', data: null }
  })
  await user.click(await screen.findByRole('button', { name: 'Remove the bookmark of A bright room' }))
  await user.click(screen.getByRole('button', { name: 'Remove the bookmark of A desk' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A desk' })).toBeNull())
  expect(screen.queryByRole('link', { name: 'A bright room' })).toBeNull()
  await act(async () => fail?.())
  expect(await screen.findByRole('link', { name: 'A bright room' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A desk' })).toBeNull())
})

describe('a page after the last one', () => {
  /** Twenty bookmarks on the first page, and one on the second. */
  function showPage(page: number) {
    const service = stubService()
    let total = 21
    service.answer(bookmarks, ({ fields }) => {
      const asked = Number(fields.page ?? 1)
      const ids = Array.from({ length: total }, (_, at) => at + 1).slice((asked - 1) * 20, asked * 20)
      return {
        kind: 'ok',
        data: ids.map((id) => ({ ...room, post_idx: id, subject: `Room ${id}` })),
        meta: { total, page: asked, pages: Math.ceil(total / 20) },
      }
    })
    service.answer(bookmark, () => {
      total = 20
      return { kind: 'ok', data: null }
    })
    return renderRemote(<Bookmarks />, { path: `/bookmarks?page=${page}`, member: mina })
  }

  it('leads to the last one once its only bookmark is removed, and keeps the focus', async () => {
    const { user, address } = showPage(2)
    await user.click(await screen.findByRole('button', { name: 'Remove the bookmark of Room 21' }))
    expect(await screen.findByRole('link', { name: 'Room 20' })).toBeVisible()
    expect(address()).toBe('/bookmarks')
    expect(screen.queryByText('You have bookmarked nothing')).toBeNull()
    expect(document.body).not.toHaveFocus()
  })

  it('leads to the last one if the address names it', async () => {
    const { address } = showPage(9)
    expect(await screen.findByRole('link', { name: 'Room 21' })).toBeVisible()
    expect(address()).toBe('/bookmarks?page=2')
  })
})

it.each(['0', '1e99', '99999999999'])('shows the first page for the page number %s', async (page) => {
  const service = stubService()
  service.answer(bookmarks, { kind: 'ok', data: [], meta: { total: 0, page: 1, pages: 1 } })
  renderRemote(<Bookmarks />, { path: `/bookmarks?page=${page}`, member: mina })
  expect(await screen.findByText('You have bookmarked nothing')).toBeVisible()
  expect(service.sent(bookmarks).map(({ fields }) => fields)).toEqual([{}])
})

it('says how to bookmark if there is nothing', async () => {
  show([])
  expect(await screen.findByText('You have bookmarked nothing')).toBeVisible()
})

it('sends a visitor to login and back', () => {
  stubService()
  const { shell } = renderRemote(<Bookmarks />, { path: '/bookmarks' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fbookmarks', { replace: true })
})
