import { type Facts, saveFacts, type Session } from '@within-reach/contract'
import type { TestApi } from './api'
import { publishPost } from './moderated'

/** Publishes a post with facts. */
export async function publishWithFacts(
  api: TestApi,
  author: Session,
  subject: string,
  { ...given }: Facts,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const id = await publishPost(api, author, subject, fields)
  const { outcome } = await api.call(saveFacts, { id, ...given }, { token: author.api_token })
  if (outcome.kind !== 'ok') throw new Error(`${subject} has no facts: ${JSON.stringify(outcome)}`)
}
