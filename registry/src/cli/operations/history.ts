import { type AnyEntry, registryHistory, type RequestOf } from '@within-reach/contract'
import { failureError, type Service } from '../service/connect'

/** Changes of remotes per request. A service answers at most twice as many. */
const page = 100

/**
 * Reads the newest changes, in as many requests as it takes.
 * @param part the wanted number of changes of remotes, and before which revision
 */
export async function readNewest(
  service: Service,
  { most, ...part }: RequestOf<typeof registryHistory> & { readonly most: number },
): Promise<AnyEntry[]> {
  const found: AnyEntry[] = []
  for (let { before } = part, left = most; left > 0;) {
    const wanted = Math.min(left, page)
    const entries = await readHistory(service, { ...part, before, most: wanted })
    found.push(...entries)
    const count = entries.filter((entry) => 'remote' in entry).length
    if (count < wanted) break
    left -= count
    before = entries.at(-1)?.revision
  }
  return found
}

/**
 * Reads a part of the history: the changes of remotes, and those of rules and budgets between them, newest first.
 * @throws CommandError if the site does not answer or refuses
 */
export async function readHistory(
  service: Service,
  part: RequestOf<typeof registryHistory>,
): Promise<AnyEntry[]> {
  const outcome = await service.outcome(registryHistory, part)
  if (outcome.kind !== 'ok') throw failureError(outcome)
  // An older service has neither.
  const { rules = [], budgets = [] } = outcome.meta
  return [...outcome.data, ...rules, ...budgets].sort((a, b) => b.revision - a.revision)
}
