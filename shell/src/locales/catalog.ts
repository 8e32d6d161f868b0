import type { Language } from '@within-reach/contract'
import type { LoadCatalog } from '@within-reach/shared-core/react'
import * as english from './en.po'

type Catalog = Awaited<ReturnType<LoadCatalog>>

const load: Readonly<Record<Language, () => Promise<Catalog>>> = {
  // Part of the shell's bundle: header, footer and failures never lack messages.
  en: () => Promise.resolve(english as Catalog),
  ko: () => import(/* webpackChunkName: "i18n-ko" */ './ko.po') as Promise<Catalog>,
}

/** The package's message catalogue, loaded by language. */
export const catalog: LoadCatalog = (language) => load[language]()
