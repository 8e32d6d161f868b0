import { calls, type Live, registryStatus } from '@within-reach/contract'
import { type Break, breaksOf, type Offered } from '../../check/breaks'
import { recordsOfCalls } from '../../check/call-record'
import { versionsOf } from '../../document'
import type { Service } from '../service/connect'
import { downloadRecord } from './records'

/** A live version that something breaks. */
export interface BrokenVersion {
  readonly remote: string
  readonly version: string
  readonly role: 'current' | 'canary' | 'last good'
}

/** A break, with the live versions that use what breaks. */
export interface Impact extends Break {
  readonly users: readonly BrokenVersion[]
}

/**
 * Compares the contract of these sources, and a built shell, with what every live version of a site uses.
 * @returns everything that breaks, and the number of compared versions
 */
export async function impactOn(
  service: Service,
  shell: Offered['shell'],
): Promise<{ readonly breaks: readonly Impact[]; readonly compared: number }> {
  const offered = { calls: recordsOfCalls(calls), shell }
  const { remotes } = await service.ask(registryStatus, {})
  const found = new Map<string, Impact>()
  let compared = 0
  for (const { name: remote, live } of remotes) {
    if (!live || live.retired) continue
    for (const version of new Set(versionsOf(live))) {
      compared++
      const record = await downloadRecord(service, { remote, version })
      const user = { remote, version, role: roleIn(live, version) }
      for (const one of breaksOf(record, offered)) {
        const key = JSON.stringify(one)
        found.set(key, { ...one, users: [...(found.get(key)?.users ?? []), user] })
      }
    }
  }
  return { breaks: [...found.values()], compared }
}

function roleIn({ current, canary }: Live, version: string): BrokenVersion['role'] {
  if (version === current) return 'current'
  return version === canary?.version ? 'canary' : 'last good'
}
