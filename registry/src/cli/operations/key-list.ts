import {
  changeTeamKeys,
  type DataOf,
  KeyList,
  type ProvenanceRule,
  type SignedKeyList,
  signedKeyListText,
  type TeamKey,
  teamKeys,
} from '@within-reach/contract'
import * as v from 'valibot'
import { missingOwners } from '../../key-list'
import { CommandError } from '../command-error'
import type { Service } from '../service/connect'
import type { PrivateKey } from '../service/private-key'

/** A stored list of keys, as the site has it. */
export type StoredKeyList = DataOf<typeof teamKeys>['lists'][number] & { readonly list: KeyList }

/** One change of a list. */
export type KeyChange =
  | { readonly type: 'add'; readonly key: TeamKey }
  /** A second key takes the place of the first, which signs nothing more from a time on. */
  | {
      readonly type: 'rotate'
      readonly name: string
      readonly next: Pick<TeamKey, 'name' | 'key'>
      readonly at: string
    }
  /** What the key has signed does not count any more. */
  | { readonly type: 'revoke'; readonly name: string }
  | { readonly type: 'threshold'; readonly threshold: number }
  /** What the provenance of a version must say; undefined demands none. */
  | { readonly type: 'provenance'; readonly rule: ProvenanceRule | undefined }

/** Every list of a remote's keys, newest first. @throws CommandError if a list cannot be parsed */
export async function readKeyLists(service: Service, remote: string): Promise<StoredKeyList[]> {
  const { lists } = await service.ask(teamKeys, { remote })
  return lists.map((stored) => ({ ...stored, list: parseKeyList(stored.text, service.site) }))
}

/** @throws CommandError */
export function parseKeyList(text: string, source: string): KeyList {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), KeyList), text)
  if (read.success) return read.output
  throw new CommandError(
    'refused',
    `The list of keys of ${source} cannot be read: it ${v.summarize(read.issues)}`,
  )
}

/**
 * The list after a change.
 * @param current absent if the team has no keys
 * @throws CommandError if the change is not possible
 */
export function nextKeyList(
  current: KeyList | undefined,
  remote: string,
  change: KeyChange,
  why: string,
): KeyList {
  if (!current && change.type !== 'add')
    throw new CommandError(
      'refused',
      `${remote} has no keys yet: begin with "registry key add ${remote} … --owner".`,
    )
  const before = current ?? { keys: [], threshold: 1, number: 0 }
  const provenance = change.type === 'provenance' ? change.rule : current?.provenance
  const next = {
    remote,
    number: before.number + 1,
    threshold: change.type === 'threshold' ? change.threshold : before.threshold,
    keys: changedKeys(before.keys, change),
    ...(provenance && { provenance }),
    why,
  }
  const read = v.safeParse(KeyList, next)
  if (read.success) return read.output
  throw new CommandError('refused', `This would not be a list of keys: it ${v.summarize(read.issues)}`)
}

function changedKeys(keys: readonly TeamKey[], change: KeyChange): TeamKey[] {
  if (change.type === 'add') return [...keys, change.key]
  if (change.type === 'threshold' || change.type === 'provenance') return [...keys]
  const named = keys.find(({ name }) => name === change.name)
  if (!named)
    throw new CommandError(
      'refused',
      `No key is called "${change.name}": there are ${keys.map(({ name }) => `"${name}"`).join(', ')}.`,
    )
  const others = keys.filter((key) => key !== named)
  if (change.type === 'revoke') return others
  return [...others, { ...named, until: change.at }, { ...change.next, role: named.role }]
}

/** What is left to do with a list. */
export interface Confirmation {
  readonly signed: SignedKeyList
  /** The owners who have yet to sign. */
  readonly missing: number
}

/**
 * Signs a list as one of its owners.
 * @param current absent for the first list
 * @throws CommandError if the key is not that of an owner
 */
export function confirmKeyList(
  { text, signatures }: SignedKeyList,
  next: KeyList,
  current: KeyList | undefined,
  key: PrivateKey,
): Confirmation {
  const lists = current ? [current, next] : [next]
  const owns = lists.some(({ keys }) => keys.some((one) => one.role === 'owner' && one.key === key.publicKey))
  if (!owns)
    throw new CommandError(
      'notAllowed',
      `${key.publicKey} is not the key of an owner of ${next.remote}: "registry key list ${next.remote}" shows the owners.`,
    )
  const others = signatures.filter((one) => one.key !== key.publicKey)
  const signed = { text, signatures: [...others, key.sign(signedKeyListText(text))] }
  const signers = signed.signatures.map((one) => one.key)
  return { signed, missing: Math.max(...lists.map((list) => missingOwners(list, signers, Date.now()))) }
}

/** Gives the site a list that enough owners signed. @throws CommandError if the site refuses */
export const sendKeyList = async (service: Service, signed: SignedKeyList): Promise<number> =>
  (await service.ask(changeTeamKeys, { keys: JSON.stringify(signed) })).number
