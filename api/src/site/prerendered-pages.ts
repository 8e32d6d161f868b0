import { type InitialAnswer, type Language, PrerenderedPages } from '@within-reach/contract'
import type { Decision, PublishedVersion, RemoteDecision } from '@within-reach/registry'
import * as v from 'valibot'
import { type FilledPage, type FillTemplate, prepareLanguages } from './fill-template'
import { hashSource } from './hash-source'
import { ownerOf } from './owner'
import type { PageVisit } from './page-scope'

/** Reads a file of a published version. */
export type ReadVersionFile = (remote: string, version: string, name: string) => Promise<Buffer>

/** The prerendered content of a page. */
export interface DrawnPage extends FilledPage {
  /** Its style elements. */
  readonly styles: readonly string[]
  /** The files of these styles, which need no preload. */
  readonly styleFiles: readonly string[]
  /** The hash sources that allow the styles in the policy (CSP Level 3, section 2.3.1). */
  readonly styleSources: readonly string[]
}

export interface DrawnPages {
  /**
   * The prerendered page at an address.
   * @param answers the answers of the page's first reads
   * @returns undefined if there is none, it is not for this visit, or it is not available now
   */
  drawn(
    decision: Decision,
    visit: PageVisit,
    language: Language,
    answers: readonly InitialAnswer[],
  ): Promise<DrawnPage | undefined>
}

/** The maximum number of cached versions. More are live at once only with very many remotes. */
const maxVersions = 64

/**
 * Reads the prerendered pages of versions, and caches them.
 * @param read reads a published file
 * @param onTrouble called with the reason if a page is not prerendered
 */
export function createPrerenderedPages(
  read: ReadVersionFile,
  onTrouble: (error: unknown) => void,
): DrawnPages {
  const known = new Map<string, Promise<Known | undefined>>()

  const pagesOf = ({ name, version, early, screens }: PublishedVersion): Promise<Known | undefined> => {
    if (early === undefined) return Promise.resolve(undefined)
    const key = `${name}@${version}`
    const kept = known.get(key)
    if (kept) return kept
    const [oldest] = known.keys()
    if (known.size >= maxVersions && oldest !== undefined) known.delete(oldest)
    const loading = read(name, version, early)
      .then((file) => parsePages(file, screens))
      .catch((error: unknown) => {
        known.delete(key)
        onTrouble(error)
        return undefined
      })
    known.set(key, loading)
    return loading
  }
  return {
    async drawn(decision, visit, language, answers) {
      const { pathname } = visit
      const remote = ownerOf(decision, pathname)?.remote
      const pages = remote && isOpenEverywhere(remote) ? await pagesOf(remote.version) : undefined
      const page = pages?.get(pathname)
      const isPlain = visit.query.size === 0 && !visit.member
      if (!page || !(page.everyVisit || isPlain)) return undefined
      const filled = page.fill(answers, language, visit)
      return filled && filled.html !== '' ? { ...filled, ...page.inPage } : undefined
    },
  }
}

interface KnownPage {
  readonly everyVisit: boolean
  readonly fill: FillTemplate
  readonly inPage: Omit<DrawnPage, keyof FilledPage>
}
/** The prerendered pages of a version, by path. */
type Known = ReadonlyMap<string, KnownPage>

function parsePages(file: Buffer, screens: PublishedVersion['screens'] = {}): Known {
  const { styles, pages } = v.parse(v.pipe(v.string(), v.parseJson(), PrerenderedPages), file.toString())
  const ofScreens = new Set(Object.values(screens).flatMap(({ css }) => css))
  return new Map(
    Object.entries(pages).map(([path, { everyVisit = false, ...page }]) => [
      path,
      {
        everyVisit,
        fill: prepareLanguages(page),
        inPage: inPage(
          Object.entries(styles).filter(
            ([name]) => !ofScreens.has(name) || screens[path]?.css.includes(name),
          ),
        ),
      },
    ]),
  )
}

const inPage = (styles: readonly (readonly [name: string, text: string])[]): KnownPage['inPage'] => ({
  // By this attribute, webpack's runtime recognises the file as loaded.
  styles: styles.map(([name, text]) => `<style data-href="${name}">${text}</style>`),
  styleFiles: styles.map(([name]) => name),
  styleSources: styles.map(([, text]) => hashSource(text)),
})

/** Pages are prerendered with all regions open. */
const isOpenEverywhere = ({ regions }: RemoteDecision): boolean => Object.values(regions).every(Boolean)
