/**
 * The tags of the journeys.
 * - `@full`: only in `npm run test:full`, since other tests show the same at less cost.
 * - `@both-widths`: the layout matters, so `npm test` runs it on wide and on narrow screens.
 * - `@one-width`: the test chooses its own width, or shows no page; no suite runs it on narrow screens.
 * - the name of a remote: the test opens pages of it. A change of that remote runs the test.
 */
export type Tag = '@full' | '@both-widths' | '@one-width' | `@mfe-${string}`

/** @returns tags as Playwright takes them */
export const tags = (...names: Tag[]): { tag: Tag[] } => ({ tag: names })
