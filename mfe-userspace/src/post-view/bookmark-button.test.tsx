import { act, screen, waitFor } from '@testing-library/react'
import { bookmark, bookmarked } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { BookmarkButton } from './bookmark-button'

const button = (name = 'Bookmark') => screen.findByRole('button', { name })

it('bookmarks, and removes the bookmark', async () => {
  const service = stubService()
  let isOn = false
  service.answer(bookmarked, () => ({ kind: 'ok', data: isOn }))
  service.answer(bookmark, ({ fields }) => {
    isOn = fields.on === 'yes'
    return { kind: 'ok', data: null }
  })
  const { user } = renderRemote(<BookmarkButton id={42} />, { path: '/view?id=42', member: mina })
  await user.click(await button())
  await user.click(await button('Remove the bookmark'))
  expect(await button()).toBeVisible()
  expect(service.sent(bookmark).map(({ fields }) => fields)).toEqual([
    { id: '42', on: 'yes' },
    { id: '42', on: 'no' },
  ])
})

it('stores what was pressed last, one after the other', async () => {
  const service = stubService()
  let isOn = false
  const arrivals: (() => void)[] = []
  service.answer(bookmarked, () => ({ kind: 'ok', data: isOn }))
  service.answer(bookmark, ({ fields }) => {
    return new Promise((resolve) =>
      arrivals.push(() => {
        isOn = fields.on === 'yes'
        resolve({ kind: 'ok', data: null })
      }),
    )
  })
  const { user } = renderRemote(<BookmarkButton id={42} />, { path: '/view?id=42', member: mina })
  await user.click(await button())
  await user.click(await button('Remove the bookmark'))
  expect(await button()).toBeVisible()
  expect(service.sent(bookmark)).toHaveLength(1)
  await act(async () => arrivals[0]?.())
  await waitFor(() => expect(service.sent(bookmark)).toHaveLength(2))
  expect(await button()).toBeVisible()
  await act(async () => arrivals[1]?.())
  expect(service.sent(bookmark).map(({ fields }) => fields.on)).toEqual(['yes', 'no'])
  expect(await button()).toBeVisible()
  expect(isOn).toBe(false)
})

it('is as before if that fails', async () => {
  const service = stubService()
  service.answer(bookmarked, { kind: 'ok', data: false })
  service.answer(bookmark, { kind: 'offline' })
  const { user } = renderRemote(<BookmarkButton id={42} />, { path: '/view?id=42', member: mina })
  await user.click(await button())
  expect(await screen.findByText(/could not be changed/)).toBeVisible()
  expect(await button()).toBeVisible()
})

it('sends a visitor to login and back', async () => {
  stubService()
  const { user, shell } = renderRemote(<BookmarkButton id={42} />, { path: '/view?id=42' })
  await user.click(await button())
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fview%3Fid%3D42')
})
