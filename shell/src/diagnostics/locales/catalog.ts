import type { LoadCatalog } from '@within-reach/shared-core/react'

/** The panel's message catalogue, loaded by language. By this name of its file, copies for use without a network leave it out. */
export const catalog: LoadCatalog = (language) =>
  import(/* webpackChunkName: "developer-panel.[request]" */ `./${language}.po`) as ReturnType<LoadCatalog>
