import type { Language } from './languages'

/** How dates are written in one language. Every function takes an instant as ISO 8601. */
export interface Formats {
  /** A day, short: "Nov 18, 2026". */
  day(iso: string): string
  /** A day and time in full. */
  full(iso: string): string
  /**
   * How long ago, up to a week; then the day.
   * @param now the present, in milliseconds since 1970
   */
  relative(iso: string, now?: number): string
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const week = 7 * 86_400_000

const made = new Map<Language, Formats>()

/** Each costs a phone tens of milliseconds, so it is made when it is first used. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The formats of a language, made once. */
export function formatsOf(language: Language): Formats {
  const known = made.get(language)
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
      // A clock that runs a little late must not speak of the future.
      const age = Math.max(0, now - new Date(iso).getTime())
      if (age >= week) return day().format(new Date(iso))
      const [unit, length] = units.find(([, length]) => age >= length) ?? (['second', Infinity] as const)
      return ago().format(-Math.floor(age / length), unit)
    },
  }
  made.set(language, formats)
  return formats
}
