import {
  byLanguage,
  heldField,
  type InitialAnswer,
  type InLanguages,
  type Language,
  matchesKind,
  partSlot,
  type PrerenderedPage,
  rowsSlot,
} from '@within-reach/contract'
import type { Fields } from './page-rows'
import { type PageVisit, scopeOf } from './page-scope'
import { fillPage, templateOf } from './page-template'

/** A prerendered page with its rows. */
export interface FilledPage {
  readonly html: string
  /** The answers without the fields that the rows contain, so that a list is sent once. */
  readonly answers: readonly InitialAnswer[]
}

/**
 * Fills a prerendered page.
 * @param answers the answers of the page's first reads
 * @returns undefined if the prerendered page cannot be used: neither it nor another of its path is for this visit, an answer is missing,
 * its list has no rows and no template for that, or no template fits a row
 */
export type FillTemplate = (
  answers: readonly InitialAnswer[],
  language: Language,
  visit: PageVisit,
) => FilledPage | undefined

/** The name under which the rows of a page's `list` are in its scope. */
const listName = 'rows'

/** Prepares a prerendered page, which is filled many times. */
export function prepareTemplate({ others = [], ...page }: PrerenderedPage): FillTemplate {
  const fills = [page, ...others].map(prepareOne)
  return (answers, language, visit) => {
    for (const fill of fills) {
      const filled = fill(answers, language, visit)
      if (filled) return filled
    }
    return undefined
  }
}

function prepareOne({ list, empty, afterLast, ...described }: Omit<PrerenderedPage, 'others'>): FillTemplate {
  const page = list ? withListAsParts(described, list) : described
  const template = templateOf(page)
  const kinds = list && heldByKind(list)
  const fillEmpty = empty && prepareOne(empty)
  const fillAfterLast = afterLast && prepareOne(afterLast)
  return (answers, language, visit) => {
    const scope = scopeOf(page, answers, visit)
    const rows = scope?.rows[listName] ?? []
    if (!scope || !matchesKind(page.when ?? {}, scope.fields)) return undefined
    if (list && rows.length === 0) {
      const fillWithoutRows = isAfterLast(answers, list) ? fillAfterLast : fillEmpty
      return fillWithoutRows?.(answers, language, visit)
    }
    const html = fillPage(template, scope, language)
    if (html === undefined) return undefined
    if (!list || !kinds) return { html, answers }
    return { html, answers: answers.map((one) => (one.path === list.path ? withoutHeld(one, kinds) : one)) }
  }
}

/** Prepares a page in each language. A language that it lacks shows the English page, with English dates. */
export function prepareLanguages(page: InLanguages<PrerenderedPage>): FillTemplate {
  const english = prepareTemplate(page.en)
  const fills = byLanguage((language) => {
    const own = page[language]
    return own && prepareTemplate(own)
  })
  return (answers, language, visit) =>
    fills[language]?.(answers, language, visit) ??
    (page[language] ? undefined : english(answers, 'en', visit))
}

type List = NonNullable<PrerenderedPage['list']>

/** Whether the answer of a list is for a page after its last one. */
function isAfterLast(answers: readonly InitialAnswer[], { path }: List): boolean {
  const { page, pages } = (answers.find((one) => one.path === path)?.answer ?? {}) as Fields
  return typeof page === 'number' && typeof pages === 'number' && page > Math.max(1, pages)
}

/** Converts the list of a page to parts, one for each slot that shows its rows. */
function withListAsParts(page: PrerenderedPage, { path, rows }: List): PrerenderedPage {
  const [start = '', ...others] = page.html.split(rowsSlot)
  const parts = others.map((_, at) => [
    `rows${at}`,
    { rows: listName, kinds: rows.map(({ when, html }) => ({ when, html: html[at] ?? '' })) },
  ])
  return {
    when: page.when,
    html: start + others.map((after, at) => partSlot(`rows${at}`) + after).join(''),
    reads: [...(page.reads ?? []), path],
    rows: { ...page.rows, [listName]: { path } },
    parts: { ...page.parts, ...(Object.fromEntries(parts) as PrerenderedPage['parts']) },
  }
}

const held = new RegExp(` ${heldField}="(\\w+)`, 'g')

/** The fields that the HTML of each kind of row contains unchanged, as its `data-held` attributes name them. */
const heldByKind = ({ rows }: List) =>
  rows.map(({ when, html }) => ({
    when,
    fields: [...html.join('').matchAll(held)].map(([, field = '']) => field),
  }))

function withoutHeld(answer: InitialAnswer, kinds: ReturnType<typeof heldByKind>): InitialAnswer {
  const { data, ...rest } = answer.answer as { readonly data: readonly Fields[] }
  const fields = data.map((row) => kinds.find(({ when }) => matchesKind(when, row))?.fields ?? [])
  const left = data.map((row, at) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => !fields[at]?.includes(field))),
  )
  return { ...answer, answer: { ...rest, data: left }, drawn: [...new Set(fields.flat())] }
}
