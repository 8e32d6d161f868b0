import type { Chart } from './chart'
import type { Results, ScaleResult } from './committed-results'
import { figure, section, spread, table, thousands } from './markdown'

/** Many remotes. */
export function scaleSection({ scale }: Results): string[] {
  if (!scale) return []
  const rows: readonly [name: string, key: keyof ScaleResult, inThousands?: boolean][] = [
    ['page, kB compressed', 'documentSent', true],
    ['page, kB', 'documentPlain', true],
    ['latency of the page, ms', 'documentAnswered'],
    ['start page interactive, ms', 'usable'],
    ['main thread until idle, ms', 'processor'],
    ['slow phone, first visit, ms', 'slowUsable'],
    ['slow phone, later visit, ms', 'slowAgainUsable'],
    ['script heap of the page, kB', 'pageHeap', true],
    ['memory of the service, MB', 'serviceRss', true],
    ['heap of the service, MB', 'serviceHeap', true],
  ]
  const shown = (found: ScaleResult, [name, key, large]: (typeof rows)[number]) => {
    const value = large ? thousands(found[key]) : found[key]
    return spread(name.endsWith('MB') ? thousands(value) : value)
  }
  const sizes = Object.entries(scale.sizes)
  return [
    section(
      'Many remotes',
      scale,
      'Home pages of sites with 4, 20 and 100 remotes. Each remote is published and promoted twice through the registry, so it has a fallback version, a page and a menu entry. On the slow phone, 15 kB alone take 75 ms. Differences are computed per round.',
      '![Size of the page](results/charts/scale.svg)',
      table(
        ['', ...sizes.map(([size]) => `${size} remotes`), 'added by 96'],
        rows.map((row) => [row[0], ...sizes.map(([, found]) => shown(found, row)), shown(scale.added, row)]),
      ),
    ),
  ]
}

export const scaleChart = ({ scale }: Results): Chart | undefined =>
  scale && {
    title: 'The page of a site with many remotes, compressed',
    unit: 'kB',
    groups: Object.entries(scale.sizes).map(([size, { documentSent }]) => ({
      name: `${size} remotes`,
      bars: [{ name: 'page', value: thousands(documentSent) }],
    })),
  }

/** Builds, and the time from a source to visitors. */
export function shippingSections({ builds, ship }: Results): string[] {
  const seconds = (key: keyof NonNullable<Results['ship']>['milliseconds']) =>
    ship ? spread(thousands(ship.milliseconds[key]), 's') : ''
  return [
    ...(builds
      ? [
          section(
            'Builds',
            builds,
            table(
              ['', 'seconds'],
              [
                ['service, shell and all remotes, from scratch', spread(builds.seconds.whole)],
                [`${builds.remote}, with one changed source`, spread(builds.seconds.one)],
              ],
            ),
          ),
        ]
      : []),
    ...(ship
      ? [
          section(
            'From a source to visitors, and back',
            ship,
            `A changed source of ${ship.remote}, shipped to a site of two instances and rolled back.`,
            table(
              ['', 'time'],
              [
                ['from the source to live, with tests, lint, types and build', seconds('sourceToLive')],
                ['the same without the checks of the sources', seconds('untestedToLive')],
                ['from live to every instance', seconds('liveToEverywhere')],
                ['a rollback, from the command to every instance', seconds('commandToEverywhere')],
                ['the part after the command’s answer', seconds('rollbackToEverywhere')],
              ],
            ),
          ),
        ]
      : []),
  ]
}

/** What a deploy costs returning visitors. */
export function deltasSection({ deltas }: Results): string[] {
  if (!deltas) return []
  const rows = Object.entries(deltas.packages).map(([name, { before, after }]) => [
    name,
    String(after.files),
    figure(before.bytes / 1000),
    String(after.bytes),
  ])
  return [
    section(
      'After a deploy',
      deltas,
      'What a returning visitor loads after one line of a package was changed. Of a remote: its entry and the first files of its exposed modules. Of the shell: the scripts and styles of every page.',
      table(['', 'files', 'first visit, kB', 'after the deploy, bytes'], rows),
    ),
  ]
}

/** The budgets that every test run checks. */
export function budgetsSection({ budgets }: Results): string[] {
  if (!budgets) return []
  const rows = Object.entries(budgets).map(([route, { requests, depth, bytes }]) => {
    const all = Object.values(bytes).reduce((sum, one) => sum + one, 0)
    const owners = Object.entries(bytes).map(([owner, size]) => `${owner} ${figure(size / 1000)}`)
    return [route, String(requests), String(depth), figure(all / 1000), owners.join(', ')]
  })
  return [
    [
      '## Budgets',
      'The maximum cost of a first visit, compressed, without pictures and data. A step of `npm test` checks every change against it (`budgets.json`).',
      table(['', 'requests', 'in a row', 'kB', 'by owner'], rows),
    ].join('\n\n'),
  ]
}
