import type { LoadCatalog } from '@within-reach/shared-core/react'

/** The package's message catalogue, loaded by language. */
export const catalog: LoadCatalog = (language) =>
  import(/* webpackChunkName: "i18n-[request]" */ `./${language}.po`) as ReturnType<LoadCatalog>
