import { type HealthReport, reportHealth } from '@within-reach/contract'
import type { SectionEvents } from '../composition/events'
import { gatherHealth, type GatherOptions } from './gather'

/** How long faults are gathered, in milliseconds. */
const gathering = 500
/** How long after the first success it is told, in milliseconds: the page has settled by then. */
const settling = 5000
/** Reports in one request; the contract takes 50, and so many characters. */
const most = 20

export interface HealthOptions extends Omit<GatherOptions, 'onNews'> {
  /** Which share of the page views tell anything, from 0 to 1. */
  readonly sample: number
  /** What the service answered the page with, without which nothing counts. */
  readonly ticket: string
  /** A number from 0 to below 1. */
  random?(): number
}

/**
 * Tells the service how the versions of this page view fare, without a word about the person: faults at once, success at a
 * quiet moment, and the rest when the page is left.
 */
export function sendHealth({
  sample,
  ticket,
  random = Math.random,
  ...options
}: HealthOptions): SectionEvents {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const sendSoon = (why: string, milliseconds: number, send: () => void) => {
    if (waiting.has(why)) return
    const now = () => {
      waiting.delete(why)
      send()
    }
    waiting.set(why, setTimeout(now, milliseconds))
  }
  const { events, take } = gatherHealth({
    ...options,
    onNews(news) {
      if (news === 'fault') sendSoon(news, gathering, send)
      else sendSoon(news, settling, () => whenQuiet(send))
    },
  })
  const send = () => {
    const reports = take()
    for (let at = 0; at < reports.length; at += most) beacon(reports.slice(at, at + most), ticket)
  }
  const silent = { loaded: () => {}, mounted: () => {}, failed: () => {} }
  // A page view tells all or nothing, so that what is told is a fair share.
  if (random() >= sample) return silent
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  window.addEventListener('pagehide', send)
  return events
}

/** It outlives the page. What the browser does not take is lost, like the visit of somebody who went offline. */
function beacon(reports: readonly HealthReport[], ticket: string): void {
  const body = new URLSearchParams({ ticket, batch: JSON.stringify(reports) })
  navigator.sendBeacon(reportHealth.path, body)
}

function whenQuiet(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 })
  else run()
}
