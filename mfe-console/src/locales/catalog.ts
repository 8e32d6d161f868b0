import type { LoadCatalog } from '@within-reach/shared-core/react'

/** The words of this room, one language at a time. */
export const catalog: LoadCatalog = (language) =>
  import(/* webpackChunkName: "words-[request]" */ `./${language}.po`) as ReturnType<LoadCatalog>
