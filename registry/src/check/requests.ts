import { languages, sentence } from '@within-reach/contract'
import { limitOf } from '../budgets'
import type { RemoteVersion } from '../document'
import { pageFiles } from '../page-files'
import { allowedNotes, howToAllow } from './budget-sentences'
import { finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/**
 * The first screen of a page must not take too many requests: for the entry, for the scripts and styles of all pages and of its
 * screen, and for the texts of a language.
 */
export function requestsFinding(
  candidate: RemoteVersion,
  { allowed = [] }: Pick<Surroundings, 'allowed'>,
): FoundByRule {
  const pages = candidate.routes.map(({ path }) => ({ path, files: filesOf(candidate, path) }))
  const problems = pages.flatMap(({ path, files }) => {
    const budget = { kind: 'requests', of: path } as const
    const limit = limitOf(allowed, budget)
    if (files.length <= limit) return []
    const { length } = files
    const numbers = { count: String(length), over: String(length - limit), most: String(limit) }
    return [
      sentence('requests-over', { path, ...numbers, files: files.join(', ') }),
      howToAllow(candidate.name, budget, length),
    ]
  })
  const count = String(Math.max(0, ...pages.map(({ files }) => files.length)))
  return finding(
    'requests',
    problems,
    sentence('requests-fit', { count }),
    allowedNotes(allowed, ['requests']),
  )
}

/** The files of a page's first screen, in the language that needs most. */
function filesOf(candidate: RemoteVersion, path: string): readonly string[] {
  const [most = []] = languages
    .map((language) => {
      const { scripts, styles } = pageFiles(candidate, './pages', path, language)
      return [...new Set([...scripts, ...styles])]
    })
    .sort((a, b) => b.length - a.length)
  return most
}
