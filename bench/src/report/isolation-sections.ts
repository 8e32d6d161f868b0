import type { Results } from './committed-results'
import { figure, section, spread, table } from './markdown'

/** The cost of one client for the others: of one request, of expensive searches, of pictures. */
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
      `${cases} requests: each expensive text in each field of a call or page, at the field's maximum size and at four times this size. Meanwhile \`/healthz\` is requested continuously. Its longest latency is the delay that a request causes for others: the minimum of up to ${tries} tries, and ${figure(atRest, 'ms')} without requests.`,
      table(['the longest delays', 'characters', 'ms'], rows),
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
      `Among ${posts} posts, ${parts} clients request parts of the sitemap and ${searches} search for rare words, each one request after the other, for ${seconds} s. Meanwhile, and for the same time before, a list is read every 20 ms. Each round uses a new instance. The 99th percentile of the lists is ${spread(timesAlone)} times that without load.`,
      table(
        ['', 'alone p50 ms', 'p99', 'under load p50 ms', 'p99', 'slowest', 'failed', 'answered', 'refused'],
        rows,
      ),
    ),
  ]
}

function picturesSection({ 'load-pictures': found }: Results): string[] {
  if (!found) return []
  const { pictures, pixels, alone, disturbed, others, timesAlone } = found
  return [
    section(
      'Pictures of others',
      found,
      `One member posts ${pictures} pictures of ${figure(pixels / 1e6)} million pixels at once, and half a second later another member posts one.`,
      table(
        ['', 'alone ms', 'during the others ms', 'times', 'all others ms'],
        [['one picture', spread(alone), spread(disturbed), spread(timesAlone), spread(others)]],
      ),
    ),
  ]
}
