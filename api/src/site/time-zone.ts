import { formatsOf, type Language, localNoon, timeZoneCookie } from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import { readCookie } from '../platform/read-cookie'

/** The time zone of a browser, and how its scripts will write times. A text that is no instant gives undefined. */
export interface TimeZone {
  /** The calendar day of an instant, as YYYY-MM-DD. */
  dayOf(iso: string): string | undefined
  day(iso: string, language: Language): string | undefined
  time(iso: string, language: Language): string | undefined
  full(iso: string, language: Language): string | undefined
}

/** The maximum number of cached time zones. A request can name some hundred. */
const maxZones = 100
const known = new Map<string, TimeZone>()

/** The time zone that the browser stored; undefined if it stored none, or one that this service does not know. */
export function timeZoneOf(request: Pick<FastifyRequest, 'headers'>): TimeZone | undefined {
  const name = readCookie(request, timeZoneCookie)
  if (name === undefined) return undefined
  const kept = known.get(name)
  if (kept) return kept
  try {
    const zone = createZone(name)
    const [oldest] = known.keys()
    if (known.size >= maxZones && oldest !== undefined) known.delete(oldest)
    known.set(name, zone)
    return zone
  } catch {
    return undefined
  }
}

/** @throws RangeError if there is no such time zone */
function createZone(timeZone: string): TimeZone {
  // Sweden writes a day as YYYY-MM-DD.
  const days = new Intl.DateTimeFormat('sv', { timeZone })
  const cached = new Map<string, Intl.DateTimeFormat>()
  const formatIn = (language: Language, dateStyle?: 'long'): Intl.DateTimeFormat => {
    const key = `${language} ${dateStyle}`
    const format =
      cached.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', timeZone })
    cached.set(key, format)
    return format
  }
  const written = (format: Intl.DateTimeFormat, iso: string): string | undefined => {
    const instant = new Date(iso)
    return Number.isNaN(instant.getTime()) ? undefined : format.format(instant)
  }
  const dayOf = (iso: string) => written(days, iso)
  return {
    dayOf,
    day(iso, language) {
      const day = dayOf(iso)
      return day && formatsOf(language).day(localNoon(day))
    },
    time: (iso, language) => written(formatIn(language), iso),
    full: (iso, language) => written(formatIn(language, 'long'), iso),
  }
}
