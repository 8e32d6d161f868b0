import { type HealthReport, reportHealth } from '@within-reach/contract'
import { gatherHealth, type HealthReportsOptions } from './health-reports'

/** How long faults are gathered, in milliseconds. */
const gathering = 500
/** How long after the first success it is reported, in milliseconds: the page has settled by then. */
const settling = 5000
/** Reports in one request; the contract takes 50, and limits the characters. */
const most = 20

export interface HealthOptions extends Omit<HealthReportsOptions, 'onNews'> {
  /** Which share of the page views reports anything, from 0 to 1. */
  readonly sample: number
  /** What the service answered the page with, without which nothing counts. */
  readonly ticket: string
  readonly window: Window
  /** Runs a task when the browser is idle. */
  whenIdle(task: () => void): void
  /** A number from 0 to below 1. */
  random?(): number
}

/**
 * Reports to the service how the versions of this page view fare, without data about the person: faults at once, success at a
 * quiet moment, and the rest when the page is left.
 */
export function sendHealth(options: HealthOptions): void {
  const { events$, origin, sample, ticket, window, whenIdle, random = Math.random } = options
  // A page view reports all or nothing, so that the reports are a fair sample.
  if (random() >= sample) return
  const { document, navigator } = window
  const waiting = new Set<string>()
  const sendSoon = (why: string, milliseconds: number, then: () => void) => {
    if (waiting.has(why)) return
    waiting.add(why)
    setTimeout(() => {
      waiting.delete(why)
      then()
    }, milliseconds)
  }
  /** It outlives the page. What the browser does not take is lost, like the visit of somebody who went offline. */
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
  const send = () => {
    const reports = take()
    for (let at = 0; at < reports.length; at += most) beacon(reports.slice(at, at + most))
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  window.addEventListener('pagehide', send)
}
