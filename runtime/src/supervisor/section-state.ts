/** What a visitor sees of a section. */
export type SectionState =
  | { readonly kind: 'loading' }
  /** `fellBack` where the version on show is not the current one. */
  | { readonly kind: 'running'; readonly fellBack: boolean }
  /** A card in the section's place. */
  | { readonly kind: 'failed'; readonly tryAgain: () => void }

/** Draws a section: its state, and beside it an element for each version that is tried. */
export interface SectionView {
  /** An element where one version may draw; a new one for each try, so that a broken version leaves nothing behind. */
  newSlot(): HTMLElement
  show(state: SectionState): void
  remove(): void
}
