import type { KeyList, RegistryStatus } from '@within-reach/contract'
import { screen, within } from '@testing-library/react'
import { status, stubRegistry } from '../testing/registry'
import { renderConsole } from '../testing/render-console'
import { Component as RemotePage } from './remote-page'

const show = () => renderConsole(<RemotePage />, '/console/remote?name=mfe-userspace')
const part = async (name: string) => within(await screen.findByRole('region', { name }))

const keys: KeyList = {
  remote: 'mfe-userspace',
  number: 2,
  threshold: 2,
  why: 'A key for the pipeline',
  provenance: { repository: 'https://git.example.com/site', builder: 'https://ci.example.com/runner' },
  keys: [
    { name: 'Mina', key: `${'A'.repeat(43)}=`, role: 'owner' },
    { name: 'Jun', key: `${'B'.repeat(43)}=`, role: 'owner' },
    { name: 'ci', key: `${'C'.repeat(43)}=`, role: 'publisher', until: '2026-11-20T08:00:00.000Z' },
  ],
}
const withKeys = (more: Partial<RegistryStatus['remotes'][number]>): RegistryStatus => {
  const of = status()
  const [userSpace, ...others] = of.remotes
  if (!userSpace) throw new Error('User Space is missing')
  return { ...of, remotes: [{ ...userSpace, ...more }, ...others] }
}

it('a remote whose team has keys shows them, with what each may sign', async () => {
  stubRegistry(withKeys({ keys }))
  show()
  const shown = await part('Keys of the team')
  expect(shown.getByText('2 owners sign a change of the keys.', { exact: false })).toBeVisible()
  expect(
    shown.getByText(
      'A version must be built by https://ci.example.com/runner from https://git.example.com/site.',
    ),
  ).toBeVisible()
  const lines = shown.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines).toEqual([
    expect.stringMatching(/^MinaSigns versions and changes of the keysA/),
    expect.stringMatching(/^JunSigns versions and changes of the keysB/),
    expect.stringMatching(/^ciSigns versions · until .*C/),
  ])
})

it('each of its versions says who signed it, or that it cannot go live', async () => {
  stubRegistry(withKeys({ keys, signers: { '1.1.0': 'Mina' } }))
  show()
  const versions = await part('Published versions')
  const lines = versions.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines).toEqual([
    expect.stringMatching(/^1\.2\.0.*Not signed with a key of its team: it cannot go live/),
    expect.stringMatching(/^1\.1\.0.*Signed with the key Mina/),
    // A rollback needs no signature.
    expect.not.stringMatching(/signed/i),
  ])
})

it('a remote without keys says nothing about them', async () => {
  stubRegistry()
  show()
  await part('Published versions')
  expect(screen.queryByText(/[Ss]igned/)).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Keys of the team' })).not.toBeInTheDocument()
})
