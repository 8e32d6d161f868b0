import type { Language } from '@within-reach/contract'
import type { LoadCatalog } from '@within-reach/shared-core/react'
import * as english from './en.po'
import * as korean from './ko.po'

type Catalog = Awaited<ReturnType<LoadCatalog>>

const catalogs = { en: english, ko: korean } as unknown as Readonly<Record<Language, Catalog>>

/** The panel's message catalogues. Both are in its bundle: a file of its own would be listed in every page. */
export const catalog: LoadCatalog = (language) => Promise.resolve(catalogs[language])
