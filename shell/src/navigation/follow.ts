import { currentEntry } from '@within-reach/shared-core'
import { focusOn, hashTarget, whenHeadingAppears } from './arrival'
import { createScrollPositions } from './scroll'

export interface FollowOptions {
  readonly main: HTMLElement
  /** Called at the start of every navigation. */
  onLeave(): void
  /** Called when the address has changed. */
  onAddress(pathname: string): void
  /** Called when a navigation has led to another page, whose title is set by now. */
  onPage(): void
}

/** What the shell does around every navigation: scroll, focus and the hooks of its other parts. */
export interface Follower {
  /** A section says that the page of the present address is on show. */
  arrived(): void
}

/**
 * Follows single-spa's navigations. Started once, before single-spa is.
 */
export function followNavigation({ main, onLeave, onAddress, onPage }: FollowOptions): Follower {
  window.history.scrollRestoration = 'manual'
  const scroll = createScrollPositions()
  let entry = currentEntry().key
  // The page that the visit begins with takes no focus from where the browser put it.
  let arrivedAt = window.location.pathname
  let arrivedHash = window.location.hash
  let focusedBefore: Element | null = null
  let returning = false
  let stopWaiting = () => {}

  // single-spa's own echo of a push is marked; what is not is the browser's back or forward.
  window.addEventListener('popstate', (event: PopStateEvent & { singleSpa?: boolean }) => {
    returning = event.singleSpa !== true
  })
  window.addEventListener('scroll', () => scroll.remember(entry), { passive: true })
  window.addEventListener('single-spa:before-routing-event', () => {
    entry = currentEntry().key
    focusedBefore = document.activeElement
    onLeave()
  })
  window.addEventListener('single-spa:routing-event', () => onAddress(window.location.pathname))

  return {
    arrived() {
      stopWaiting()
      stopWaiting = whenHeadingAppears(main, (heading) => {
        scroll.settle(returning)
        const { pathname, hash } = window.location
        const isOther = pathname !== arrivedAt
        const part = hash === arrivedHash ? null : hashTarget()
        arrivedAt = pathname
        arrivedHash = hash
        if (!isOther) return part && focusOn(part)
        if (!tookFocus(main, focusedBefore)) focusOn(hashTarget() ?? heading ?? main)
        onPage()
      })
    },
  }
}

/** Whether the page put the focus somewhere itself, such as into its first field, or opened something over it. */
function tookFocus(main: HTMLElement, before: Element | null): boolean {
  const now = document.activeElement
  return (
    now !== null &&
    now !== before &&
    now !== document.body &&
    ((main.contains(now) && now !== main) || now.closest('dialog') !== null)
  )
}
