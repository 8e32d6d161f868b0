import { type HealthReport, reportHealth } from '@within-reach/contract'
import { isActivated, whenActivated } from '@within-reach/shared-core'
import { collectHealth, type HealthReportsOptions } from './health-reports'
import { followVitals, type VitalsOptions } from './vitals'

/** The delay of the report after the first fault, in milliseconds. Later faults join it. */
const faultDelay = 500
/** The delay of the report after the first success, in milliseconds. The page has settled by then. */
const successDelay = 5000
/** The maximum number of reports per request. The contract allows 50, and limits the characters. */
const maxPerRequest = 20

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
  /** Sends reports. A beacon is sent even if the page is closed. A report that the browser refuses is lost. */
  const beacon = (reports: readonly HealthReport[]) => {
    const body = new URLSearchParams({ ticket, batch: JSON.stringify(reports) })
    navigator.sendBeacon(reportHealth.path, body)
  }
  const { take } = collectHealth({
    events$,
    origin,
    onNews(news) {
      if (news === 'fault') sendSoon(news, faultDelay, send)
      else sendSoon(news, successDelay, () => whenIdle(send))
    },
  })
  const vitals = followVitals({ events$, window, remoteAt, whenIdle })
  const send = () => {
    // A page that was loaded ahead is a page view only once it is opened.
    if (!isActivated(document)) return
    const isHidden = document.visibilityState === 'hidden'
    // The browser's entries are complete only when the page is hidden.
    const reports = [...take(), ...(isHidden ? vitals.take() : [])]
    for (let at = 0; at < reports.length; at += maxPerRequest) beacon(reports.slice(at, at + maxPerRequest))
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  window.addEventListener('pagehide', send)
}
