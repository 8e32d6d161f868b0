import { screen } from '@testing-library/react'
import { saveSearch } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as SaveSearch } from './save-search'

const path = '/savesearch?board=jobs&region=Others&jstatus=Seek&search=cook'

it('saves the search in the address under its suggested name', async () => {
  const service = stubService()
  service.answer(saveSearch, { kind: 'ok', data: { search_idx: 7 } })
  const { user } = renderRemote(<SaveSearch />, { path, member: mina })
  expect(screen.getByText('Jobs · “cook” · Others · Seek')).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toHaveValue('cook, Others, Seek')
  await user.click(screen.getByLabelText('At once'))
  await user.click(screen.getByRole('button', { name: 'Save this search' }))
  expect(await screen.findByText('“cook, Others, Seek” is saved.')).toBeVisible()
  expect(service.sent(saveSearch)[0]?.fields).toEqual({
    type: 'jobs',
    region: 'Others',
    jstatus: 'Seek',
    search: 'cook',
    name: 'cook, Others, Seek',
    mails: 'at-once',
  })
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/userspacejobs?region=Others&jstatus=Seek&search=cook',
  )
})

it.each([
  ['\u200bsofa\u200b', 'sofa'],
  ['\u200b', 'Trade your stuff'],
  [`${'a'.repeat(59)}😀 chair`, 'a'.repeat(59)],
])('suggests a name that can be saved for the searched text %j', (search, name) => {
  stubService()
  const query = new URLSearchParams({ board: 'tr', search }).toString()
  renderRemote(<SaveSearch />, { path: `/savesearch?${query}`, member: mina })
  expect(screen.getByLabelText(/^Name/)).toHaveValue(name)
  expect(screen.getByRole('button', { name: 'Save this search' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('saves the facts of a filter, and leads back to the photos', async () => {
  const service = stubService()
  service.answer(saveSearch, { kind: 'ok', data: { search_idx: 7 } })
  const query = 'region=Others&rent_max=600&currency=EUR&free_by=2027-03-01&room=own'
  const address = `/savesearch?board=fr&${query}&sort=cheapest&price_max=3`
  const { user } = renderRemote(<SaveSearch />, { path: address, member: mina })
  const summary = 'Others · Cost a month at most: €600 · Free by: Mar 1, 2027 · Room: Own room'
  expect(screen.getByText(`Find your roommate · ${summary}`)).toBeVisible()
  // As many parts as a name can have.
  expect(screen.getByLabelText(/^Name/)).toHaveValue(
    'Others, Cost a month at most: €600, Free by: Mar 1, 2027',
  )
  await user.click(screen.getByRole('button', { name: 'Save this search' }))
  await screen.findByText(/is saved/)
  expect(service.sent(saveSearch)[0]?.fields).toMatchObject({
    type: 'fr',
    region: 'Others',
    rent_max: '600',
    currency: 'EUR',
    free_by: '2027-03-01',
    room: 'own',
  })
  expect(service.sent(saveSearch)[0]?.fields).not.toHaveProperty('price_max')
  const back = screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href') ?? ''
  expect(Object.fromEntries(new URL(back, 'https://site.test').searchParams)).toEqual({
    type: 'fr',
    ...Object.fromEntries(new URLSearchParams(query)),
  })
})

it('says that pay without a time is per hour, and saves it so', async () => {
  const service = stubService()
  service.answer(saveSearch, { kind: 'ok', data: { search_idx: 7 } })
  const query = 'board=jobs&pay_min=12&currency=GBP'
  const { user } = renderRemote(<SaveSearch />, { path: `/savesearch?${query}`, member: mina })
  expect(screen.getByText('Jobs · Pay at least: £12 · Paid per: Hour')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save this search' }))
  await screen.findByText(/is saved/)
  expect(service.sent(saveSearch)[0]?.fields).toMatchObject({ pay_min: '12', per: 'hour' })
})

it('keeps what was typed if it cannot be saved', async () => {
  const service = stubService()
  service.answer(saveSearch, { kind: 'tooManySearches' })
  const { user } = renderRemote(<SaveSearch />, { path: '/savesearch?board=qb&region=Others', member: mina })
  const name = screen.getByLabelText(/^Name/)
  expect(name).toHaveValue('Questions board')
  await user.type(name, ' today')
  await user.click(screen.getByRole('button', { name: 'Save this search' }))
  expect(await screen.findByText(/You have saved 50 searches/)).toBeVisible()
  expect(name).toHaveValue('Questions board today')
})

it('keeps what was typed over a reload, for this search only', async () => {
  stubService()
  const ofQuestions = { path: '/savesearch?board=qb&region=Others', member: mina }
  const first = renderRemote(<SaveSearch />, ofQuestions)
  await first.user.type(screen.getByLabelText(/^Name/), ' today')
  first.unmount()
  const second = renderRemote(<SaveSearch />, ofQuestions)
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Questions board today')
  second.unmount()
  renderRemote(<SaveSearch />, { path: '/savesearch?board=jobs', member: mina })
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Jobs')
})

it('sends a visitor to login and back', () => {
  stubService()
  const { shell } = renderRemote(<SaveSearch />, { path: '/savesearch?board=tr&search=sofa' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fsavesearch%3Fboard%3Dtr%26search%3Dsofa', {
    replace: true,
  })
})
