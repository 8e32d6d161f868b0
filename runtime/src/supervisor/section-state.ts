/** The visible state of a section. */
export type SectionState =
  | { readonly kind: 'loading' }
  /** `fellBack` if an earlier version than the current one is shown. */
  | { readonly kind: 'running'; readonly fellBack: boolean }
  /** A card instead of the section. */
  | { readonly kind: 'failed'; readonly tryAgain: () => void }

/** Renders a section: its state, and an element for each version that is tried. */
export interface SectionView {
  /** An element for one version. Each try gets a new one, so that a broken version leaves nothing behind. */
  newSlot(): HTMLElement
  show(state: SectionState): void
  remove(): void
}
