import type { Language } from './languages'

/** Date formats of one language. Every function takes an ISO 8601 instant. */
export interface Formats {
  /** A short date: "Nov 18, 2026". */
  day(iso: string): string
  /** A full date and time. */
  full(iso: string): string
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

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const week = 7 * 86_400_000
const kilobyte = 1024
const megabyte = kilobyte * 1024

/** What stands between two names, and before the last of several. Creating an `Intl.ListFormat` takes a phone 60 to 170 ms. */
const conjunctions: Readonly<Record<Language, { readonly two: string; readonly several: string }>> = {
  en: { two: ' and ', several: ', and ' },
  ko: { two: ' 및 ', several: ' 및 ' },
}

function listOf(names: readonly string[], language: Language): string {
  const { two, several } = conjunctions[language]
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return names.slice(0, -1).join(', ') + (names.length === 2 ? two : several) + last
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
  const day = once(
    () => new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', day: 'numeric' }),
  )
  const full = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }))
  const ago = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  const formats: Formats = {
    day: (iso) => day().format(new Date(iso)),
    full: (iso) => full().format(new Date(iso)),
    relative(iso, now = Date.now()) {
      // A slow client clock must not produce a time in the future.
      const age = Math.max(0, now - new Date(iso).getTime())
      if (age >= week) return day().format(new Date(iso))
      const [unit, length] = units.find(([, length]) => age >= length) ?? (['second', Infinity] as const)
      return ago().format(-Math.floor(age / length), unit)
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
