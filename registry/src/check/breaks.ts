import { type CallFault, callFaults } from '../calls/compare'
import type { RemoteVersion } from '../document'
import type { ShellRecord } from '../shell'
import type { Served } from './surroundings'

/** A part of what a version uses that is not offered as it expects. */
export interface Break {
  /** The call or the shared module. */
  readonly name: string
  /** `gone` for a call that is not served any more, `not-exported` for an export of a shared module. */
  readonly kind: CallFault['kind'] | 'gone' | 'not-exported'
  /** The field or the export; absent for a whole call. */
  readonly field?: string
  /** What the version expects, and what is served instead, if the call serves it in another form. */
  readonly expected?: string
  readonly served?: string
}

/** What a service and a shell offer. Without a shell, its exports are not compared. */
export interface Offered {
  readonly calls: Served['calls']
  readonly shell?: Pick<ShellRecord, 'offers'>
}

/** Finds what breaks a version. Addresses outside of the contract are not compared. */
export function breaksOf(
  { calls: used = {}, uses = {} }: Pick<RemoteVersion, 'calls' | 'uses'>,
  { calls, shell }: Offered,
): Break[] {
  const broken = Object.entries(used).flatMap(([name, expected]): Break[] => {
    const call = calls[name]
    if (!expected) return []
    if (!call) return [{ name, kind: 'gone' }]
    return callFaults(expected, call).map((fault) => ({ name, ...fault, field: fault.field || 'data' }))
  })
  const missing = Object.entries(uses).flatMap(([name, exports]) =>
    exports
      .filter((field) => shell?.offers?.[name]?.includes(field) === false)
      .map((field): Break => ({ name, kind: 'not-exported', field })),
  )
  return [...broken, ...missing]
}
