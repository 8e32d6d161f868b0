import type { InitialAnswer, RemoteRoute, RowsSource, When } from '@within-reach/contract'
import type { ComponentType } from 'react'

type Value = string | number | null

/** The fields of a row of a list. */
export type ListRow = Readonly<Record<string, Value>>

/** The list at the start of a page, described by a sample row. The build draws the sample to get the template of a row. */
export interface PrerenderedList {
  /** The path of the read that returns the list. */
  readonly path: string
  /** The fields of that read's request. */
  fields(values: When): Readonly<Record<string, string>>
  /** Fields that a row shows unchanged. Each value must be unique in the page, so that the build can find its location. */
  readonly sample: Readonly<Record<string, string | number>>
  /** Fields whose value changes how a row is drawn, with all their values. The sample's own value stands for any other. */
  readonly kinds: Readonly<Record<string, readonly Value[]>>
  /** @returns the body of an answer whose list has only this row */
  answer(row: ListRow): unknown
  /** What changes the look of the page around the rows, as in a template. */
  readonly aspects: readonly (readonly When[])[]
  /** The query of the address for the values of the aspects: `query.region` is the field of a parameter. */
  query(values: When): string
  /** What stands around the rows unchanged, as in a template. */
  slots(values: When): Readonly<Record<string, string>>
  /** Further lists around the rows, such as the page numbers. */
  readonly lists: Readonly<Record<string, PrerenderedRows>>
  /** The page if the list has no rows. Without it, its HTML shows a skeleton then. */
  readonly empty?: PrerenderedTemplate
}

/**
 * A page that is filled with the answers of its first reads, described by samples. The build draws the page for each value of an
 * aspect, and derives a template from the differences.
 */
export interface PrerenderedTemplate {
  /** The visits that the page is for, such as those of members. Others get the skeleton. */
  readonly only?: When
  /** The query of the address that the page is drawn at. `query.id` is the field of a parameter, and `search` the whole query. */
  query(values: When): string
  /** The reads without which the page is not shown. */
  readonly reads: readonly string[]
  /**
   * What stands in the page unchanged: each sample with its slot. A sample must be unique in the page. The slots of a row begin
   * with the name of its list. The member and the settings of the site have slots already.
   */
  readonly slots: Readonly<Record<string, string>>
  /**
   * What changes the look of the page: independent groups of fields with all values that they have together. `member` is true
   * for a member. The first of each group is what the page is usually like, and should show as much as possible.
   */
  readonly aspects: readonly (readonly When[])[]
  /** The lists of the page, by name. */
  readonly lists: Readonly<Record<string, PrerenderedRows>>
  /** @returns the answers that the page is drawn with */
  answers(values: When): readonly InitialAnswer[]
}

/** The rows of a list that is drawn with samples. */
export interface PrerenderedRows extends RowsSource {
  /** The element of a row, in which there is no other one of its kind; by default a list item or the row of a table. */
  readonly element?: string
  /** The rows are in the field of this name of each row around them. A list is described before the one around it. */
  readonly nested?: true
  /** The kinds of rows, each with the index of a sample that shows it. */
  readonly kinds: readonly { readonly at: number; readonly when: When }[]
}

/** A page whose HTML shows a skeleton until its scripts run. */
export interface SkeletonOnly {
  /** Why it is not prerendered. */
  readonly skeleton: string
}

/** A page. It is declared once, in the folder of its screen. */
export interface PageDeclaration extends RemoteRoute {
  /**
   * Loads the screen. A first screen is imported with `webpackMode: "eager"`, which puts it into the chunk of the list of
   * pages. Every other screen has its own chunk, which is loaded when a visitor opens the page.
   */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>
  /**
   * Set if the build draws the page, so that its HTML is shown before its scripts run: `true` for a page that looks the same
   * whatever its query is, or a function that loads the description of its list or of the whole page. Otherwise the HTML shows a
   * skeleton, and this says why. Write the import here: the browser's build removes this field, but would
   * keep a separate function.
   */
  readonly prerender: true | (() => Promise<PrerenderedList | PrerenderedTemplate>) | SkeletonOnly
}

/**
 * Declares a page. The build derives the remote's record from the declarations. The browser's build keeps only `path` and `lazy`
 * (`tooling/src/webpack/page-declarations.ts`), so the other fields cost no bytes there.
 * @param page an object literal, because the build edits its source text
 */
export const definePage = (page: PageDeclaration): PageDeclaration => page
