/** A colour token and the background token below it. */
export interface Pair {
  readonly front: string
  readonly ground: string
  /** 4.5 for text, 3 for borders of controls, icons and the focus ring. */
  readonly atLeast: 4.5 | 3
}

const onEach = (
  fronts: readonly string[],
  grounds: readonly string[],
  atLeast: Pair['atLeast'],
): readonly Pair[] => fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, atLeast })))

/** The backgrounds of a page, a card, a sunken area and a row under the pointer. */
const grounds = ['paper', 'surface', 'surface-sunken', 'hover'] as const

/** The allowed pairs. A style sheet with another pair fails `style-sheets.test.ts`. */
export const pairs: readonly Pair[] = [
  ...onEach(['ink', 'ink-muted', 'accent', 'accent-strong'], [...grounds, 'accent-soft'], 4.5),
  ...onEach(['danger', 'success'], grounds, 4.5),
  ...onEach(['on-accent'], ['accent', 'accent-strong'], 4.5),
  ...onEach(['on-call'], ['call', 'call-strong'], 4.5),
  ...onEach(['on-danger'], ['danger', 'danger-strong'], 4.5),
  ...onEach(['on-waiting'], ['waiting'], 4.5),
  ...onEach(['on-banner'], ['banner'], 4.5),
  ...onEach(['call-strong', 'ink'], ['call-soft'], 4.5),
  ...onEach(['danger', 'ink'], ['danger-soft'], 4.5),
  ...onEach(['success', 'ink'], ['success-soft'], 4.5),
  ...onEach(['caution', 'ink'], ['caution-soft'], 4.5),
  ...onEach(['info', 'ink'], ['info-soft'], 4.5),
  ...onEach(['paper', 'surface'], ['ink'], 4.5),
  ...onEach(['ink', 'accent-strong'], ['draw-sky'], 4.5),
  ...onEach(['line-strong', 'focus'], [...grounds, 'accent-soft', 'draw-sky'], 3),
  ...onEach(['call', 'danger', 'accent'], grounds, 3),
  ...onEach(['draw-white'], ['draw-teal', 'draw-coral'], 3),
]
