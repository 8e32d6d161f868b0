import type { InitialAnswer, RemoteRoute, RowsSource, When } from '@within-reach/contract'
import type { ComponentType, ReactNode } from 'react'

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
  /**
   * Fields whose value changes how a row is drawn, with all their values. The sample's own value stands for all
   * others.
   */
  readonly kinds: Readonly<Record<string, readonly Value[]>>
  /** @returns the body of an answer whose list has only this row */
  answer(row: ListRow): unknown
  /** The aspects of the page around the rows, see `PrerenderedTemplate`. */
  readonly aspects: readonly (readonly When[])[]
  /** The query of the address for the values of the aspects. The field `query.region` is the parameter `region`. */
  query(values: When): string
  /** The slots of the page around the rows, see `PrerenderedTemplate`. */
  slots(values: When): Readonly<Record<string, string>>
  /** Further lists around the rows, such as the page numbers. */
  readonly lists: Readonly<Record<string, PrerenderedRows>>
  /** The page for a list without rows. By default, its HTML shows a skeleton. */
  readonly empty?: PrerenderedTemplate
  /** The page for a page number after the last one. By default, its HTML shows a skeleton. */
  readonly afterLast?: PrerenderedTemplate
}

/**
 * A page that is filled with the answers of its first reads, described by samples. The build draws the page for each value of an
 * aspect, and derives a template from the differences.
 */
export interface PrerenderedTemplate {
  /** The visits for which the page is drawn, such as those of members. Others get the skeleton. */
  readonly only?: When
  /**
   * The query of the address at which the page is drawn. The field `query.id` is the parameter `id`, and `search` is
   * the whole query.
   */
  query(values: When): string
  /** The reads whose answers the page needs. Without one of them, it is not shown. */
  readonly reads: readonly string[]
  /**
   * Further reads that fill the page. It is drawn without the answer as well, because the service answers private reads only if
   * the browser is certainly the member's: their fields belong to an aspect.
   */
  readonly optionalReads?: readonly string[]
  /**
   * The sample texts of the page, each with the slot that replaces it, or with a text around slots such as `?id={{id}}`. A sample must
   * be unique in the page. The slots of a row begin with the name of its list. The member and the settings of the site have slots already.
   */
  readonly slots: Readonly<Record<string, string>>
  /**
   * What the look of the page depends on: independent groups of fields, each with all combinations of values that
   * occur. `member` is true for a member. The first combination of each group is the usual one, and should show as
   * much as possible.
   */
  readonly aspects: readonly (readonly When[])[]
  /** Values that do not occur together, because a description before this one is for them. */
  readonly never?: When
  /** The lists of the page, by name. */
  readonly lists: Readonly<Record<string, PrerenderedRows>>
  /** The layout around the page, with an `Outlet`, as in the remote's lifecycles. */
  readonly layout?: ReactNode
  /** @returns the answers that the page is drawn with */
  answers(values: When): readonly InitialAnswer[]
}

/** The rows of a list that is drawn with samples. */
export interface PrerenderedRows extends RowsSource {
  /** The tag name of a row, which contains no other element of this name; by default a list item or a table row. */
  readonly element?: string
  /**
   * Set for a list inside the rows of another list: each outer row has the inner rows in the field of this name. The
   * inner list is described first.
   */
  readonly nested?: true
  /** The kinds of rows, each with the index of a sample that shows it. */
  readonly kinds: readonly { readonly at: number; readonly when: When }[]
  /**
   * Instead of kinds: what the look of a row depends on, as independent groups of its fields. The first value of each group is the
   * usual one, and should show as much as possible. For the first values of the page's aspects, the list is drawn with a row for each
   * of `looksOf(aspects)`, in this order; for others, one row is enough.
   */
  readonly aspects?: readonly (readonly When[])[]
  /**
   * With aspects: the HTML that only the first row has, and what all others have in its place. The first row is the usual look, and
   * must contain it.
   */
  readonly first?: { readonly html: string; readonly others: string }
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
   * How the build draws the page, so that its HTML is shown before its scripts run: `true` for a page that looks the
   * same for every query, or a function that loads the description of its list or of the whole page, or several descriptions for
   * different visits. A page that is not drawn states the reason, and its HTML shows a skeleton. Write the import here: the
   * browser's build removes this field, but would keep a separate function.
   */
  readonly prerender:
    | true
    | (() => Promise<PrerenderedList | PrerenderedTemplate | readonly PrerenderedTemplate[]>)
    | SkeletonOnly
}

/**
 * Declares a page. The build derives the remote's record from the declarations. The browser's build keeps only `path` and `lazy`
 * (`kit/src/webpack/page-declarations.ts`), so the other fields cost no bytes there.
 * @param page an object literal, because the build edits its source text
 */
export const definePage = (page: PageDeclaration): PageDeclaration => page
