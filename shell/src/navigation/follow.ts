import { currentEntry } from '@within-reach/shared-core'
import { focusHeading, whenHeadingAppears } from './arrival'
import { rememberScroll, settleScroll } from './scroll'

export interface FollowOptions {
  readonly main: HTMLElement
  /** Called at the start of every navigation. */
  onLeave(): void
  /** Called when the address has changed. */
  onAddress(pathname: string): void
}

/** What the shell does around every navigation: scroll, focus and the hooks of its other parts. */
export interface Follower {
  /** A section says that the page of the present address is on show. */
  arrived(): void
}

/**
 * Follows single-spa's navigations. Started once, before single-spa is.
 */
export function followNavigation({ main, onLeave, onAddress }: FollowOptions): Follower {
  window.history.scrollRestoration = 'manual'
  let entry = currentEntry().key
  let focusedPath: string | undefined = window.location.pathname
  let returning = false
  let stopWaiting = () => {}

  // single-spa's own echo of a push is marked; what is not is the browser's back or forward.
  window.addEventListener('popstate', (event: PopStateEvent & { singleSpa?: boolean }) => {
    returning = event.singleSpa !== true
  })
  window.addEventListener('scroll', () => rememberScroll(entry), { passive: true })
  window.addEventListener('single-spa:before-routing-event', () => {
    entry = currentEntry().key
    onLeave()
  })
  window.addEventListener('single-spa:routing-event', () => onAddress(window.location.pathname))

  return {
    arrived() {
      stopWaiting()
      stopWaiting = whenHeadingAppears(main, (heading) => {
        settleScroll(returning)
        const { pathname } = window.location
        if (heading && focusedPath !== pathname) focusHeading(heading)
        focusedPath = pathname
      })
    },
  }
}
