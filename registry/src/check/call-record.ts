import { createHash } from 'node:crypto'
import type { Call } from '@within-reach/contract'
import type { CallRecord } from '../calls/record-schema'
import { shapeOf } from '../calls/shape'

/**
 * Describes a call, so that two builds of the contract can be compared.
 * @param call a call of the contract
 * @returns its shapes with a deterministic hash over them
 */
export function recordOfCall(call: Call): CallRecord {
  const described = {
    login: call.login,
    convention: call.convention,
    request: shapeOf(call.request),
    ...(call.files && { files: call.files.field }),
    answer: shapeOf(call.success),
    ...(call.meta && { meta: shapeOf(call.meta) }),
    failures: Object.fromEntries(Object.entries(call.failures).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
  const hash = createHash('sha256').update(JSON.stringify(described)).digest('base64url').slice(0, 16)
  return { hash, ...described }
}

/** The records of the given calls, by path. */
export const recordsOfCalls = (calls: readonly Call[]): Record<string, CallRecord> =>
  Object.fromEntries(calls.map((call) => [call.path, recordOfCall(call)]))
