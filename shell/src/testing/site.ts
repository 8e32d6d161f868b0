import { act } from '@testing-library/react'
import { type DecisionStore, registerSections } from '@within-reach/runtime'
import { createTestRuntime } from '@within-reach/runtime/testing'
import { createLanguageStore, createSessionStore } from '@within-reach/shared-core'
import { getAppNames, start, unregisterApplication } from 'single-spa'
import { createHost } from '../composition/host'
import { createMessageCenter } from '../composition/message-center'
import { createSectionViews } from '../composition/section-view'
import { navigate } from '../navigation/navigate'
import { pages } from '../pages'
import { operator$ } from '../session/operator'
import { shellServices } from './in-shell'
import { createUnsavedWork } from '../updates/unsaved-work'

// Once for all tests of a file: single-spa cannot be stopped.
start()

/** A page of the site whose sections are composed as in the browser. */
export interface TestSite {
  /** The failures of versions, such as 'mfe-a@1.0.0 load'. */
  readonly faults: readonly string[]
  readonly unsaved: { readonly exists: () => boolean }
  openMessages(): Promise<void>
  goTo(path: string): Promise<void>
  /** Advances the timers and runs the effects. */
  pass(milliseconds: number): Promise<void>
}

/** Opens a page with a decision at an address. Needs fake timers. */
export async function openSite(decisions: DecisionStore, path: string): Promise<TestSite> {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><div id="overlay"></div>'
  window.history.replaceState(null, '', path)
  const [main, overlay] = [...document.body.children] as [HTMLElement, HTMLElement]
  const session = createSessionStore()
  const unsaved = createUnsavedWork()
  const faults: string[] = []
  const { loader, supervisor, telemetry } = createTestRuntime(decisions)
  telemetry.events$.subscribe((event) => {
    if (event.type === 'failed') faults.push(`${event.fault.label} ${event.fault.phase}`)
  })
  const propsFor = createHost({
    decisions,
    site: { supportEmail: 'support@example.com', filmUrl: '', social: {} },
    session,
    language: createLanguageStore('en'),
    trouble: telemetry.trouble,
    unsaved,
    setTitle: () => {},
    arrived: () => {},
    openMessages: () => {},
  })
  const viewOf = createSectionViews()
  const openMessages = createMessageCenter({
    decisions,
    loader,
    supervisor,
    propsFor,
    view: (onClose) => viewOf({ parent: overlay, name: 'message-center', onClose }),
  })
  // React's rendering and single-spa's promises alternate, so the time advances in steps.
  const pass = async (milliseconds: number) => {
    for (const part of [0, 0, milliseconds, 0, 0])
      await act(async () => {
        await jest.advanceTimersByTimeAsync(part)
      })
  }
  registerSections({
    decisions,
    loader,
    supervisor,
    own: {
      name: 'shell',
      routes: pages,
      load: async () => (await import('../create-pages')).createPages(shellServices({ decisions })),
    },
    operator$: operator$(session),
    location: window.location,
    propsFor,
    viewOf: (name) => viewOf({ parent: main, name }),
  })
  await pass(0)
  return {
    faults,
    unsaved,
    pass,
    async openMessages() {
      openMessages()
      await pass(0)
    },
    async goTo(address) {
      navigate(address)
      await pass(0)
    },
  }
}

/** Ends the page. The next one registers its own sections. */
export async function closeSite(): Promise<void> {
  await act(async () => {
    const gone = Promise.all(getAppNames().map((name) => unregisterApplication(name)))
    await jest.advanceTimersByTimeAsync(10_000)
    await gone
  })
}
