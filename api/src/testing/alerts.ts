import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { metricsOf, monitoringFolder, ruleFiles, rules } from './monitoring'
import { promtool } from './promtool'
import { type Sample, scrapeSite, type SiteScrape, upSeries } from './scrape'

/** A time in which every minute is like the observed one. */
export interface Phase {
  readonly minutes: number
  readonly before: SiteScrape
  readonly after: SiteScrape
}

const wanted = new Set(rules.flatMap(({ expr }) => metricsOf(expr)))

/**
 * Observes a site while something happens.
 * @param urls the address of each instance by its name
 * @param minutes how long the same goes on in the replay
 * @param earlier the phase before; its end is the beginning of this one
 */
export async function observe(
  urls: Readonly<Record<string, string>>,
  minutes: number,
  happens: () => Promise<unknown>,
  earlier?: Phase,
): Promise<Phase> {
  const before = earlier?.after ?? (await scrapeSite(urls, wanted))
  await happens()
  return { minutes, before, after: await scrapeSite(urls, wanted) }
}

/** Leaves out what the instances of some phases say about the disk. */
export function withoutDisk(phases: readonly Phase[]): Phase[] {
  const without = (site: SiteScrape): SiteScrape =>
    Object.fromEntries(
      Object.entries(site).map(([instance, scrape]) => [
        instance,
        scrape && {
          ...scrape,
          samples: new Map([...scrape.samples].filter(([series]) => !series.startsWith('data_disk_'))),
        },
      ]),
    )
  return phases.map(({ minutes, before, after }) => ({
    minutes,
    before: without(before),
    after: without(after),
  }))
}

/**
 * Replays phases to Prometheus' rules, and compares which alerts fired at any time. The time of an event (a metric such as
 * `…_timestamp_seconds`) is that of the phase in which it changed.
 * @throws Error with promtool's output if others fired
 */
export async function expectAlerts(phases: readonly Phase[], alerts: readonly string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-alerts-'))
  const fired = 'group by (alertname) (count_over_time(ALERTS{alertstate="firing"}[1d]))'
  const minutes = phases.reduce((sum, phase) => sum + phase.minutes, 0)
  const test = {
    rule_files: ruleFiles.map((file) => path.join(monitoringFolder, file)),
    evaluation_interval: '1m',
    group_eval_order: ['within-reach-causes', 'within-reach-objectives', 'within-reach-objective-alerts'],
    tests: [
      {
        interval: '1m',
        input_series: inputSeries(phases),
        promql_expr_test: [
          {
            expr: fired,
            eval_time: `${minutes}m`,
            exp_samples: alerts.toSorted().map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
          },
        ],
      },
    ],
  }
  try {
    // YAML contains JSON.
    await writeFile(path.join(folder, 'replay.yml'), JSON.stringify(test))
    await promtool(folder, 'test', 'rules', 'replay.yml')
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface InputSeries {
  readonly series: string
  readonly values: string
}

/** The samples of the first minute of each phase, and then one per minute. */
function inputSeries(phases: readonly Phase[]): InputSeries[] {
  const instances = [...new Set(phases.flatMap(({ after }) => Object.keys(after)))]
  return instances.flatMap((instance) => {
    const up = phases.flatMap(({ minutes, after }) => Array<number>(minutes).fill(after[instance] ? 1 : 0))
    const series = new Set(phases.flatMap(({ after }) => [...(after[instance]?.samples.keys() ?? [])]))
    return [
      { series: upSeries(instance), values: up.join(' ') },
      ...[...series].map((name) => ({ series: name, values: valuesOf(name, instance, phases).join(' ') })),
    ]
  })
}

const isTime = (series: string): boolean => /^\w+_(?:timestamp|start_time)_seconds\{/.test(series)

function valuesOf(series: string, instance: string, phases: readonly Phase[]): string[] {
  const sampleIn = (site: SiteScrape): Sample | undefined => site[instance]?.samples.get(series)
  let start = 0
  let counted = 0
  let event = 0
  return phases.flatMap(({ minutes, before, after }) => {
    const from = start
    start += minutes
    const now = sampleIn(after)
    if (!now) return Array<string>(minutes).fill('_')
    const was = sampleIn(before)
    if (isTime(series) && now.value !== 0 && now.value !== was?.value) event = from * 60
    // A counter that is smaller than before has started again.
    const growth = was && was.value <= now.value ? now.value - was.value : now.value
    return Array.from({ length: minutes }, () => {
      if (isTime(series)) return String(event)
      if (!now.counts) return String(now.value)
      counted += growth
      return String(counted)
    })
  })
}
