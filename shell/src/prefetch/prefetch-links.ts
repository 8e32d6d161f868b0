import { updateAttribute } from '@within-reach/registry'
import { whenIdle } from '../when-idle'
import { afterPaint } from './after-paint'
import { createPagePrefetcher, type PagePrefetcherOptions } from './page-prefetcher'
import { watchLinks } from './watch-links'
import { savesData } from './saves-data'

export interface PrefetchOptions extends PagePrefetcherOptions {
  /** Where an address of this site leads the reader. */
  redirected(address: string): string
}

/** How long the mouse or the focus must stay on a link before it is prefetched, in milliseconds. */
const hoverDelay = 65
/**
 * The maximum number of links in view whose data is prefetched in one page. Other links are read when they are
 * touched.
 */
const maxReads = 4

/** The maximum number of pages that are prefetched at the same time. Each takes two round trips: its record, then its files. */
const atOnce = 4

/** While an update is available, the next page is a full page load with other versions. */
const isUpdating = () => document.documentElement.hasAttribute(updateAttribute)
const isPaused = () => savesData() || isUpdating()

/**
 * Prefetches the pages behind the links of a page. While the browser is idle: the code for all links in view, and the
 * data for the first of them. When a link is touched, or the mouse or the focus stays on it: both at once. Does
 * nothing while the person saves data.
 * @returns a function that stops it
 */
export function prefetchLinks(options: PrefetchOptions): () => void {
  const addressOf = (target: EventTarget | null): URL | undefined => {
    const page = linkedPage(target)
    return page && new URL(options.redirected(page.href), page)
  }
  const prefetcher = createPagePrefetcher(options)
  // The browser loads a language's formats with the first number, which takes a phone 0.1 s.
  new Intl.NumberFormat(options.language.language()).format(0)
  const stopped = new AbortController()
  const { signal } = stopped

  let hovering: ReturnType<typeof setTimeout> | undefined
  const prepare = (address: URL) => void (isPaused() || prefetcher.all(address))
  const prepareSoon = ({ target }: Event) => {
    clearTimeout(hovering)
    const address = addressOf(target)
    if (address) hovering = setTimeout(() => prepare(address), hoverDelay)
  }
  const prepareNow = ({ target }: Event) => {
    clearTimeout(hovering)
    const address = addressOf(target)
    if (address) afterPaint(() => prepare(address))
  }
  document.addEventListener('pointerdown', prepareNow, { passive: true, signal })
  document.addEventListener('focusin', prepareSoon, { signal })
  const hover = (event: PointerEvent) => event.pointerType === 'mouse' && prepareSoon(event)
  document.addEventListener('pointerover', hover, { passive: true, signal })

  // Only a few at a time, so that a touched link does not wait for all of them.
  let done = new Set<string>()
  let dataLeft = maxReads
  let queue = Promise.resolve()
  const addLater = (works: readonly (() => Promise<void>)[]) => {
    const left = [...works]
    const inTurn = async () => {
      for (let work = left.shift(); work && !signal.aborted && !isPaused(); work = left.shift()) await work()
    }
    queue = queue.then(async () => {
      await new Promise<void>(whenIdle)
      await Promise.all(Array.from({ length: atOnce }, inTurn))
    })
  }
  const stopWatching = watchLinks((links) => {
    const addresses = links.flatMap((link) => addressOf(link) ?? []).filter(({ href }) => !done.has(href))
    for (const { href } of addresses) done.add(href)
    const pages = new Map(addresses.map((address) => [address.pathname, address]))
    const read = addresses.filter(prefetcher.hasData).slice(0, dataLeft)
    dataLeft -= read.length
    if (pages.size === 0) return
    addLater([
      ...[...pages.values()].map((address) => () => prefetcher.code(address)),
      ...read.map((address) => () => prefetcher.data(address)),
    ])
  })
  const reset = () => {
    done = new Set()
    dataLeft = maxReads
  }
  window.addEventListener('single-spa:routing-event', reset, { signal })
  return () => {
    stopped.abort()
    clearTimeout(hovering)
    stopWatching()
  }
}

/** The page of this site that a link leads to, if it is another one. */
function linkedPage(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return undefined
  const { pathname, search } = window.location
  return link.pathname === pathname && link.search === search ? undefined : new URL(link.href)
}
