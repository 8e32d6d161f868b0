import { changeRegistry, type RegistryStatus } from '@within-reach/contract'
import { screen, within } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { proof, status, stubRegistry } from '../testing/registry'
import { Component as RemotePage } from './remote-page'

const show = () => renderConsole(<RemotePage />, '/console/remote?name=mfe-userspace')
const part = async (name: string) => within(await screen.findByRole('region', { name }))

/** A registry with differences in User Space. */
const withUserSpace = (
  changes: Partial<RegistryStatus['remotes'][number]>,
  more: Partial<RegistryStatus> = {},
): RegistryStatus => {
  const of = status()
  const remotes = of.remotes.map((remote) =>
    remote.name === 'mfe-userspace' ? { ...remote, ...changes } : remote,
  )
  return { ...of, ...more, remotes }
}
const demanding = { rules: { demandProof: true, trusted: [] } }

describe('a version', () => {
  it('shows its proof, and why one does not count', async () => {
    const proofs = {
      '1.2.0': [proof()],
      '1.1.0': [proof({ full: false, filter: 'roommate', passed: 2 })],
      '1.0.0': [proof({ verified: false })],
    }
    stubRegistry(withUserSpace({ proofs }))
    show()
    const versions = await part('Published versions')
    expect(versions.getByText(/^All journeys passed at staging.example.com \(48\)/)).toBeVisible()
    expect(versions.getByText(/^Only some journeys ran at staging.example.com \(2 passed\)/)).toBeVisible()
    expect(versions.getByText(/^Proof of staging.example.com, whose key is not trusted here/)).toBeVisible()
    expect(versions.queryByText(/cannot go live/)).not.toBeInTheDocument()
  })
})

describe('where a proof is demanded', () => {
  it('says so, and says at each version without one that it cannot go live', async () => {
    const older = status().remotes[0]?.published ?? []
    const published = older.flatMap((one) =>
      one.version === '1.2.0' ? [{ ...one, version: '1.3.0' }, one] : [one],
    )
    stubRegistry(withUserSpace({ published, proofs: { '1.2.0': [proof()] } }, demanding))
    show()
    const versions = await part('Published versions')
    expect(versions.getByText(/goes live only with a proof/)).toBeVisible()
    // Not at the current version, and not at the last good one, to which a rollback needs no proof.
    const missing = versions.getAllByText(/^No proof that its journeys passed: it cannot go live yet/)
    expect(missing.map((line) => line.closest('li')?.textContent)).toEqual([
      expect.stringMatching(/^1\.3\.0/),
    ])
  })

  it('states what to do before a change, and shows the reason if it is refused', async () => {
    const service = stubRegistry(withUserSpace({}, demanding))
    const values = { version: '1.2.0', target: 'mfe-userspace@1.2.0' }
    service.answer(changeRegistry, {
      kind: 'refused',
      message: 'Here a version goes live only with a proof.',
      sentences: [{ says: 'proof-missing', values }],
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Give 1.2.0 to everybody' }))
    const panel = within(screen.getByRole('dialog'))
    expect(panel.getByText(/--with mfe-userspace@1.2.0 --site <url> --record/)).toBeVisible()
    await user.type(panel.getByLabelText('Reason'), 'New filters')
    await user.click(panel.getByRole('button', { name: 'Give it to everybody' }))
    expect(await panel.findByRole('alert')).toHaveTextContent(/goes live only with a proof/)
  })
})

describe('a remote that is not needed any more', () => {
  it('is retired after a confirmation that states the effect', async () => {
    const service = stubRegistry()
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Retire this section' }))
    const panel = within(screen.getByRole('dialog', { name: 'User Space: retire' }))
    expect(panel.getByText(/Its versions stay published, and an undo brings it back/)).toBeVisible()
    expect(panel.getByText(/visitors will miss it/)).toBeVisible()
    await user.type(panel.getByLabelText('Reason'), 'Nobody visits it')
    await user.click(panel.getByRole('button', { name: 'Retire' }))
    expect(await screen.findByText('Done. User Space is retired.')).toBeVisible()
    expect(JSON.parse(service.sent(changeRegistry)[0]?.fields.change ?? '')).toEqual({
      type: 'switch',
      remote: 'mfe-userspace',
      enabled: false,
      retired: true,
    })
  })

  it('offers no other change once it is retired', async () => {
    stubRegistry(status({ enabled: false, retired: true }))
    show()
    expect(await screen.findByText(/undo that change in the history below/)).toBeVisible()
    for (const name of [/^Give/, /^Start a canary/, /^Roll back/, /^Retire/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  it('cannot be the console itself', async () => {
    stubRegistry()
    renderConsole(<RemotePage />, '/console/remote?name=mfe-console')
    await part('Published versions')
    expect(screen.queryByRole('button', { name: 'Retire this section' })).not.toBeInTheDocument()
  })
})
