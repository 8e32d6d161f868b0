import type { InitialAnswer, PrerenderedPage, RowsSource, When } from '@within-reach/contract'
import type { PrerenderedRows, PrerenderedTemplate } from '../pages/define-page'
import type { ReactNode } from 'react'
import type { ReadableSession } from '../session'
import { cutLists, withSlots } from './cut-lists'
import { cutParts } from './cut-parts'
import { memberSlots, sampleSession } from './sample-member'
import { keyOf } from './row-looks'
import { siteSlots } from './sample-site'

/** A page that depends on nothing but whether the reader is a member. */
export const samePage: PrerenderedTemplate = {
  query: () => '',
  reads: [],
  slots: {},
  aspects: [[{ member: true }, { member: null }]],
  lists: {},
  answers: () => [],
}

/** The circumstances in which a page is drawn. */
export interface Visit {
  readonly answers?: readonly InitialAnswer[]
  readonly query?: string
  /** Absent for a visitor who is not logged in. */
  readonly session?: ReadableSession
  /** The values of the aspects. */
  readonly values?: When
  readonly layout?: ReactNode
}

/**
 * Derives the templates of a page for different visits.
 * @param described one description, or several: the service uses the first that it can fill
 * @param draw renders the page
 * @throws Error if one of them cannot be separated into parts
 */
export function cutTemplates(
  described: PrerenderedTemplate | readonly PrerenderedTemplate[],
  draw: (visit: Visit) => string,
): PrerenderedPage {
  const [first, ...others] = [described].flat().map((one) => cutTemplate(one, draw))
  if (!first) throw new Error('The page is drawn for no visit: describe one.')
  return { ...first, ...(others.length > 0 && { others }) }
}

/**
 * Derives the template of a page from renderings with samples.
 * @param draw renders the page
 * @throws Error if the page cannot be separated into parts, or shows the rows of a list differently
 */
export function cutTemplate(
  { only, query, reads, optionalReads, slots, aspects, never, lists, layout, answers }: PrerenderedTemplate,
  draw: (visit: Visit) => string,
): PrerenderedPage {
  const known = new Map<string, string>()
  const listed: Record<string, NonNullable<PrerenderedPage['parts']>[string]> = {}
  const usual: When = { ...only, ...aspects[0]?.[0] }
  const drawn = (changed: When): string => {
    const values = { ...only, ...changed }
    const key = keyOf(values)
    const before = known.get(key)
    if (before !== undefined) return before
    const session = values.member === true ? sampleSession : undefined
    const { html, parts } = cutLists(
      withSlots(draw({ answers: answers(values), query: query(values), session, values, layout }), {
        ...memberSlots,
        ...siteSlots,
        ...slots,
      }),
      lists,
    )
    for (const [name, part] of Object.entries(parts)) {
      listed[name] ??= part
      // Compared for one kind of reader only: a visitor has no rows of their own.
      if (values.member === usual.member && JSON.stringify(listed[name]) !== JSON.stringify(part))
        throw new Error(
          `The rows of the list ${name} depend on an aspect of the page: make it a kind of row.`,
        )
    }
    known.set(key, html)
    return html
  }
  const { html, parts } = cutParts(aspects, drawn, never)
  return {
    html,
    ...(only && { when: only }),
    reads: [...reads],
    ...(optionalReads && { optionalReads: [...optionalReads] }),
    rows: sourcesOf(lists),
    parts: { ...parts, ...listed },
  }
}

/** Where the rows of the lists come from, without lists inside of rows. */
export const sourcesOf = (
  lists: Readonly<Record<string, PrerenderedRows>>,
): Readonly<Record<string, RowsSource>> =>
  Object.fromEntries(
    Object.entries(lists)
      .filter(([, { nested }]) => !nested)
      .map(([name, { kinds: _, aspects: __, first: ___, element: ____, nested: _____, ...source }]) => [
        name,
        source,
      ]),
  )
