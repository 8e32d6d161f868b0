import type { Diagnostics, PageDiagnostics } from '@within-reach/runtime'
import { diagnosticsParameter } from './parameter'

declare global {
  interface Window {
    /** For developers, tests and error reports (docs/architecture.md). */
    withinReach?: { diagnostics(): Diagnostics }
  }
}

/**
 * Exposes what the page is composed of: to scripts as `window.withinReach.diagnostics()`, and as a panel if the
 * address has the parameter.
 */
export function exposeDiagnostics(diagnostics: PageDiagnostics): void {
  window.withinReach = { diagnostics: diagnostics.current }
  let open = false
  const openIfAsked = () => {
    if (open || !new URLSearchParams(window.location.search).has(diagnosticsParameter)) return
    open = true
    const onClose = () => {
      open = false
    }
    void import('./open-panel').then(({ openPanel }) => openPanel(diagnostics, onClose))
  }
  window.addEventListener('single-spa:routing-event', openIfAsked)
}
