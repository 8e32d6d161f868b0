import type { InitialAnswer } from '@within-reach/contract'
import { withDrawnFields } from './prerender/drawn-fields'
import { type ReadDecision, readDecision } from '@within-reach/runtime'

/**
 * Reads the initial data of the page: the answers to its first calls. A page that is restored by back or forward asks
 * again.
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

/** Reads the registry's decision as far as it arrived intact. Undefined if none of it did. */
export function readPageDecision(page: Document = document): ReadDecision | undefined {
  try {
    const { decision } = JSON.parse(page.getElementById('page-data')?.textContent ?? '') as {
      decision?: unknown
    }
    return readDecision(decision)
  } catch {
    return undefined
  }
}
