import { act, screen } from '@testing-library/react'
import type { PageDecision, PageRemote } from '@within-reach/registry'
import type { DecisionStore } from '@within-reach/runtime'
import {
  completeStore,
  liveWith,
  type Network,
  publish,
  type TestVersion,
} from '@within-reach/runtime/testing'
import { openSite, type TestSite } from './site'

export const title = { en: 'A', ko: 'A' }
/** The current page. */
export let site: TestSite

/** Opens the page. */
export async function openAt(of: DecisionStore, path: string): Promise<void> {
  site = await openSite(of, path)
}

/** A part of the site that a remote provides: a page, or the panel over any page. */
export interface Section {
  readonly remote: string
  /** The visitor's address while it is open. */
  readonly path: string
  readonly card: string
  /** Opens it by its address, or by the button that opens it. */
  open(): Promise<void>
  leave(): Promise<void>
}
export const page: Section = {
  remote: 'mfe-a',
  path: '/a',
  card: 'This page is not available right now',
  open: () => site.goTo('/a'),
  leave: () => Promise.resolve(),
}
export const panel: Section = {
  remote: 'mfe-messages',
  path: '/other',
  card: 'This part is not available right now',
  open: () => site.openMessages(),
  leave: () => press('Close'),
}

export const press = async (name: string) => {
  act(() => screen.getByText(name).click())
  await site.pass(0)
}
export const elementOf = ({ remote }: Section) =>
  document.querySelector(`[data-section="${remote === 'mfe-messages' ? 'message-center' : remote}"]`)
/** The heading of the view that replaces the section. */
export const shown = (section: Section) =>
  elementOf(section)?.querySelector(':scope > div:not([hidden]) > h1')?.textContent
export const hasCard = ({ card }: Section) => document.body.textContent.includes(card)
export const hasNotice = () => screen.queryByText('You are seeing an earlier version of this page.') !== null
export const crash = async (section: Section) => {
  act(() => elementOf(section)?.querySelector('h1')?.click())
  await site.pass(0)
}
export const name = ({ record }: TestVersion) => `${record.name} ${record.version}`

export interface Versions {
  readonly current: TestVersion
  readonly before?: TestVersion
}

/** Opens a site with a live section and another one at /other, and goes to the section. */
export async function visit(
  network: Network,
  section: Section,
  { current, before }: Versions,
): Promise<TestVersion> {
  const other = publish(network, 'mfe-other')
  const route = (path: string) => [{ path, title }]
  const remotes: Record<string, PageRemote> = {
    [section.remote]: liveWith(current, before ? [before] : [], section === page ? route('/a') : []),
    'mfe-other': liveWith(other, [], route('/other')),
  }
  const decision: PageDecision = { revision: 1, remotes, records: [current.record, other.record] }
  await openAt(completeStore(decision), '/other')
  await section.open()
  return other
}

/** Goes to another section, which works, and returns. */
export async function awayAndBack(section: Section, other: TestVersion): Promise<void> {
  await section.leave()
  await site.goTo('/elsewhere')
  await site.goTo('/other')
  expect(screen.getByText(name(other))).toBeVisible()
  await section.open()
}
