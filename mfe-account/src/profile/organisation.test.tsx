import {
  type Badges,
  checkDomain,
  confirmDomain,
  type DataOf,
  myBadges,
  removeDomain,
} from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import { Organisation } from './organisation'

const none: Badges = { since: '2024-03-18T12:00:00.000Z', answers: null, domain: null, papers: null }
const school: Badges = {
  ...none,
  domain: {
    kind: 'school',
    domain: 'snu.ac.kr',
    checked: '2026-10-02T09:00:00.000Z',
    until: '2027-10-02T09:00:00.000Z',
  },
}

function show(badges: DataOf<typeof myBadges> = none) {
  const service = stubService()
  service.answer(myBadges, { kind: 'ok', data: badges })
  const { user } = renderRemote(<Organisation />, { path: '/profile', member: mina })
  return { service, user }
}
const address = () => screen.findByLabelText('Email address at your school or employer')
const confirm = () => screen.getByRole('button', { name: 'Confirm' })

it('shows the domain of an address that needs no code', async () => {
  const { service, user } = show()
  await user.type(await address(), 'mina@snu.ac.kr')
  service.answer(checkDomain, { kind: 'ok', data: { state: 'checked' } })
  service.answer(myBadges, { kind: 'ok', data: school })
  await user.click(confirm())
  expect(await screen.findByText(/^snu\.ac\.kr, shown until/)).toHaveTextContent(
    'snu.ac.kr, shown until Oct 2, 2027',
  )
  expect(await address()).toHaveValue('')
})

it('asks for the code that was mailed, and says if it is wrong', async () => {
  const { service, user } = show()
  await user.type(await address(), 'mina@snu.ac.kr')
  service.answer(checkDomain, { kind: 'ok', data: { state: 'code-sent' } })
  await user.click(confirm())
  expect(await screen.findByText(/We mailed a code to mina@snu\.ac\.kr/)).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveFocus()
  service.answer(confirmDomain, { kind: 'wrongCode' })
  await user.type(screen.getByLabelText('Code'), '12345')
  await user.click(confirm())
  expect(await screen.findByText('This code is wrong or no longer valid.')).toBeVisible()
  service.answer(confirmDomain, { kind: 'ok' })
  service.answer(myBadges, { kind: 'ok', data: school })
  await user.click(confirm())
  expect(await screen.findByText(/^snu\.ac\.kr, shown until/)).toBeVisible()
  expect(await address()).toHaveFocus()
  expect(service.sent(confirmDomain)[1]?.fields).toEqual({ vcode: '12345' })
})

it('asks for the code also after a reload, as a phone does while its owner reads the mail', async () => {
  const { user } = show({ ...none, codeSentTo: 'mina@snu.ac.kr' })
  expect(await screen.findByText(/We mailed a code to mina@snu\.ac\.kr/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(await address()).toHaveFocus()
  expect(await address()).toHaveValue('mina@snu.ac.kr')
})

it('goes back from the code to the address, to correct it or to get another code', async () => {
  const { service, user } = show()
  await user.type(await address(), 'mina@snu.ac.kt')
  service.answer(checkDomain, { kind: 'ok', data: { state: 'code-sent' } })
  await user.click(confirm())
  await user.click(await screen.findByRole('button', { name: 'Start again' }))
  expect(await address()).toHaveFocus()
  expect(await address()).toHaveValue('mina@snu.ac.kt')
  await user.type(await address(), '{Backspace}r')
  await user.click(confirm())
  expect(await screen.findByText(/We mailed a code to mina@snu\.ac\.kr/)).toBeVisible()
})

it.each([
  ['unknownDomain', /We do not know this domain/],
  ['usedElsewhere', /counts for another account/],
  ['incorrectEmail', /No mail can be delivered/],
  ['offline', /You seem to be offline/],
  ['failed', 'This did not work. Try again.'],
] as const)('says why an address is refused: %s', async (kind, text) => {
  const { service, user } = show()
  service.answer(checkDomain, { kind })
  await user.type(await address(), 'mina@example.com')
  await user.click(confirm())
  expect(await screen.findByText(text)).toBeVisible()
  expect(await address()).toHaveValue('mina@example.com')
})

it('removes the domain', async () => {
  const { service, user } = show(school)
  service.answer(removeDomain, { kind: 'ok' })
  service.answer(myBadges, { kind: 'ok', data: none })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(service.sent(removeDomain)).toHaveLength(1)
  expect(screen.queryByText(/shown until/)).not.toBeInTheDocument()
})

it('says so if the domain could not be removed', async () => {
  const { service, user } = show(school)
  service.answer(removeDomain, { kind: 'unavailable' })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('This did not work. Try again.')).toBeVisible()
  service.answer(removeDomain, { kind: 'ok' })
  service.answer(myBadges, { kind: 'ok', data: none })
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await address()).toHaveFocus()
  expect(screen.queryByText('This did not work. Try again.')).toBeNull()
})

it('offers to read the domain again if it could not be loaded', async () => {
  const service = stubService()
  service.answer(myBadges, { kind: 'failed' })
  const { user } = renderRemote(<Organisation />, { path: '/profile', member: mina })
  expect(await screen.findByText('This part could not be loaded.')).toBeVisible()
  service.answer(myBadges, { kind: 'ok', data: school })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^snu\.ac\.kr, shown until/)).toBeVisible()
  expect(screen.queryByText('This part could not be loaded.')).toBeNull()
})
