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

it('sends a visitor to login and back', () => {
  stubService()
  const { shell } = renderRemote(<SaveSearch />, { path: '/savesearch?board=tr&search=sofa' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fsavesearch%3Fboard%3Dtr%26search%3Dsofa', {
    replace: true,
  })
})
