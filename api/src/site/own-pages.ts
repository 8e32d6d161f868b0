import { byLanguage, type Language, pickLanguage } from '@within-reach/contract'
import type { Decision, ShellRecord } from '@within-reach/registry'
import { type FillTemplate, prepareLanguages, prepareTemplate } from './fill-template'
import { ownerOf } from './owner'
import type { PageVisit } from './page-scope'
import { ownPageStyles } from './preloads'
import type { DrawnPage } from './prerendered-pages'

/** The prerendered HTML around the content of a page. */
export interface Frame {
  readonly header: string
  readonly footer: string
  /** The placeholder of a section. */
  readonly section: string
}

/** The prerendered HTML of the shell's build. */
export interface OwnPages {
  /** The frame of a page; undefined if the shell has none. */
  frame(visit: PageVisit, language: Language): Frame | undefined
  /** The prerendered page of the shell at an address that no remote owns; undefined if there is none. */
  drawn(decision: Decision, visit: PageVisit, language: Language, hidden: boolean): DrawnPage | undefined
}

/** The page for an unknown address. */
const unknownAddress = '/*'

/** Prepares the prerendered HTML of the shell. */
export function createOwnPages(shell: ShellRecord): OwnPages {
  const { early, pages = {}, routes } = shell
  const frames = early && byLanguage((language) => preparedFrame(pickLanguage(early, language)))
  const prepared = new Map(
    Object.entries(pages).map(([path, page]) => [
      path,
      {
        fill: prepareLanguages(page),
        styles: ownPageStyles(shell, path),
      },
    ]),
  )
  return {
    frame: (visit, language) => frames?.[language](visit, language),
    drawn(decision, visit, language, hidden) {
      const { pathname } = visit
      if (!hidden && ownerOf(decision, pathname)) return undefined
      const isKnown = !hidden && routes.some(({ path }) => path === pathname)
      const page = prepared.get(isKnown ? pathname : unknownAddress)
      const filled = page?.fill([], language, visit)
      return page && filled && { ...filled, styles: page.styles, styleFiles: [], styleSources: [] }
    },
  }
}

type DescribedFrame = NonNullable<ShellRecord['early']>['en']

function preparedFrame({ header, footer, section }: DescribedFrame) {
  const fillHeader = prepareTemplate(header)
  const fillFooter = prepareTemplate(footer)
  const htmlOf = (fill: FillTemplate, visit: PageVisit, language: Language) =>
    fill([], language, visit)?.html ?? ''
  return (visit: PageVisit, language: Language): Frame => ({
    header: htmlOf(fillHeader, visit, language),
    footer: htmlOf(fillFooter, visit, language),
    section,
  })
}
