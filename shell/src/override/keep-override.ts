import type { PageDecision } from '@within-reach/registry'
import { previewsOf, refusalIn } from './previews'

export interface OverrideOptions {
  readonly decision: PageDecision
  /** Until when the versions hold that came by a link, by remote. */
  readonly overrides: Readonly<Record<string, string>> | undefined
  /** The part of the page that the banner stands above. */
  readonly header: HTMLElement
  onTrouble(error: unknown): void
}

/** Tells whoever came by a link that they see what others do not. Nobody else loads any of it. */
export function keepOverride({ decision, overrides, header, onTrouble }: OverrideOptions): void {
  const previews = previewsOf(decision, overrides)
  const refusal = refusalIn(new URL(window.location.href))
  if (previews.length === 0 && refusal === undefined) return
  import('./show-override')
    .then(({ showOverride }) => showOverride(header, previews, refusal))
    .catch(onTrouble)
}
