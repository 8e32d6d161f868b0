import type { Results } from './found'
import { figure, section, spread, table } from './markdown'

/** What one client costs the others: by one request, by expensive searches, by pictures. */
export const isolationSections = (results: Results): string[] => [
  ...holdSection(results),
  ...sitemapSearchSection(results),
  ...picturesSection(results),
]

function holdSection({ 'load-hold': found }: Results): string[] {
  if (!found) return []
  const { cases, tries, atRest, longest } = found
  const rows = longest.map(({ where, text, characters, milliseconds }) => [
    `${where}: ${text}`,
    String(characters),
    figure(milliseconds),
  ])
  return [
    section(
      'The most expensive text in every field',
      found,
      `${cases} requests, each with another expensive text in another field of a call or a page, in the maximum size of the field and in four times as much. Meanwhile \`/healthz\` is requested continuously: its longest latency is what a request costs everybody. The minimum of up to ${tries} tries; ${figure(atRest, 'ms')} without requests.`,
      table(['the longest', 'characters', 'ms'], rows),
    ),
  ]
}

function sitemapSearchSection({ 'load-sitemap-search': found }: Results): string[] {
  if (!found) return []
  const { posts, parts, searches, seconds, timesAlone, runs } = found
  const rows = runs.map(({ alone, disturbed, answered, refused }, at) => [
    `round ${at + 1}`,
    ...[alone.median, alone.p99, disturbed.median, disturbed.p99, disturbed.slowest].map((time) =>
      figure(time),
    ),
    `${disturbed.failed} of ${disturbed.calls}`,
    String(answered),
    String(refused),
  ])
  return [
    section(
      'Sitemaps and rare words',
      found,
      `Among ${posts} posts, ${parts} clients request parts of the sitemap and ${searches} search for rare words, each one request after the other, for ${seconds} s. A list is read every 20 ms meanwhile, and for as long before. Each round uses a new instance. The 99th percentile of the lists is ${spread(timesAlone)} times that without load.`,
      table(
        ['', 'alone p50 ms', 'p99', 'under load p50 ms', 'p99', 'slowest', 'failed', 'answered', 'refused'],
        rows,
      ),
    ),
  ]
}

function picturesSection({ 'load-pictures': found }: Results): string[] {
  if (!found) return []
  const { pictures, pixels, alone, beside, others, timesAlone } = found
  return [
    section(
      'Pictures of others',
      found,
      `One member posts ${pictures} pictures of ${figure(pixels / 1e6)} million pixels at once, and half a second later another member posts one.`,
      table(
        ['', 'alone ms', 'beside ms', 'times', 'all of the other member ms'],
        [['one picture', spread(alone), spread(beside), spread(timesAlone), spread(others)]],
      ),
    ),
  ]
}
