import type { Page } from '@playwright/test'
import { liveVersion, publishFor, type WholeVersion } from '../site/published'
import { rebuilt } from '../site/rebuilt'
import type { Section } from './sections'
import type { Mend } from './network'

/** What a remote exposes. */
export type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', unknown>

/** A React element, as far as a broken version takes one apart. */
export interface Element {
  readonly type: unknown
  readonly props: unknown
}

/** What a remote makes its lifecycles of: pages, or one root component. */
export type Content = readonly { readonly element?: Element }[] | (() => Element)
export type CreateLifecycles = (content: Content, catalog: unknown) => Lifecycles

/**
 * What a broken version does instead of making its lifecycles. It is written into the version's own code, so it knows nothing
 * but its parameter and what every page has; it does no harm any more once the page's root element is marked as mended.
 */
export type Break = (create: CreateLifecycles) => CreateLifecycles

/** Where a built remote makes its lifecycles, with shared-core's function, whose name no minifier may change. */
const making = /\(0,([\w$]+\.create(?:Page|Remote)Lifecycles)\)\(/g

/**
 * Gives a visitor a version whose own code is broken, made from the one that is live.
 * @param name of the fault, for the version's name
 */
export async function brokenLifecycles(
  page: Page,
  { remote }: Section,
  name: string,
  harm: Break,
): Promise<Mend> {
  let broken = 0
  const script = (code: string) =>
    code.replace(making, (_call, create: string) => {
      broken += 1
      return `(${harm.toString()})(${create})(`
    })
  const version = rebuilt(await liveVersion(remote), name, { script })
  if (broken < Object.keys(version.record.exposes).length)
    throw new Error(`not every module of ${remote} was broken: has the way changed in which they are built?`)
  return give(page, version)
}

/** Gives a visitor a version whose entry script is another. */
export async function brokenEntry(
  page: Page,
  { remote }: Section,
  name: string,
  change: (code: string) => string,
): Promise<Mend> {
  const script = (code: string, file: string) => (file === 'entry.js' ? change(code) : code)
  return give(page, rebuilt(await liveVersion(remote), name, { script }))
}

async function give(page: Page, version: WholeVersion): Promise<Mend> {
  await publishFor(page, version)
  return () => page.evaluate(() => void (document.documentElement.dataset.mended = 'yes'))
}
