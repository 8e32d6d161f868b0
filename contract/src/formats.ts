import { formatWords, type FormatWords } from './format-words'
import type { Language } from './languages'

/** Date formats of one language. Every function takes an ISO 8601 instant. */
export interface Formats {
  /** A short date: "Nov 18, 2026". */
  day(iso: string): string
  /** A full date and time. */
  full(iso: string): string
  /** The time of day: "3:04 PM". */
  time(iso: string): string
  /**
   * A relative time for up to a week, then the date.
   * @param now the current time in milliseconds since 1970
   */
  relative(iso: string, now?: number): string
  /** A list of names: "A, B, and C". */
  list(names: readonly string[]): string
  /** The size of a file in kilobytes or megabytes. */
  fileSize(bytes: number): string
}

/** The first letter of a name, which may be two UTF-16 units. */
export const initialOf = (name: string): string => Array.from(name)[0] ?? ''

/**
 * A calendar day as its noon in the time zone of the browser, for formats that take an instant.
 * @param day YYYY-MM-DD
 */
export const localNoon = (day: string): string => `${day}T12:00:00`

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day
const kilobyte = 1024
const megabyte = kilobyte * 1024

function agoOf(age: number, { now, ago }: FormatWords): string {
  if (age >= day) return ago(Math.floor(age / day), 'day')
  if (age >= hour) return ago(Math.floor(age / hour), 'hour')
  return age >= minute ? ago(Math.floor(age / minute), 'minute') : now
}

function listOf(names: readonly string[], language: Language): string {
  const { between, last: beforeLast, two } = formatWords[language]
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return names.slice(0, -1).join(between) + (names.length === 2 ? two : beforeLast) + last
}

const cached = new Map<Language, Formats>()

/** Creates a formatter on first use, because each one takes a phone tens of milliseconds. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The formats of a language, cached. */
export function formatsOf(language: Language): Formats {
  const known = cached.get(language)
  if (known) return known
  const full = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }))
  const time = once(() => new Intl.DateTimeFormat(language, { timeStyle: 'short' }))
  const words = formatWords[language]
  const dayOf = (date: Date) => words.day(date.getFullYear(), date.getMonth(), date.getDate())
  const formats: Formats = {
    day: (iso) => dayOf(new Date(iso)),
    full: (iso) => full().format(new Date(iso)),
    time: (iso) => time().format(new Date(iso)),
    relative(iso, now = Date.now()) {
      // A slow client clock must not produce a time in the future.
      const age = Math.max(0, now - new Date(iso).getTime())
      return age >= week ? dayOf(new Date(iso)) : agoOf(age, words)
    },
    list: (names) => listOf(names, language),
    fileSize(bytes) {
      const [value, unit] =
        bytes < megabyte
          ? ([bytes / kilobyte, 'kilobyte'] as const)
          : ([bytes / megabyte, 'megabyte'] as const)
      return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
    },
  }
  cached.set(language, formats)
  return formats
}
