import { type HistoryEntry, registryHistory, type RequestOf, type RulesEntry } from '@within-reach/contract'
import { failureError, type Service } from '../service/connect'

/**
 * Reads a part of the history: the changes of remotes, and those of the rules between them, newest first.
 * @throws CommandError if the site does not answer or refuses
 */
export async function readHistory(
  service: Service,
  part: RequestOf<typeof registryHistory>,
): Promise<(HistoryEntry | RulesEntry)[]> {
  const outcome = await service.outcome(registryHistory, part)
  if (outcome.kind !== 'ok') throw failureError(outcome)
  // An older service has no rules.
  return [...outcome.data, ...(outcome.meta.rules ?? [])].sort((a, b) => b.revision - a.revision)
}
