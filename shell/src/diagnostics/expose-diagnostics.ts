import type { Diagnostics, PageDiagnostics } from '@within-reach/runtime'
import { diagnosticsParameter } from './parameter'

declare global {
  interface Window {
    /** For developers, tests and reports of trouble (docs/architecture.md). */
    withinReach?: { diagnostics(): Diagnostics }
  }
}

/** Shows what the page is composed of: to scripts as `window.withinReach.diagnostics()`, and in a panel where the address asks for it. */
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
