import type { Prefetch, Redirects } from '@within-reach/contract'
import type { PageDecision, PageRemote, PageRoute, PageRecord, VersionPointer } from '@within-reach/registry'

/** The valid parts of a decision. */
export interface ReadDecision {
  readonly decision: PageDecision
  /** Whether no entry was invalid and dropped. */
  readonly isWhole: boolean
  /** The service's signatures of it. They are verified when a later page reads the copy. */
  readonly signature?: string
}

/**
 * Reads the valid parts of a decision. An invalid entry drops only its own remote; an invalid record is fetched later.
 * Written by hand, because a schema library would delay the first screen. The service has already checked every field.
 * @returns undefined if the value is not a decision
 */
export function readDecision(value: unknown): ReadDecision | undefined {
  if (!isObject(value) || !isNumber(value.revision) || !isObject(value.remotes)) return undefined
  const { revision, offline, issued, expires, remotes, records } = value
  const entries = Object.entries(remotes)
  const valid = entries.filter(
    (entry): entry is [string, PageRemote] => isName(entry[0]) && isRemote(entry[1]),
  )
  return {
    decision: {
      revision,
      ...(offline === 'off' && { offline }),
      // In the order in which the service writes them, because the copy of a decision is verified as text.
      ...(isNumber(issued) && isNumber(expires) && { issued, expires }),
      remotes: Object.fromEntries(valid),
      records: listOf(records).filter(isRecord),
    },
    isWhole: valid.length === entries.length,
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is)
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const isAbsentOr = <T>(value: unknown, is: (value: unknown) => value is T): value is T | undefined =>
  value === undefined || is(value)

const isName = (name: string): boolean => /^mfe-[a-z][a-z0-9-]*$/.test(name)

/** The version becomes part of an address, so it must not lead out of its remote's folder. */
const isPointer = (value: unknown): value is VersionPointer =>
  isObject(value) &&
  isText(value.version) &&
  /^\d[\w.\-~]*$/.test(value.version) &&
  isText(value.record) &&
  value.record.startsWith('sha256-')

const isRemote = (value: unknown): value is PageRemote =>
  isObject(value) &&
  isPointer(value) &&
  isAbsentOr((value as Partial<PageRemote>).fallbacks, (list) => isListOf(list, isPointer)) &&
  isAbsentOr((value as Partial<PageRemote>).closed, (list) => isListOf(list, isText)) &&
  // Any other value could let an untrusted remote into the page.
  isAbsentOr((value as Partial<PageRemote>).framed, (framed): framed is true => framed === true) &&
  isListOf((value as Partial<PageRemote>).routes, isRoute)

const isRoute = (value: unknown): value is PageRoute =>
  isObject(value) &&
  isText(value.path) &&
  value.path.startsWith('/') &&
  isTitle(value.title) &&
  isAbsentOr(value.menu, isText) &&
  isAbsentOr(value.redirects, isRedirects) &&
  isAbsentOr(value.reads, (list) => isListOf(list, isRead))

/** An address that begins with two slashes is one of another site. */
const isRedirects = (value: unknown): value is Redirects =>
  isObject(value) &&
  Object.values(value).every((one) => isObject(one) && isText(one.to) && /^\/(?!\/)/.test(one.to))

/** A remote that was built before a language was added has no title in it. */
const isTitle = (value: unknown): value is PageRoute['title'] =>
  isObject(value) && isText(value.en) && isText(value.ko) && Object.values(value).every(isText)

const isRead = (value: unknown): value is Prefetch =>
  isObject(value) &&
  isText(value.path) &&
  value.path.startsWith('/api/') &&
  isObject(value.fields) &&
  isListOf(value.query, isText)

const isRecord = (value: unknown): value is PageRecord =>
  isObject(value) &&
  isText(value.name) &&
  isText(value.version) &&
  isText(value.container) &&
  isText(value.entry) &&
  isObject(value.files) &&
  Object.values(value.files).every((file) => isObject(file) && isText(file.integrity))
