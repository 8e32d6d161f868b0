import type { Diagnostics } from '@within-reach/runtime'
import type { PanelParts } from './panel-parts'
import { diagnosticsParameter } from './parameter'

declare global {
  interface Window {
    /** For developers, tests and error reports (docs/architecture.md). */
    withinReach?: { diagnostics(): Diagnostics }
  }
}

/**
 * Exposes what the page is composed of: to scripts as `window.withinReach.diagnostics()`, and as the developer panel, which
 * opens with Ctrl+Shift+. and if the address has the parameter. The panel is loaded when it is opened.
 * @returns a function that opens the panel
 */
export function exposeDiagnostics(parts: PanelParts): () => void {
  window.withinReach = { diagnostics: parts.diagnostics.current }
  let open = false
  const onClose = () => {
    open = false
  }
  const show = () => {
    if (open) return
    open = true
    // The chunk has a name for the list of files that browsers keep (registry/src/offline.ts).
    import(/* webpackChunkName: "developer-panel" */ './open-panel')
      .then(({ openPanel }) => openPanel(parts, onClose))
      .catch((error: unknown) => {
        onClose()
        parts.onTrouble(error)
      })
  }
  window.addEventListener('single-spa:routing-event', () => {
    if (new URLSearchParams(window.location.search).has(diagnosticsParameter)) show()
  })
  window.addEventListener('keydown', ({ ctrlKey, shiftKey, code }) => {
    if (ctrlKey && shiftKey && code === 'Period') show()
  })
  return show
}
