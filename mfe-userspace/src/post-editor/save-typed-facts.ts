import { type Outcome, type PostType, saveFacts } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { type FactValues, saysAnything, typedFacts } from '../facts/form-values'

export interface TypedFacts {
  readonly postId: number
  readonly type: PostType
  readonly values: FactValues
  /** The facts that the post has. */
  readonly before: FactValues
}

/** A failure to save facts. */
export type FactsFailure = Exclude<Outcome<typeof saveFacts>, { kind: 'ok' }>

/**
 * Saves the typed facts of a post that was published just now, or edited. Nothing is sent if they are the same as before.
 * @returns the failure; undefined if all is saved
 */
export async function saveTypedFacts({
  postId,
  type,
  values,
  before,
}: TypedFacts): Promise<FactsFailure | undefined> {
  const [typed, known] = [typedFacts(type, values), typedFacts(type, before)]
  const isSame = Object.entries(typed).every(([name, value]) => value === known[name as keyof typeof known])
  if (isSame || !(saysAnything(type, values) || saysAnything(type, before))) return undefined
  const outcome = await send(saveFacts, { id: postId, ...typed })
  return outcome.kind === 'ok' ? undefined : outcome
}
