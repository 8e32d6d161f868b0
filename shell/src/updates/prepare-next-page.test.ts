import { updateAttribute } from '@within-reach/registry'
import { createLanguageStore, createSessionStore } from '@within-reach/shared-core'
import { mina } from '@within-reach/shared-core/testing'
import { BehaviorSubject } from 'rxjs'
import { persistTheme } from '../theme/persist-theme'
import { prepareNextPage } from './prepare-next-page'
import { createUnsavedWork } from './unsaved-work'

/** A page of a reader, before there is an update. */
function open(member?: typeof mina & { readonly operator?: boolean }) {
  const visitor = {
    session: createSessionStore(member ? { status: 'loggedIn', member, token: null } : undefined),
    language: createLanguageStore('en'),
    theme: persistTheme(),
  }
  const unsaved = createUnsavedWork()
  const available$ = new BehaviorSubject(false)
  prepareNextPage({ updates: { available$ }, unsaved, ...visitor })
  return { ...visitor, hold: unsaved.newSource(), update: () => available$.next(true) }
}
const prepares = () => document.documentElement.hasAttribute(updateAttribute)

it('the next page is loaded ahead once there is an update', () => {
  const { update } = open()
  expect(prepares()).toBe(false)
  update()
  expect(prepares()).toBe(true)
})

it('the next page is not loaded ahead while there is unsaved work', () => {
  const { update, hold } = open(mina)
  hold(true)
  update()
  expect(prepares()).toBe(false)
  hold(false)
  expect(prepares()).toBe(true)
  hold(true)
  expect(prepares()).toBe(false)
})

it('an operator gets no page ahead', () => {
  open({ ...mina, operator: true }).update()
  expect(prepares()).toBe(false)
})

it.each<[string, (page: ReturnType<typeof open>) => void]>([
  ['reader', ({ session }) => session.dispatch({ type: 'loggedOut' })],
  ['language', ({ language }) => language.choose('ko')],
  ['theme', ({ theme }) => theme.choose('dark')],
])('no page is loaded ahead after a change of the %s', (_, change) => {
  const page = open(mina)
  page.update()
  change(page)
  expect(prepares()).toBe(false)
  page.hold(true)
  page.hold(false)
  expect(prepares()).toBe(false)
})
