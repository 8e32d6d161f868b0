import type { Results } from './found'
import { figure, section, spread, table } from './markdown'

/** What one client costs the others: by one request, by what is dear to find, by pictures. */
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
      'The worst text in every field',
      found,
      `${cases} requests, each with another costly text in another field of a call or a page, in the largest size that the field takes and in four times as much. Meanwhile \`/healthz\` is asked over and over: the longest wait for it is what a request costs everybody. The least of up to ${tries} tries; ${figure(atRest, 'ms')} at rest.`,
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
      `Among ${posts} posts, ${parts} clients ask for parts of the sitemap and ${searches} search for rare words, each for one after the other, for ${seconds} s; a list is read every 20 ms meanwhile, and as long before. Each round has a new instance. The slowest hundredth of the lists takes ${spread(timesAlone)} times as long as alone.`,
      table(
        ['', 'alone p50 ms', 'p99', 'beside p50 ms', 'p99', 'slowest', 'failed', 'answered', 'refused'],
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
      `One member posts ${pictures} pictures of ${figure(pixels / 1e6)} million pixels at once, and half a second later another posts one.`,
      table(
        ['', 'alone ms', 'beside ms', 'times', 'all of the other’s ms'],
        [['one picture', spread(alone), spread(beside), spread(timesAlone), spread(others)]],
      ),
    ),
  ]
}
