import type { RemoteRoute } from '@within-reach/contract'
import type { ComponentType } from 'react'

type Value = string | number | null

/** The fields of a row of a list. */
export type ListRow = Readonly<Record<string, Value>>

/** A list that a page begins with, told by a sample. */
export interface PrerenderedList {
  /** The read of the route that answers with it. */
  readonly path: string
  /** The fields that the page reads it with. */
  readonly fields: Readonly<Record<string, string>>
  /** What of a row is drawn as it is. Each value is found nowhere else in the page, so that it can be told where it stands. */
  readonly sample: Readonly<Record<string, string | number>>
  /** Fields by whose value rows are drawn otherwise, with all that there are; the sample's own stands for any. */
  readonly kinds: Readonly<Record<string, readonly Value[]>>
  /** The body that the read answers with for one row: the sample, and of its kind. */
  answer(row: ListRow): unknown
}

/** A page, declared once in the folder of its screen. */
export interface PageDeclaration extends RemoteRoute {
  /**
   * Loads the screen. An import with `webpackMode: "eager"` puts a first screen into the chunk of the list of pages; any other
   * screen gets a chunk of its own, which is loaded when somebody goes there.
   */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>
  /**
   * Draws the page at build time, so that it stands in the HTML before its scripts: `true` for a page that reads nothing, else
   * loads what describes the list that it begins with. The import stands here and not in a function beside it, which the browser's
   * build would keep.
   */
  readonly prerender?: true | (() => Promise<PrerenderedList>)
}

/**
 * Declares a page. The build derives the remote's record from the declarations; in the browser only `path` and `lazy` are left
 * of them (`tooling/src/webpack/page-declarations.ts`), so they cost no bytes there.
 * @param page an object literal, since it is taken apart before it is run
 */
export const definePage = (page: PageDeclaration): PageDeclaration => page
