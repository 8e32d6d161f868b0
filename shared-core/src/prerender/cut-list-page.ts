import type { PrerenderedPage, When } from '@within-reach/contract'
import type { PrerenderedList } from '../pages/define-page'
import { cutLists, withSlots } from './cut-lists'
import { cutParts } from './cut-parts'
import { cutTemplate, sourcesOf, type Visit } from './cut-template'
import { cutRows, kindsOf } from './rows'
import { sampleSession } from './sample-member'

/**
 * Derives the template of a list's page: its rows, and the page around them for every query.
 * @param draw renders the page
 * @throws Error if the page cannot be separated into rows and parts
 */
export function cutListPage(described: PrerenderedList, draw: (visit: Visit) => string): PrerenderedPage {
  const { path, aspects, lists, fields, query, slots } = described
  const kinds = kindsOf(described)
  let rows: NonNullable<PrerenderedPage['list']>['rows'] = []
  let listed: PrerenderedPage['parts'] = {}
  const known = new Map<string, string>()
  const drawn = (values: When): string => {
    const key = JSON.stringify(Object.entries(values).sort())
    const before = known.get(key)
    if (before !== undefined) return before
    const session = values.member === true ? sampleSession : undefined
    // Every kind is drawn in the first rendering only. The rows of the other renderings are the same.
    const cut = cutRows(described, known.size === 0 ? kinds : kinds.slice(0, 1), fields(values), (answers) =>
      draw({ answers, query: query(values), session }),
    )
    const { html, parts } = cutLists(withSlots(cut.html, slots(values)), lists)
    if (known.size === 0) [rows, listed] = [cut.list?.rows ?? [], parts]
    if (
      JSON.stringify(cut.list?.rows[0]) !== JSON.stringify(rows[0]) ||
      JSON.stringify(parts) !== JSON.stringify(listed)
    )
      throw new Error(`The rows of ${path} depend on an aspect of the page: make it a kind of row.`)
    known.set(key, html)
    return html
  }
  const { html, parts } = cutParts(aspects, drawn)
  return {
    html,
    list: { path, rows },
    rows: sourcesOf(lists),
    parts: { ...parts, ...listed },
    ...(described.empty && { empty: cutTemplate(described.empty, draw) }),
    ...(described.afterLast && { afterLast: cutTemplate(described.afterLast, draw) }),
  }
}
