import type { RegistryStatus } from '@within-reach/contract'
import { screen, within } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { live, origin, status, stubRegistry } from '../testing/registry'
import { Component as RemotePage } from './remote-page'

const show = () => renderConsole(<RemotePage />, '/console/remote?name=mfe-userspace')
const part = async (name: string) => within(await screen.findByRole('region', { name }))

/** A registry with differences in User Space. */
const withUserSpace = (changes: Partial<RegistryStatus['remotes'][number]>): RegistryStatus => {
  const of = status()
  const remotes = of.remotes.map((remote) =>
    remote.name === 'mfe-userspace' ? { ...remote, ...changes } : remote,
  )
  return { ...of, remotes }
}

describe('a version', () => {
  const origins = {
    '1.0.0': origin('Fix the search'),
    '1.1.0': origin('Show prices first'),
    '1.2.0': origin('Add filters', false),
  }
  const canary = { version: '1.2.0', percent: 25, since: '2026-11-20T08:00:00.000Z' }

  it('is named by its commit, with author, day, hash and number', async () => {
    stubRegistry(withUserSpace({ origins, live: live({ canary }) }))
    show()
    const current = await part('Live')
    expect(current.getByText('Show prices first')).toBeVisible()
    expect(current.getByText('Fix the search')).toBeVisible()
    expect(current.getByText('1.1.0')).toBeVisible()
    expect(current.getAllByText('Mina Kim')).toHaveLength(2)
    expect(current.getAllByText('4be31c2')[0]).toHaveAttribute('title', '4be31c2'.padEnd(40, '0'))
    expect((await part('Canary')).getByText('Add filters')).toBeVisible()
    const versions = await part('Published versions')
    const candidate = versions.getByText('Add filters').closest('li')
    expect(candidate).toHaveTextContent('and uncommitted changes · 1.2.0')
    expect(candidate).toHaveTextContent('· the token “pipeline”')
  })

  it('to roll back to is named in the same way before the rollback is confirmed', async () => {
    stubRegistry(withUserSpace({ origins }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }))
    const panel = within(screen.getByRole('dialog', { name: 'User Space: roll back to 1.0.0' }))
    expect(panel.getByText('Fix the search')).toBeVisible()
  })
})
