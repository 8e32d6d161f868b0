import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { PageDecision } from '@within-reach/registry'
import { completeStore } from '@within-reach/runtime/testing'
import { shellTranslator } from '../language/i18n'
import { syncOverride } from './sync-override'

beforeAll(() => shellTranslator.activate('en'))

const decision = (why?: 'override'): PageDecision => ({
  revision: 1,
  records: [],
  remotes: {
    'mfe-a': { version: '1.5.0~pr42', record: '', why, routes: [] },
    'mfe-b': { version: '2.0.0', record: '', routes: [] },
  },
})

async function open(address: string, of: PageDecision, overrides?: Record<string, string>) {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = '<div id="header"></div>'
  const header = document.getElementById('header') as HTMLElement
  const [onTrouble, openDiagnostics] = [jest.fn(), jest.fn()]
  await act(async () => {
    syncOverride({ decisions: completeStore(of), overrides, header, openDiagnostics, onTrouble })
    await import('./show-override')
  })
  expect(onTrouble).not.toHaveBeenCalled()
  return openDiagnostics
}

describe('a visitor with a version that is not live', () => {
  it('sees which one, until when, and how to leave it', async () => {
    await open('/trade?page=2', decision('override'), { 'mfe-a': '2026-03-01T13:00:00.000Z' })
    const banner = await screen.findByRole('complementary', { name: 'Preview' })
    expect(banner).toHaveTextContent(/You are previewing mfe-a@1\.5\.0~pr42, which is not live, until .*2026/)
    expect(banner).not.toHaveTextContent('mfe-b')
    expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute(
      'href',
      '/trade?page=2&override=off',
    )
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
  })

  it('can open the developer panel', async () => {
    const openDiagnostics = await open('/', decision('override'))
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }))
    expect(openDiagnostics).toHaveBeenCalledTimes(1)
  })

  it('sees the notice even if its end is unknown', async () => {
    await open('/', decision('override'))
    expect(await screen.findByRole('complementary')).toHaveTextContent(
      'You are previewing mfe-a@1.5.0~pr42, which is not live.',
    )
  })
})

describe('a visitor whose link was refused', () => {
  it.each([
    ['expired', 'This preview link has expired.'],
    ['refused', 'was not made by this site'],
    ['unpublished', 'no longer exists'],
    ['operator', 'Open the link in a private window.'],
  ])('sees why (%s), and can dismiss the notice', async (refusal, text) => {
    await open(`/trade?page=2&override=${refusal}`, decision())
    expect(await screen.findByRole('status')).toHaveTextContent(text)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(window.location.search).toBe('?page=2')
  })
})

it('other visitors see nothing of it', async () => {
  await open('/trade?override=anything', decision())
  expect(document.body).toHaveTextContent('')
  expect(document.body.children).toHaveLength(1)
})
