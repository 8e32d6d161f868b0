import type { InitialAnswer } from '@within-reach/contract'
import { type ReadDecision, readDecision } from '@within-reach/runtime'

/** Reads the answers that came with the page to what it asks first. A page that is looked at again asks anew. */
export function readInitialData(page: Document = document): readonly InitialAnswer[] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const text = page.getElementById('initial-data')?.textContent
  if (!text || visit?.type === 'back_forward') return []
  try {
    return JSON.parse(text) as readonly InitialAnswer[]
  } catch {
    return []
  }
}

/** Reads what the registry decided, as far as it came in one piece; undefined where nothing of it did. */
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
