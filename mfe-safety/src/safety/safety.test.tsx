import { screen, waitFor, within } from '@testing-library/react'
import { type Block, blocks, myRoles, type StaffRole, unblock } from '@within-reach/contract'
import { prerenderPages } from '@within-reach/shared-core/prerender'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { catalog } from '../locales/catalog'
import { safety } from './page'
import { Component as SafetyPage } from './safety'

const alex: Block = { block_idx: 4, nick: 'alex', ca: '2026-11-01T10:00:00.000Z' }

function show(list: readonly Block[], roles: StaffRole[] = []) {
  const service = stubService()
  service.answer(blocks, { kind: 'ok', data: [...list] })
  service.answer(myRoles, { kind: 'ok', data: { roles } })
  return { service, ...renderRemote(<SafetyPage />, { path: '/safety', member: mina }) }
}

it('advises a visitor, who logs in for the rest', () => {
  stubService()
  renderRemote(<SafetyPage />, { path: '/safety' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Safety')
  expect(
    within(screen.getByRole('region', { name: 'Signs of a scam' })).getAllByRole('listitem'),
  ).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fsafety')
  expect(screen.queryByText('Blocked members')).not.toBeInTheDocument()
})

it('lists blocked members, and unblocks one', async () => {
  const { service, user } = show([alex])
  service.answer(unblock, { kind: 'ok' })
  const button = await screen.findByRole('button', { name: 'Unblock alex' })
  service.answer(blocks, { kind: 'ok', data: [] })
  await user.click(button)
  expect(await screen.findByText(/You have blocked nobody/)).toBeVisible()
  expect(service.sent(unblock)[0]?.fields).toEqual({ idx: '4' })
  expect(service.sent(unblock)[0]?.keepalive).toBe(true)
})

it('shows the member again if the block could not be ended', async () => {
  const { service, user } = show([alex])
  service.answer(unblock, { kind: 'unavailable' })
  await user.click(await screen.findByRole('button', { name: 'Unblock alex' }))
  expect(await screen.findByText('This did not work. Try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Unblock alex' })).toBeVisible()
})

it('leads to the own pages, and staff to the desk', async () => {
  show([], ['moderator'])
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Your pages' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  await waitFor(() => expect(links()).toEqual(['/myreports', '/notices', '/mycases', '/desk']))
})

it('shows no desk to other members', async () => {
  show([])
  await screen.findByText(/You have blocked nobody/)
  expect(screen.queryByRole('link', { name: /^The desk/ })).not.toBeInTheDocument()
})

it('offers to try again if the blocks cannot be loaded', async () => {
  const service = stubService()
  service.answer(myRoles, { kind: 'ok', data: { roles: [] } })
  service.answer(blocks, { kind: 'unavailable' })
  const { user } = renderRemote(<SafetyPage />, { path: '/safety', member: mina })
  expect(await screen.findByText('Your blocked members could not be loaded')).toBeVisible()
  service.answer(blocks, { kind: 'ok', data: [alex] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Unblock alex' })).toBeVisible()
})

it('is drawn by the build for visitors and for members', async () => {
  const { parts } = (await prerenderPages([safety], catalog)('en'))['/safety'] ?? {}
  const kinds = Object.values(parts ?? {}).flatMap((part) => part.kinds)
  const htmlOf = (member: true | null) =>
    kinds
      .flatMap(({ when, html }) => (when.member === undefined || when.member === member ? [html] : []))
      .join('')
  expect(htmlOf(null)).toContain('/login?next=%2Fsafety')
  expect(htmlOf(true)).toContain('Your pages')
  expect(htmlOf(true)).not.toContain('/login?next=')
})
