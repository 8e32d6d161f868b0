import { isLanguage, type Language, languageCookie, languageNamed, languages } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { readCookie } from './read-cookie'

/** The language of a visitor's pages: the chosen one, or the browser's preference (RFC 9110, section 12.5.4). */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = readCookie(request, languageCookie)
  if (isLanguage(chosen)) return chosen
  const [preferred] = new Negotiator(request).languages([...languages])
  return languageNamed(preferred)
}

/** The language in which a member is written to: their own, or that of the page if it is unknown. */
export const languageFor = ({ language }: { readonly language: string | null }, ofPage: Language): Language =>
  isLanguage(language) ? language : ofPage
