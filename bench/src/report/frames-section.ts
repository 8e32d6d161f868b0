import type { Results } from './committed-results'
import { section, spread, table } from './markdown'

/** What a sandboxed frame costs, beside the same section in the page. */
export function framesSection({ frames }: Results): string[] {
  if (!frames) return []
  const rows = frames.visits.map(({ visit, where, shown, kilobytes, requests }) => [
    visit,
    where === 'page' ? 'in the page' : 'in a sandboxed frame',
    spread(shown, 'ms'),
    spread(kilobytes, 'kB'),
    String(requests.median),
  ])
  return [
    section(
      'A section in a sandboxed frame',
      frames,
      `\`${frames.address}\` on a phone in ${frames.rounds} rounds, from the same version at two sites. In the page, the first row comes with the HTML; in a frame, it appears when the section has loaded and asked for it.`,
      table(['visit', 'section', 'first row visible', 'transferred', 'requests'], rows),
    ),
  ]
}
