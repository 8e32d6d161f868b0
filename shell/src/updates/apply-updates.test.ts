import { act, screen } from '@testing-library/react'
import type { PageDecision } from '@within-reach/registry'
import { shellTranslator } from '../language/i18n'
import { createRegistryClient } from '@within-reach/runtime'
import { live } from '@within-reach/runtime/testing'
import { createLanguageStore, createSessionStore } from '@within-reach/shared-core'
import { persistTheme } from '../theme/persist-theme'
import { applyUpdates } from './apply-updates'
import { createUnsavedWork } from './unsaved-work'

// jsdom's crypto cannot verify signatures.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const present: PageDecision = { revision: 1, remotes: live('mfe-a', []), records: [] }
const newer: PageDecision = {
  revision: 2,
  issued: 0,
  expires: 24 * 60 * 60_000,
  remotes: live('mfe-b', []),
  records: [],
}

let registryKey: string
let answer: { readonly bytes: ArrayBuffer; readonly headers: Headers }
beforeAll(async () => {
  await shellTranslator.activate('en')
  const keys = (await webcrypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  registryKey = base64(await webcrypto.subtle.exportKey('raw', keys.publicKey))
  const bytes = new TextEncoder().encode(JSON.stringify(newer)).buffer
  const signature = base64(await webcrypto.subtle.sign('Ed25519', keys.privateKey, bytes))
  answer = { bytes, headers: new Headers({ 'Registry-Signature': signature }) }
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

const notice = 'A newer version of this site is ready'

/** A person types into a tab, leaves it for two minutes, and returns after an update. */
async function returnWithUnsavedWork() {
  let time = 0
  jest.spyOn(Date, 'now').mockImplementation(() => time)
  jest.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve({
      ok: true,
      headers: answer.headers,
      arrayBuffer: () => Promise.resolve(answer.bytes),
    } as Response),
  )
  const unsaved = createUnsavedWork()
  const hold = unsaved.newSource()
  const onTrouble = jest.fn()
  const registry = createRegistryClient({
    inlined: { decision: present, isWhole: true },
    registryKey,
    fetch,
    storage: localStorage,
    whenIdle: () => {},
  })
  applyUpdates({
    registry,
    unsaved,
    session: createSessionStore(),
    language: createLanguageStore('en'),
    theme: persistTheme(),
    onTrouble,
  })
  hold(true)
  time = 120_000
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText(notice)
  expect(onTrouble).not.toHaveBeenCalled()
  return { hold }
}
const goTo = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new Event('single-spa:before-routing-event'))
  })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
/** jsdom cannot open a page, and logs that as an error. */
const consoleErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined)

it('an update is offered once while there is unsaved work, and applied with the next page after it was sent', async () => {
  const reloads = consoleErrors()
  const { hold } = await returnWithUnsavedWork()
  await press('Later')
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
  await goTo('/one')
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
  expect(reloads).not.toHaveBeenCalled()
  hold(false)
  await goTo('/two')
  expect(String(reloads.mock.calls[0])).toContain('navigation')
})

it('an update that is accepted asks before unsaved work is lost', async () => {
  const reloads = consoleErrors()
  await returnWithUnsavedWork()
  await press('Update')
  expect(screen.getByRole('dialog')).toHaveTextContent('Text that you have not sent may be lost.')
  expect(reloads).not.toHaveBeenCalled()
  const [, confirm] = screen.getAllByRole('button', { name: 'Update' })
  await act(async () => confirm?.click())
  expect(String(reloads.mock.calls[0])).toContain('navigation')
})
