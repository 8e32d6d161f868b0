import {
  languages,
  type KnownSentence,
  type RedirectedGroup,
  type RemoteRoute,
  sentence,
} from '@within-reach/contract'
import type { RemoteVersion } from '../document'
import { pageAt } from '../page-paths'
import { countOf, finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/**
 * Every page of a version must be in its build, have a title, start only with read-only calls, and not redirect a group to a
 * page that redirects it again.
 */
export function pagesFinding(
  { routes, pages }: RemoteVersion,
  { shell, others, served }: Surroundings,
): FoundByRule {
  const all = [...routes, ...shell.routes, ...others.flatMap((other) => other.routes)]
  const problems = routes.flatMap(
    ({ path, title, reads = [], privateReads = [], redirects = {} }): KnownSentence[] => [
      ...(pages && !pageAt(pages, path) ? [sentence('page-missing', { path })] : []),
      ...languages
        .filter((language) => title[language]?.trim() === '')
        .map((language) => sentence('page-untitled', { path, language })),
      ...reads
        .filter((read) => !served.reads.includes(read.path))
        .map((read) => sentence('page-reads', { path, call: read.path })),
      ...privateReads
        .filter((read) => !served.privateReads.includes(read.path))
        .map((read) => sentence('page-private-reads', { path, call: read.path })),
      ...groups
        .flatMap((group) => [
          { group, to: redirects[group]?.to },
          ...(group === 'visitors'
            ? [redirects.visitorsWith, redirects.visitorsWithout].map((some) => ({ group, to: some?.to }))
            : []),
        ])
        .filter(({ group, to }) => to !== undefined && redirectsAgain(all, to, group))
        .map(({ to = '' }) => sentence('page-redirects', { path, to })),
    ],
  )
  const there =
    routes.length === 1 ? sentence('one-page-there', {}) : sentence('pages-there', { count: countOf(routes) })
  const fine = pages ? there : sentence('pages-unrecorded', {})
  return finding('pages', problems, fine)
}

const groups = ['members', 'visitors'] as const

const redirectsAgain = (all: readonly RemoteRoute[], path: string, group: RedirectedGroup): boolean =>
  all.some((route) => route.path === path && route.redirects?.[group] !== undefined)
