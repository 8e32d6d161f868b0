import { RemoteName, type Region, regions, VersionNumber } from '@within-reach/contract'
import { InvalidArgumentError } from 'commander'
import { coerce, valid } from 'semver'
import * as v from 'valibot'

/** A remote with an optional version. */
export interface Target {
  readonly remote: string
  readonly version?: string
}

/** A shared module, and optionally a version that it could get. */
export interface ModuleWish {
  readonly module: string
  readonly version?: string
}

/** Parses an argument. @throws InvalidArgumentError, like every parser here; the command line shows it with the argument */
export function remoteName(text: string): string {
  if (v.is(RemoteName, text)) return text
  throw new InvalidArgumentError('Write the name of a remote, such as mfe-userspace.')
}

/** `mfe-userspace` or `mfe-userspace@1.5.0`. */
export function target(text: string): Target {
  const [remote = '', version, ...rest] = text.split('@')
  if (rest.length > 0 || (version !== undefined && !v.is(VersionNumber, version)))
    throw new InvalidArgumentError('Write a remote and its version, such as mfe-userspace@1.5.0.')
  return { remote: remoteName(remote), version }
}

/** `mfe-userspace@1.5.0`. */
export function exactTarget(text: string): Required<Target> {
  const { remote, version } = target(text)
  if (version === undefined)
    throw new InvalidArgumentError(
      `Name the version as well, such as ${remote}@1.5.0; "registry status" lists them.`,
    )
  return { remote, version }
}

/** One more of `react` or `react@20.0.0`; `react@20` means 20.0.0. */
export function moduleWishes(text: string, before: readonly ModuleWish[] = []): ModuleWish[] {
  const at = text.lastIndexOf('@')
  if (at <= 0) return [...before, { module: text }]
  const written = text.slice(at + 1)
  const version = valid(written) ?? (/^\d+(\.\d+)?$/.test(written) ? coerce(written)?.version : undefined)
  if (!version) throw new InvalidArgumentError('Write a module and its version, such as react@20.0.0.')
  return [...before, { module: text.slice(0, at), version }]
}

export function versionNumber(text: string): string {
  if (v.is(VersionNumber, text)) return text
  throw new InvalidArgumentError('Write a version, such as 1.5.0.')
}

/** A whole number from `least` on. */
export const wholeNumber =
  (least = 0) =>
  (text: string): number => {
    if (/^\d+$/.test(text) && Number(text) >= least) return Number(text)
    throw new InvalidArgumentError(`Write a whole number of ${least} or more.`)
  }

export function percent(text: string): number {
  const digits = text.replace(/%$/, '').trim()
  // Without digits, as of an unset variable, it is not 0.
  if (digits !== '' && Number(digits) >= 0 && Number(digits) <= 100) return Number(digits)
  throw new InvalidArgumentError('Write a percentage from 0 to 100.')
}

/** Ascending percentages: `5,25,100`. */
export function steps(text: string): number[] {
  const numbers = text.split(',').map(percent)
  if (numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))) return numbers
  throw new InvalidArgumentError('Write ascending percentages, such as 5,25,100.')
}

const minutes = { m: 1, h: 60, d: 24 * 60 }

/** `30m`, `2h` or `1d`, in minutes. */
export function duration(text: string): number {
  const [, number, unit] = /^(\d+)([mhd])$/.exec(text) ?? []
  if (number === undefined)
    throw new InvalidArgumentError('Write minutes, hours or days, such as 30m, 2h or 1d.')
  return Number(number) * minutes[unit as keyof typeof minutes]
}

/** A time with its zone, converted to UTC. Without a zone its meaning would depend on the machine. */
export function moment(text: string): string {
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  const time = hasZone && isDay(text.slice(0, 10)) ? Date.parse(text) : NaN
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  throw new InvalidArgumentError('Write a time with its zone, such as 2026-12-01T09:00+09:00.')
}

/** Whether a calendar has a day: JavaScript reads February 30 as a day of March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export function onOrOff(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new InvalidArgumentError('Write on or off.')
}

/** A region by its name or a prefix of it, in any case. */
export function region(text: string): Region {
  const wanted = text.trim().toLowerCase()
  const [found, another] = regions.filter((name) => wanted !== '' && name.toLowerCase().startsWith(wanted))
  if (found !== undefined && another === undefined) return found
  throw new InvalidArgumentError(`The regions are ${regions.map((name) => `"${name}"`).join(', ')}.`)
}

/** A comma-separated list of names. An empty one is refused: a token for no remote would be one for all. */
export function names(text: string): string[] {
  const found = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (found.length > 0) return found
  throw new InvalidArgumentError('Write one or more names, separated by commas.')
}
