import type { Language, PrerenderedPage, When } from '@within-reach/contract'
import type { PrerenderedFrame } from '@within-reach/registry'
import { paths } from '@within-reach/shared-core'
import { prerenderPages, renderContent, samePage } from '@within-reach/shared-core/prerender'
import type { ReactNode } from 'react'
import { NEVER } from 'rxjs'
import { sectionNames } from '../chrome/section-name'
import { SectionLoading } from '../composition/section-status'
import { AboveTheFold } from '../home/home'
import { catalog } from '../locales/catalog'
import { notFound } from '../not-found/page'
import { pages } from '../pages'
import { ShellContext } from '../services/shell-services'
import { prerenderFooter } from './prerender-footer'
import { prerenderHeader } from './prerender-header'
import { openAspect, sampleDecision } from '../sample-decision/sample-decision'

/** The prerendered HTML of the shell in one language. */
export interface PrerenderedShell {
  readonly frame: PrerenderedFrame
  readonly pages: Readonly<Record<string, PrerenderedPage>>
}

/** The home page is long. Only the part above the fold is drawn. */
const homeAboveTheFold = {
  path: paths.home,
  lazy: () => Promise.resolve({ Component: AboveTheFold }),
  prerender: () => Promise.resolve({ ...samePage, aspects: [openAspect] }),
}
const drawnPages = [homeAboveTheFold, ...pages.filter(({ path }) => path !== paths.home), notFound]

const inShell = (page: ReactNode, values: When) => {
  const decisions = {
    decision$: NEVER,
    current: () => sampleDecision(values),
    isWhole: () => true,
    complete: () => Promise.resolve(),
  }
  return <ShellContext value={{ decisions, logOut: () => {} }}>{page}</ShellContext>
}

/**
 * Prerenders the frame of all pages and the shell's own pages with the components that replace them later. Runs at
 * build time.
 * @param language the language of the output
 */
export async function prerender(language: Language): Promise<PrerenderedShell> {
  const { messages } = await catalog(language)
  return {
    frame: {
      header: prerenderHeader(language, messages),
      footer: prerenderFooter(language, messages),
      section: renderContent(<SectionLoading />, language, messages),
      menu: Object.keys(sectionNames),
    },
    pages: await prerenderPages(drawnPages, catalog, inShell)(language),
  }
}
