import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { overrideLink, registryStatus } from '@within-reach/contract'
import type { Diagnostics } from '@within-reach/runtime'
import { completeStore } from '@within-reach/runtime/testing'
import { createSessionStore, type Member } from '@within-reach/shared-core'
import { mina } from '@within-reach/shared-core/testing'
import { composedOf, decisionOf, entry, operator, status, stubPanel } from '../testing/diagnostics'
import { InEnglish } from '../testing/in-english'
import { DiagnosticsPanel } from './diagnostics-panel'

interface Shown {
  readonly page?: Diagnostics
  readonly member?: Member
  readonly address?: string
  readonly onPage?: readonly string[]
}

async function show({
  page = composedOf(entry('mfe-a'), entry('mfe-b', { shown: false })),
  member = mina,
  address = '/trade?page=2&diagnostics',
  onPage = ['mfe-a'],
}: Shown = {}) {
  window.history.replaceState(null, '', address)
  const user = userEvent.setup()
  const [onClose, onOutline, onOpen] = [jest.fn(), jest.fn(), jest.fn()]
  render(
    <InEnglish>
      <DiagnosticsPanel
        diagnostics={page}
        decisions={completeStore(decisionOf(page))}
        session={createSessionStore({ status: 'loggedIn', member, token: 't' })}
        overrides={{ 'mfe-a': '2026-11-25T08:00:00.000Z' }}
        onPage={new Set(onPage)}
        vitals={[
          { vital: 'lcp', remote: 'mfe-a', value: 1210 },
          { vital: 'cls', remote: undefined, value: 0.01 },
        ]}
        onClose={onClose}
        onOutline={onOutline}
        onOpen={onOpen}
      />
    </InEnglish>,
  )
  await screen.findByText(/November 20, 2026/)
  if (page.remotes.every(({ checked }) => checked)) await screen.findByText(/The whole version/)
  return { user, onClose, onOutline, onOpen }
}
const card = (name: string) => screen.getByRole('heading', { name }).closest('details') as HTMLElement

describe('the developer panel', () => {
  it('shows who serves a section, since when, its size, its vitals and its shared modules', async () => {
    stubPanel()
    await show()
    expect(card('mfe-a')).toHaveTextContent('1.0.0live')
    expect(await within(card('mfe-a')).findByText(/November 20, 2026/)).toBeVisible()
    expect(card('mfe-a')).toHaveTextContent('It is live for everybody.')
    expect(card('mfe-a')).toHaveTextContent(
      'loaded in 50 ms · mounted in 12 ms · largest paint (LCP) 1210 ms',
    )
    expect(card('mfe-a')).toHaveTextContent('Nothing of it is loaded. The whole version: 2 kB (files: 1).')
    const modules = within(within(card('mfe-a')).getByRole('table', { name: 'Shared modules' }))
    expect(modules.getByRole('row', { name: /^react \^/ })).toHaveTextContent('react^19.1.019.3.1 from shell')
    expect(modules.getByRole('row', { name: /^react-dom/ })).toHaveTextContent('not loaded')
  })

  it('shows the details of other sections when they are opened', async () => {
    stubPanel()
    const { user } = await show()
    expect(card('mfe-b')).not.toHaveTextContent('Not shown yet')
    await user.click(within(card('mfe-b')).getByText('mfe-b'))
    expect(await within(card('mfe-b')).findByText(/Not shown yet/)).toBeVisible()
  })

  it.each([
    [{ why: 'canary' }, 'canary', '25 % of the visitors get this canary.'],
    [{ why: 'override' }, 'by a link', /until November 25, 2026/],
    [{ checked: false }, 'development', 'It comes from a development server.'],
    [
      { why: 'fallback', failed: [{ version: '1.1.0', kind: 'timeout' }] },
      'fallback',
      '1.1.0: took too long',
    ],
    [{ closed: ['Others', 'South Korea'] }, 'live', 'Closed by region: Others and South Korea.'],
  ] as const)('says why a version runs: %o', async (changes, badge, text) => {
    stubPanel()
    await show({ page: composedOf(entry('mfe-a', changes)) })
    expect(within(card('mfe-a')).getByText(badge)).toBeVisible()
    await screen.findByText(/Only operators/)
    expect(card('mfe-a')).toHaveTextContent(text)
  })

  it('says that a section runs in a sandboxed frame, and what the page cannot know of it', async () => {
    stubPanel()
    await show({ page: composedOf(entry('mfe-a', { framed: true })) })
    expect(within(card('mfe-a')).getByText('in a frame')).toBeVisible()
    expect(card('mfe-a')).toHaveTextContent(/It runs in a sandboxed frame of another origin/)
    expect(card('mfe-a')).not.toHaveTextContent('Nothing of it is loaded')
    expect(card('mfe-a')).toHaveTextContent('The whole version: 2 kB (files: 1).')
    const modules = within(within(card('mfe-a')).getByRole('table', { name: 'Shared modules' }))
    expect(modules.getByRole('row', { name: /^react \^/ })).toHaveTextContent(
      'react^19.1.0its own, in the frame',
    )
  })

  it('closes with the keyboard', async () => {
    stubPanel()
    const { user, onClose } = await show()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('copies a link to the page that states its versions, and says where another page differs', async () => {
    stubPanel()
    const { user } = await show({ address: '/trade?page=2&diagnostics=mfe-a%400.9.0' })
    expect(screen.getByText('mfe-a: 0.9.0 there, 1.0.0 here')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy a link' }))
    expect(await screen.findByText('Link to this page with its versions: copied')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost/trade?page=2&diagnostics=mfe-a%401.0.0',
    )
  })

  it('shows the command for a version from the own machine', async () => {
    stubPanel()
    await show()
    expect(await screen.findByText('REACH_SITE=http://localhost npx kit dev')).toBeVisible()
  })
})

describe('a viewer who is not an operator', () => {
  it('sees which versions there are, is told why there is no choice, and asks nothing that is refused', async () => {
    const service = stubPanel()
    await show()
    expect(await within(card('mfe-a')).findByText('This browser can get: 1.0.0, 0.9.0.')).toBeVisible()
    expect(within(card('mfe-a')).getByText(/Only operators of this site see the other/)).toBeVisible()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.queryByText('pipeline')).not.toBeInTheDocument()
    expect(service.sent(registryStatus)).toEqual([])
  })

  it('can go back to the deployed versions with one press', async () => {
    stubPanel()
    await show({ page: composedOf(entry('mfe-a', { why: 'override' })), address: '/trade?page=2' })
    expect(await screen.findByRole('link', { name: 'Back to the deployed versions' })).toHaveAttribute(
      'href',
      '/trade?page=2&override=off',
    )
  })
})

describe('an operator', () => {
  const link = 'https://site.example/?override=mfe-a%401.1.0&until=7&by=u1&seal=abc'

  it('sees who published a version and its commit, a canary, and what is switched off', async () => {
    const canary = { version: '1.1.0', percent: 5, since: '2026-11-20T08:00:00.000Z' }
    stubPanel(status({ canary }))
    await show({ member: operator })
    expect(await within(card('mfe-a')).findByText(/pipeline/)).toBeVisible()
    expect(card('mfe-a')).toHaveTextContent('Prices stand first · Mina Kim · 4be31c2')
    expect(card('mfe-a')).toHaveTextContent(
      '5 % of the visitors get the canary 1.1.0; this browser is not in that group.',
    )
    expect(screen.getByText('mfe-off').closest('li')).toHaveTextContent('switched off')
    expect(screen.getByText('mfe-new').closest('li')).toHaveTextContent('never live')
    expect(screen.getByText('0.1.0-shell')).toBeVisible()
  })

  it('chooses a published version for this browser', async () => {
    const service = stubPanel()
    service.answer(overrideLink, { kind: 'ok', data: { url: link, until: '' } })
    const { user, onOpen } = await show({ member: operator })
    const choice = await screen.findByRole('combobox', { name: 'Version for this browser' })
    expect(choice).toHaveValue('1.1.0')
    expect(
      within(choice).getByRole('option', { name: '1.0.0 · Prices stand first · runs here' }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show it here' }))
    expect(onOpen).toHaveBeenCalledWith('/trade?page=2&override=mfe-a%401.1.0&until=7&by=u1&seal=abc')
    expect(service.sent(overrideLink)[0]?.fields).toEqual({ remote: 'mfe-a', version: '1.1.0' })
  })

  it('copies a preview link', async () => {
    stubPanel().answer(overrideLink, { kind: 'ok', data: { url: link, until: '' } })
    const { user } = await show({ member: operator })
    await user.click(await screen.findByRole('button', { name: 'Copy a preview link' }))
    expect(await screen.findByText('Preview link to mfe-a 1.1.0: copied')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it.each([
    ['passkey-missing', 'Add a passkey in the console first.'],
    ['not-owner', 'You may not preview versions of this remote.'],
    ['second-factor', 'Confirm your second factor in the console first.'],
    ['unavailable', 'The link could not be made. Try again.'],
  ] as const)('is told why there is no link: %s', async (kind, text) => {
    stubPanel().answer(overrideLink, { kind })
    const { user, onOpen } = await show({ member: operator })
    await user.click(await screen.findByRole('button', { name: 'Show it here' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(onOpen).not.toHaveBeenCalled()
  })

  it.each([
    ['second-factor', /confirm your second factor in the console first/],
    ['unavailable', /The service did not say what is published/],
    ['not-owner', /Only operators of this site/],
  ] as const)('is told why there is no choice: %s', async (kind, text) => {
    stubPanel().answer(registryStatus, { kind })
    await show({ member: operator })
    await waitFor(() => expect(card('mfe-a')).toHaveTextContent(text))
  })
})
