import type { Allowance } from '@within-reach/contract'
import { screen, within } from '@testing-library/react'
import { status, stubRegistry } from '../testing/registry'
import { renderConsole } from '../testing/render-console'
import { Component as RemotePage } from './remote-page'

const title = 'Allowed above the usual limits'
const show = (allowed?: Allowance[]) => {
  const of = status()
  const [userSpace, ...others] = of.remotes
  if (!userSpace) throw new Error('User Space is missing')
  stubRegistry({ ...of, remotes: [{ ...userSpace, ...(allowed && { allowed }) }, ...others] })
  renderConsole(<RemotePage />, '/console/remote?name=mfe-userspace')
}

it('a remote shows what its owners allow, and why', async () => {
  show([
    { kind: 'start', of: './pages', most: 143_360, why: 'The map needs it' },
    { kind: 'mount', most: 300, why: 'The editor is shown first' },
  ])
  const part = within(await screen.findByRole('region', { name: title }))
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Allow ./pages to start with 140 KBThe map needs it',
    'Allow the mount to block the main thread for 300 msThe editor is shown first',
  ])
})

it.each([
  ['allows nothing', []],
  ['has an older service', undefined],
])('a remote that %s shows no list', async (_case, allowed) => {
  show(allowed)
  await screen.findByRole('region', { name: 'Published versions' })
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
})
