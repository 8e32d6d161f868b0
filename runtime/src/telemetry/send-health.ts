import { type HealthReport, reportHealth } from '@within-reach/contract'
import { isActivated, whenActivated } from '@within-reach/shared-core'
import { gatherHealth, type HealthReportsOptions } from './health-reports'
import { followVitals, type VitalsOptions } from './vitals'

/** How long faults are collected, in milliseconds. */
const gathering = 500
/** The delay of the report after the first success, in milliseconds. The page has settled by then. */
const settling = 5000
/** Reports per request. The contract allows 50, and limits the characters. */
const most = 20

export interface HealthOptions extends Omit<HealthReportsOptions, 'onNews'>, Pick<VitalsOptions, 'remoteAt'> {
  /** The share of page views that report, from 0 to 1. */
  readonly sample: number
  /** The ticket that the service put into the page. Reports without one do not count. */
  readonly ticket: string
  readonly window: Window
  /** Runs a task when the browser is idle. */
  whenIdle(task: () => void): void
  /** A number from 0 to below 1. */
  random?(): number
}

/**
 * Reports the health of this page view's versions to the service, without personal data: faults at once, success at a
 * quiet moment, and the rest when the page is left, with its web vitals.
 */
export function sendHealth(options: HealthOptions): void {
  const { events$, origin, sample, ticket, window, whenIdle, remoteAt, random = Math.random } = options
  // A page view reports all or nothing, so that the reports are an unbiased sample.
  if (random() >= sample) return
  const { document, navigator } = window
  const waiting = new Set<string>()
  const sendSoon = (why: string, milliseconds: number, then: () => void) => {
    if (waiting.has(why)) return
    waiting.add(why)
    setTimeout(() => {
      waiting.delete(why)
      whenActivated(then, document)
    }, milliseconds)
  }
  /**
   * The request outlives the page. A report that the browser refuses is lost, as is the visit of a person who went
   * offline.
   */
  const beacon = (reports: readonly HealthReport[]) => {
    const body = new URLSearchParams({ ticket, batch: JSON.stringify(reports) })
    navigator.sendBeacon(reportHealth.path, body)
  }
  const { take } = gatherHealth({
    events$,
    origin,
    onNews(news) {
      if (news === 'fault') sendSoon(news, gathering, send)
      else sendSoon(news, settling, () => whenIdle(send))
    },
  })
  const vitals = followVitals({ events$, window, remoteAt, whenIdle })
  const send = () => {
    // A page that the browser loads ahead and nobody opens is no view.
    if (!isActivated(document)) return
    const isHidden = document.visibilityState === 'hidden'
    // The browser's entries are complete only when the page is hidden.
    const reports = [...take(), ...(isHidden ? vitals.take() : [])]
    for (let at = 0; at < reports.length; at += most) beacon(reports.slice(at, at + most))
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  window.addEventListener('pagehide', send)
}
