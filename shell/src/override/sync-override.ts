import type { DecisionStore } from '@within-reach/runtime'
import { previewsOf, refusalIn } from './previews'

export interface OverrideOptions {
  readonly decisions: DecisionStore
  /** When the previewed versions expire, by remote. */
  readonly overrides: Readonly<Record<string, string>> | undefined
  /** The part of the page below the banner. */
  readonly header: HTMLElement
  openDiagnostics(): void
  onTrouble(error: unknown): void
}

/** Shows a banner to visitors with an override link. Other visitors do not load its code. */
export function syncOverride({
  decisions,
  overrides,
  header,
  openDiagnostics,
  onTrouble,
}: OverrideOptions): void {
  const refusal = refusalIn(new URL(window.location.href))
  let shown = false
  decisions.decision$.subscribe((decision) => {
    const previews = previewsOf(decision, overrides)
    if (shown || (previews.length === 0 && refusal === undefined)) return
    shown = true
    import('./show-override')
      .then(({ showOverride }) => showOverride({ before: header, previews, refusal, openDiagnostics }))
      .catch(onTrouble)
  })
}
