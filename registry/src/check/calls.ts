import { type KnownSentence, sentence } from '@within-reach/contract'
import { satisfies } from 'semver'
import { callFaults } from '../calls/compare'
import type { RemoteVersion } from '../document'
import { countOf, finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/** A service answers the calls of older contracts, never of newer ones. Below 1.0 every minor version may be incompatible. */
export function contractFinding(
  { contract }: RemoteVersion,
  { contract: served }: Surroundings,
): FoundByRule {
  const problems = satisfies(served, `^${contract}`) ? [] : [sentence('contract-other', { contract, served })]
  return finding('contract', problems, sentence('contract-served', { contract }))
}

/** The service must serve every call in the build, in a compatible form. */
export function callsFinding({ calls }: RemoteVersion, { served }: Surroundings): FoundByRule {
  if (!calls) return finding('calls', [], sentence('calls-unrecorded', {}))
  const addresses = new Set(served.addresses)
  const problems = Object.entries(calls).flatMap(([call, expected]): KnownSentence[] => {
    const live = served.calls[call]
    if (!live) return addresses.has(call) ? [] : [sentence('call-unknown', { call })]
    if (!expected) return []
    return callFaults(expected, live).map((fault) =>
      sentence(`call-${fault.kind}`, {
        call,
        field: fault.field === '' ? 'data' : fault.field,
        expected: fault.expected ?? '',
        served: fault.served ?? '',
      }),
    )
  })
  return finding('calls', problems, servedText(Object.keys(calls)))
}

function servedText(calls: readonly string[]): KnownSentence {
  if (calls.length === 0) return sentence('calls-none', {})
  return calls.length === 1
    ? sentence('one-call-served', {})
    : sentence('calls-served', { count: countOf(calls) })
}
