import { updateAttribute } from '@within-reach/registry'
import { whenIdle } from '../when-idle'
import { createPagesAhead, type PagesAheadOptions } from './pages-ahead'
import { watchLinks } from './watch-links'
import { sparesData } from './spare-data'

export type PrefetchOptions = PagesAheadOptions

/** How long a mouse or the focus stays on a link that a person is about to follow, in milliseconds. */
const intent = 65
/** The links in view of one page whose data is read ahead. The others are read when they are touched. */
const readInView = 4

/** The pages that are prefetched at the same time. A page is two requests one after the other, and a phone waits for both. */
const atOnce = 4

/** While an update waits, the next page is loaded whole, with other versions. */
const isUpdating = () => document.documentElement.hasAttribute(updateAttribute)
const isUseless = () => sparesData() || isUpdating()

/**
 * Prefetches the links of the page: the code of those in view and the data of the first of them while the browser is idle, and both
 * at once when a link is touched, or a mouse or the focus stays on it. Nothing while the person saves data.
 * @returns stops
 */
export function prefetchLinks(options: PrefetchOptions): () => void {
  const ahead = createPagesAhead(options)
  const stopped = new AbortController()
  const { signal } = stopped

  let hovering: ReturnType<typeof setTimeout> | undefined
  const prepare = (address: URL) => void (isUseless() || ahead.all(address))
  const settle = ({ target }: Event) => {
    clearTimeout(hovering)
    const address = addressOf(target)
    if (address) hovering = setTimeout(() => prepare(address), intent)
  }
  const touch = ({ target }: Event) => {
    clearTimeout(hovering)
    const address = addressOf(target)
    if (address) prepare(address)
  }
  document.addEventListener('pointerdown', touch, { passive: true, signal })
  document.addEventListener('focusin', settle, { signal })
  const hover = (event: PointerEvent) => event.pointerType === 'mouse' && settle(event)
  document.addEventListener('pointerover', hover, { passive: true, signal })

  // A few at a time, so that what a touch asks for does not wait behind all of them.
  let done = new Set<string>()
  let dataLeft = readInView
  let queue = Promise.resolve()
  const addLater = (works: readonly (() => Promise<void>)[]) => {
    const left = [...works]
    const inTurn = async () => {
      for (let work = left.shift(); work && !signal.aborted && !isUseless(); work = left.shift()) await work()
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
    const read = addresses.filter(ahead.hasData).slice(0, dataLeft)
    dataLeft -= read.length
    if (pages.size === 0) return
    addLater([
      ...[...pages.values()].map((address) => () => ahead.code(address)),
      ...read.map((address) => () => ahead.data(address)),
    ])
  })
  const renew = () => {
    done = new Set()
    dataLeft = readInView
  }
  window.addEventListener('single-spa:routing-event', renew, { signal })
  return () => {
    stopped.abort()
    clearTimeout(hovering)
    stopWatching()
  }
}

/** The page of this site that a link leads to, if it is another one. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return undefined
  const { pathname, search } = window.location
  return link.pathname === pathname && link.search === search ? undefined : new URL(link.href)
}
