import { languages, type KnownSentence, sentence } from '@within-reach/contract'
import type { RemoteVersion } from '../document'
import { pageAt } from '../page-paths'
import { countOf, finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/** Every page of a version must be in its build, have a title, and start only with read-only calls. */
export function pagesFinding({ routes, pages }: RemoteVersion, { served }: Surroundings): FoundByRule {
  const problems = routes.flatMap(({ path, title, reads = [] }): KnownSentence[] => [
    ...(pages && !pageAt(pages, path) ? [sentence('page-missing', { path })] : []),
    ...languages
      .filter((language) => title[language].trim() === '')
      .map((language) => sentence('page-untitled', { path, language })),
    ...reads
      .filter((read) => !served.reads.includes(read.path))
      .map((read) => sentence('page-reads', { path, call: read.path })),
  ])
  const fine = pages ? sentence('pages-there', { count: countOf(routes) }) : sentence('pages-unrecorded', {})
  return finding('pages', problems, fine)
}
