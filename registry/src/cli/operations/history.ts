import { type AnyEntry, registryHistory, type RequestOf } from '@within-reach/contract'
import { failureError, type Service } from '../service/connect'

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
