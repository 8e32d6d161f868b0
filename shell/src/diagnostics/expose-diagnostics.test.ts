import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { completeStore } from '@within-reach/runtime/testing'
import { createLanguageStore, createSessionStore } from '@within-reach/shared-core'
import { BehaviorSubject } from 'rxjs'
import { composedOf, decisionOf, entry, stubPanel } from '../testing/diagnostics'
import { exposeDiagnostics } from './expose-diagnostics'

jest.mock('@within-reach/runtime/vitals', () => {
  const { BehaviorSubject: Subject } = jest.requireActual<typeof import('rxjs')>('rxjs')
  return { liveVitals: () => new Subject([]) }
})

const page = composedOf(entry('mfe-a'))
const diagnostics$ = new BehaviorSubject(page)
let show: () => void
// Its listeners stay on the window, as on a page.
beforeAll(() => {
  show = exposeDiagnostics({
    diagnostics: { current: () => page, diagnostics$ },
    decisions: completeStore(decisionOf(page)),
    session: createSessionStore(),
    language: createLanguageStore('en'),
    overrides: undefined,
    remoteAt: (node) => (node as HTMLElement).dataset.section,
    onTrouble: (error) => {
      throw error
    },
  })
})
beforeEach(() => {
  stubPanel()
  document.body.innerHTML = '<button>Before</button><main><div data-section="mfe-a"></div></main>'
  window.history.replaceState(null, '', '/trade?page=2')
})

/** The panel, once everything in it has arrived. */
const panel = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Developer panel' })
  await screen.findByText(/November 20, 2026/)
  await screen.findByText(/The whole version/)
  return dialog
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

it('gives scripts the composition of the page', () => {
  expect(window.withinReach?.diagnostics()).toBe(page)
})

it('opens with the keyboard, and returns the focus when Escape closes it', async () => {
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Before' }).focus()
  await user.keyboard('.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.keyboard('{Control>}{Shift>}[Period]{/Shift}{/Control}')
  expect(await panel()).toBeVisible()
  await user.keyboard('{Escape}')
  await isClosed()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  expect(window.location.search).toBe('?page=2')
})

it('opens by the parameter of the address, which closing removes', async () => {
  window.history.replaceState(null, '', '/trade?page=2&diagnostics')
  act(() => void window.dispatchEvent(new CustomEvent('single-spa:routing-event')))
  expect(await panel()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await isClosed()
  expect(window.location.search).toBe('?page=2')
})

it('opens by its control, once, and outlines the sections in its place', async () => {
  act(() => {
    show()
    show()
  })
  expect(await panel()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Outline the sections' }))
  await isClosed()
  await userEvent.click(screen.getByRole('button', { name: 'Details' }))
  expect(await panel()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await isClosed()
})
