import type { LoadCatalog } from '@within-reach/shared-core/react'
import * as english from './en.po'

type Catalog = Awaited<ReturnType<LoadCatalog>>

/**
 * The package's message catalogue, loaded by language. English is part of the shell's bundle: header, footer and failures never
 * lack messages.
 */
export const catalog: LoadCatalog = (language) =>
  language === 'en'
    ? Promise.resolve(english as Catalog)
    : (import(
        /* webpackChunkName: "i18n-[request]" */ /* webpackExclude: /en\.po$/ */ `./${language}.po`
      ) as Promise<Catalog>)
