/**
 * The tags of the journeys.
 * - `@full`: only in `npm run test:full`, since other tests check the same at less cost.
 * - `@both-widths`: the layout matters, so `npm test` runs it on wide and on narrow screens.
 * - `@one-width`: the test chooses its own width, or its result does not depend on the layout, so no suite runs it on narrow
 *   screens.
 * - the name of a remote: the test opens its pages, so a change of that remote runs the test.
 */
export type Tag = '@full' | '@both-widths' | '@one-width' | `@mfe-${string}`

/** @returns the option of a Playwright test that sets these tags */
export const tags = (...names: Tag[]): { tag: Tag[] } => ({ tag: names })
