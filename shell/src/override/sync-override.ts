import type { DecisionStore } from '@within-reach/runtime'
import { previewsOf, refusalIn } from './previews'

export interface OverrideOptions {
  readonly decisions: DecisionStore
  /** Until when the versions hold that came by a link, by remote. */
  readonly overrides: Readonly<Record<string, string>> | undefined
  /** The part of the page that the banner stands above. */
  readonly header: HTMLElement
  onTrouble(error: unknown): void
}

/** Tells whoever came by a link that they see what others do not. Nobody else loads any of it. */
export function syncOverride({ decisions, overrides, header, onTrouble }: OverrideOptions): void {
  const refusal = refusalIn(new URL(window.location.href))
  let shown = false
  decisions.decision$.subscribe((decision) => {
    const previews = previewsOf(decision, overrides)
    if (shown || (previews.length === 0 && refusal === undefined)) return
    shown = true
    import('./show-override')
      .then(({ showOverride }) => showOverride(header, previews, refusal))
      .catch(onTrouble)
  })
}
