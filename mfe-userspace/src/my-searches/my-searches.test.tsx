import { act, screen, waitFor, within } from '@testing-library/react'
import { changeSearch, removeSearch, type SavedSearch, savedSearches } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import type { UserEvent } from '@testing-library/user-event'
import { Component as MySearches } from './my-searches'

const sofas: SavedSearch = {
  search_idx: 7,
  name: 'Sofas',
  list: { type: 'tr', region: 'South Korea', search: 'sofa', jstatus: 'all' },
  mails: 'daily',
  fresh: 3,
  ca: '2026-11-01T10:00:00.000Z',
}
const questions: SavedSearch = {
  ...sofas,
  search_idx: 6,
  name: 'Every question',
  list: { type: 'qb', region: 'all', search: '', jstatus: 'all' },
  mails: 'none',
  fresh: 0,
}

function show(rows: readonly SavedSearch[]) {
  const service = stubService()
  let left = rows
  service.answer(savedSearches, () => ({ kind: 'ok', data: [...left] }))
  service.answer(removeSearch, ({ fields }) => {
    left = left.filter(({ search_idx: id }) => String(id) !== String(fields.idx))
    return { kind: 'ok', data: null }
  })
  return { service, ...renderRemote(<MySearches />, { path: '/mysearches', member: mina }) }
}
const cards = () => screen.findAllByRole('listitem')

it('lists each search with what is new, and opens its list', async () => {
  show([sofas, questions])
  const [first, second] = (await cards()) as [HTMLElement, HTMLElement]
  expect(within(first).getByRole('link', { name: 'Sofas' })).toHaveAttribute(
    'href',
    '/userspacetrade?region=South+Korea&search=sofa&saved=7',
  )
  expect(first).toHaveTextContent('Trade your stuff · “sofa” · South Korea')
  expect(first).toHaveTextContent('3 new posts')
  expect(within(first).getByLabelText('Mails about new posts')).toHaveValue('daily')
  expect(second).not.toHaveTextContent(/\d new post/)
  expect(within(second).getByRole('link', { name: 'Every question' })).toHaveAttribute(
    'href',
    '/userspacequestionsboard?saved=6',
  )
})

it('counts up to ninety-nine', async () => {
  show([{ ...sofas, fresh: 100 }])
  expect(await screen.findByText('99+ new posts')).toBeVisible()
})

it('changes when mails come, and takes it back if that fails', async () => {
  const { service, user } = show([sofas])
  service.answer(changeSearch, { kind: 'ok', data: null })
  const choice = await screen.findByLabelText('Mails about new posts')
  await user.selectOptions(choice, 'At once')
  await waitFor(() =>
    expect(service.sent(changeSearch).map(({ fields }) => fields)).toEqual([{ idx: '7', mails: 'at-once' }]),
  )
  service.answer(changeSearch, { kind: 'offline' })
  await user.selectOptions(choice, 'No mails')
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  expect(choice).toHaveValue('at-once')
})

it('takes back only what failed, not a change that was made meanwhile', async () => {
  const { service, user } = show([sofas])
  let fail = () => {}
  service.answer(changeSearch, () => new Promise((resolve) => (fail = () => resolve({ kind: 'offline' }))))
  const choice = await screen.findByLabelText('Mails about new posts')
  await user.selectOptions(choice, 'At once')
  await waitFor(() => expect(service.sent(changeSearch)).toHaveLength(1))
  service.answer(changeSearch, { kind: 'ok', data: null })
  await user.selectOptions(choice, 'No mails')
  await act(async () => fail())
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  expect(choice).toHaveValue('none')
  expect(service.sent(changeSearch)).toHaveLength(2)
})

it('sends the changes of a search one after the other, so that the last one is stored last', async () => {
  const { service, user } = show([sofas])
  let end = () => {}
  service.answer(
    changeSearch,
    () => new Promise((resolve) => (end = () => resolve({ kind: 'ok', data: null }))),
  )
  const mails = () => service.sent(changeSearch).map(({ fields }) => fields.mails)
  const choice = await screen.findByLabelText('Mails about new posts')
  await user.selectOptions(choice, 'At once')
  await user.selectOptions(choice, 'No mails')
  expect(choice).toHaveValue('none')
  await waitFor(() => expect(mails()).toEqual(['at-once']))
  await act(async () => end())
  await waitFor(() => expect(mails()).toEqual(['at-once', 'none']))
})

it('goes back to what the service has if two changes fail', async () => {
  const { service, user } = show([sofas])
  let fail = () => {}
  service.answer(changeSearch, () => new Promise((resolve) => (fail = () => resolve({ kind: 'offline' }))))
  const choice = await screen.findByLabelText('Mails about new posts')
  await user.selectOptions(choice, 'At once')
  await user.selectOptions(choice, 'No mails')
  await waitFor(() => expect(service.sent(changeSearch)).toHaveLength(1))
  await act(async () => fail())
  await waitFor(() => expect(service.sent(changeSearch)).toHaveLength(2))
  await act(async () => fail())
  await waitFor(() => expect(choice).toHaveValue('daily'))
})

it('renames a search', async () => {
  const { service, user } = show([sofas])
  service.answer(changeSearch, { kind: 'ok', data: null })
  await user.click(await screen.findByRole('button', { name: 'Rename Sofas' }))
  const field = screen.getByLabelText('Name')
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.type(field, 'Big sofas')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'Big sofas' })).toBeVisible()
  expect(service.sent(changeSearch)[0]?.fields).toEqual({ idx: '7', name: 'Big sofas' })
  expect(service.sent(changeSearch)[0]?.keepalive).toBe(true)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Big sofas' })).toHaveFocus())
})

it('keeps a new name that could not be saved, and gives the focus back if renaming is cancelled', async () => {
  const { service, user } = show([sofas])
  service.answer(changeSearch, { kind: 'offline' })
  await user.click(await screen.findByRole('button', { name: 'Rename Sofas' }))
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Big sofas')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Big sofas')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Rename Sofas' })).toHaveFocus()
})

it('removes a search after a question', async () => {
  const { service, user } = show([sofas, questions])
  await user.click(await screen.findByRole('button', { name: 'Remove Sofas' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Its mails end as well.')
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sofas' })).toBeNull())
  expect(service.sent(removeSearch)[0]?.fields).toEqual({ idx: '7' })
  expect(service.sent(removeSearch)[0]?.keepalive).toBe(true)
  // Where the rest of the list is.
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Every question' }))
  expect(document.body).not.toHaveFocus()
})

it('shows a search again that could not be removed, and says why', async () => {
  const { service, user } = show([sofas, questions])
  let fail = () => {}
  service.answer(removeSearch, () => new Promise((resolve) => (fail = () => resolve({ kind: 'offline' }))))
  await user.click(await screen.findByRole('button', { name: 'Remove Sofas' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sofas' })).toBeNull())
  await act(async () => fail())
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sofas' })).toBeVisible()
})

it.each([
  [
    'its mails',
    (user: UserEvent) => user.selectOptions(screen.getByLabelText('Mails about new posts'), 'At once'),
  ],
  ['its name', rename],
])('a search that another tab has removed leaves when one changes %s', async (_what, act) => {
  const { service, user } = show([sofas])
  await screen.findByRole('link', { name: 'Sofas' })
  service.answer(changeSearch, { kind: 'not-found' })
  service.answer(savedSearches, { kind: 'ok', data: [] })
  await act(user)
  expect(await screen.findByText('You have saved no search')).toBeVisible()
  expect(screen.getByText('This no longer exists.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sofas' })).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
})

async function rename(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Rename Sofas' }))
  await user.type(screen.getByLabelText('Name'), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

it('says how to save one if there is none', async () => {
  show([])
  expect(await screen.findByText('You have saved no search')).toBeVisible()
})

it('sends a visitor to login and back', () => {
  stubService()
  const { shell } = renderRemote(<MySearches />, { path: '/mysearches' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fmysearches', { replace: true })
})
