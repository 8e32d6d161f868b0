import type { InitialAnswer } from '@within-reach/contract'
import { withDrawnFields } from './prerender/drawn-fields'
import { type ReadDecision, readDecision } from '@within-reach/runtime'

/**
 * Reads the initial data of the page: the answers to its first calls. Empty after back or forward, because the browser
 * may have restored an old page from its cache.
 */
export function readInitialData(page: Document = document): readonly InitialAnswer[] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const text = page.getElementById('initial-data')?.textContent
  if (!text || visit?.type === 'back_forward') return []
  try {
    const answers = JSON.parse(text) as readonly InitialAnswer[]
    return answers.map((answer) => withDrawnFields(answer, page)).filter((answer) => answer !== undefined)
  } catch {
    return []
  }
}

/**
 * Reads the id of the request for this page, by which support finds it in the log. Undefined if the browser does not expose it, as over
 * plain http.
 */
export function readPageReference(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.serverTiming?.find(({ name }) => name === 'request')?.description
}

/** Reads the valid parts of the decision in the page. Undefined if there are none. */
export function readPageDecision(page: Document = document): ReadDecision | undefined {
  try {
    const { decision, signature } = JSON.parse(page.getElementById('page-data')?.textContent ?? '') as {
      decision?: unknown
      signature?: unknown
    }
    const read = readDecision(decision)
    return read && typeof signature === 'string' ? { ...read, signature } : read
  } catch {
    return undefined
  }
}
