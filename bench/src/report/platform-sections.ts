import type { Chart } from './chart'
import type { Results, ScaleFound } from './found'
import { figure, section, spread, table, thousands } from './markdown'

/** Many remotes. */
export function scaleSection({ scale }: Results): string[] {
  if (!scale) return []
  const rows: readonly [name: string, key: keyof ScaleFound, inThousands?: boolean][] = [
    ['page, kB compressed', 'documentSent', true],
    ['page, kB', 'documentPlain', true],
    ['the service answers it, ms', 'documentAnswered'],
    ['start page can be used, ms', 'usable'],
    ["the page's thread until it is at rest, ms", 'processor'],
    ['slow phone, first visit, ms', 'slowUsable'],
    ['slow phone, later visit, ms', 'slowAgainUsable'],
    ['scripts of the page hold, kB', 'pageHeap', true],
    ['the service holds, MB', 'serviceRss', true],
    ['of that in its heap, MB', 'serviceHeap', true],
  ]
  const shown = (found: ScaleFound, [name, key, large]: (typeof rows)[number]) => {
    const value = large ? thousands(found[key]) : found[key]
    return spread(name.endsWith('MB') ? thousands(value) : value)
  }
  const sizes = Object.entries(scale.sizes)
  return [
    section(
      'Many remotes',
      scale,
      'Home pages of sites with 4, 20 and 100 remotes, each published and promoted twice through the registry, so that each has a version to fall back on, a page and a line of the menu. Of the slow phone, 15 kB take 75 ms by themselves. What is added is taken round by round.',
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

/** Builds, and the way from a source to visitors. */
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
                ['service, shell and all remotes, from nothing', spread(builds.seconds.whole)],
                [`${builds.remote}, of which one source was changed`, spread(builds.seconds.one)],
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
                ['from the source, through tests, lint, types and build, to live', seconds('sourceToLive')],
                ['the same without the checks of the sources', seconds('untestedToLive')],
                ['from live to every instance', seconds('liveToEverywhere')],
                ['a rollback, from the command to every instance', seconds('commandToEverywhere')],
                ['of that, after the command has answered', seconds('rollbackToEverywhere')],
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
      'What a returning visitor loads to open a package of which one line was changed: its entry and what its exposed modules begin with; of the shell, what every page begins with.',
      table(['', 'files', 'first visit, kB', 'after the deploy, bytes'], rows),
    ),
  ]
}

/** What every test run holds. */
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
      'What a first visit may cost at most, compressed, without pictures and data; a step of `npm test` holds every change to it (`budgets.json`).',
      table(['', 'requests', 'in a row', 'kB', 'by whom'], rows),
    ].join('\n\n'),
  ]
}
