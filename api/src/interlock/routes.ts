import { checkText } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, ok } from '../platform/calls'
import type { Platform } from '../platform/platform'
import { linksIn, readableLines } from '../platform/readable-text'
import { judge } from './judge'
import { readInTurns } from './read-in-turns'

/** Judges texts before they are sent, so that the page can warn their authors. */
export function registerInterlock(app: FastifyInstance, platform: Platform): void {
  handle(app, platform, checkText, async ({ kind, text: written }) => {
    const isMarkup = kind === 'post'
    const text = isMarkup ? readableLines(written) : written
    const read = await readInTurns(text)
    const { findings } = judge(text, { kind, links: isMarkup ? linksIn(written) : [], ...read })
    const categories = [...new Set(findings.map(({ category }) => category))]
    return ok(
      categories.map((category) => ({
        category,
        quotes: [
          ...new Set(
            findings.flatMap(({ category: of, quote }) =>
              of === category ? text.slice(quote.start, quote.end).trim() || [] : [],
            ),
          ),
        ],
      })),
    )
  })
}
