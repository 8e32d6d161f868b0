import { currentEntry } from '@within-reach/shared-core'
import { focusOn, hashTarget, keepFocusOnHeading, whenHeadingAppears } from './arrival'
import { createScrollPositions } from './scroll'

export interface FollowOptions {
  readonly main: HTMLElement
  /** Called at the start of every navigation. */
  onLeave(): void
  /**
   * Called when the address has changed, before its page is rendered: the page may set a title of its own.
   * @returns takes that back, for a person who returns before the next page has arrived
   */
  onAddress(pathname: string): () => void
  /** Called when a navigation has led to another page. Its title is set by then. */
  onPage(): void
}

/** The shell's part in every navigation: scroll, focus and the hooks of other modules. */
export interface Follower {
  /** A section reports that the page of the current address is rendered. */
  arrived(): void
}

/** Follows single-spa's navigations. Call it once, before single-spa starts. */
export function followNavigation({ main, onLeave, onAddress, onPage }: FollowOptions): Follower {
  window.history.scrollRestoration = 'manual'
  const scroll = createScrollPositions()
  let entry = currentEntry().key
  let enteredAt: string | undefined
  // The first page of a visit leaves the focus where the browser put it.
  let arrivedAt = window.location.pathname
  let arrivedHash = window.location.hash
  let focusedBefore: Element | null = null
  let wasInMain = false
  let returning = false
  /** Entry and path of the page that arrived last, and what takes back the titles of those that have not arrived since. */
  let shown: readonly [key: string, pathname: string] | undefined
  let takeBack: (() => void) | undefined
  let stopWaiting = () => {}
  let stopKeeping = () => {}

  // After a push, single-spa dispatches a marked popstate event. An unmarked one is the browser's back or forward.
  window.addEventListener('popstate', (event: PopStateEvent & { singleSpa?: boolean }) => {
    returning = event.singleSpa !== true
  })
  // Until the next page is shown, the browser scrolls what is left of the last one.
  let isBetween = false
  window.addEventListener('scroll', () => isBetween || scroll.remember(entry), { passive: true })
  // Once per movement: browsers limit how often an entry may be changed.
  document.addEventListener('scrollend', () => isBetween || scroll.keep())
  window.addEventListener('single-spa:before-routing-event', () => {
    onLeave()
    const { key } = currentEntry()
    const { pathname } = window.location
    // Also dispatched within an entry, where no page arrives: for the hashchange after a popstate, when the address loses its
    // language, and when the sections of the page change. Entries that a section pushes without a state have one key in common.
    if (key !== entry || pathname !== enteredAt) {
      entry = key
      enteredAt = pathname
      // A page that has not arrived is left, so its heading says nothing about the next one.
      stopWaiting()
      stopKeeping()
      // The last page may never have been replaced, so its section neither sets its title nor reports it again.
      isBetween = key !== shown?.[0] || pathname !== shown[1]
      if (isBetween) {
        const undo = onAddress(pathname)
        takeBack ??= undo
      } else {
        takeBack?.()
        takeBack = undefined
      }
    }
    focusedBefore = document.activeElement
    wasInMain = main.contains(focusedBefore)
  })

  return {
    arrived() {
      shown = [currentEntry().key, window.location.pathname]
      takeBack = undefined
      stopWaiting()
      stopWaiting = whenHeadingAppears(main, (heading) => {
        isBetween = false
        scroll.settle(returning)
        const { pathname, hash } = window.location
        const isOther = pathname !== arrivedAt
        const part = hash === arrivedHash ? null : hashTarget()
        arrivedAt = pathname
        arrivedHash = hash
        // What had the focus may leave with the old results, such as the link to a page of a list.
        const isLost = wasInMain && document.activeElement === document.body
        if (!isOther && (part || !isLost)) return part && focusOn(part)
        if (!tookFocus(main, focusedBefore)) {
          const target = hashTarget() ?? heading ?? main
          focusOn(target)
          if (target === heading) stopKeeping = keepFocusOnHeading(main, heading)
        }
        onPage()
      })
    },
  }
}

/** Whether the page focused an element itself, such as its first field, or opened a dialog. */
function tookFocus(main: HTMLElement, before: Element | null): boolean {
  const now = document.activeElement
  return (
    now !== null &&
    now !== before &&
    now !== document.body &&
    ((main.contains(now) && now !== main) || now.closest('dialog') !== null)
  )
}
