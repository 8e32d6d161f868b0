import { appeal, appeals, type Call, notices, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from './api'
import { decideAs, publishPost, reportAs, type Written } from './moderated'
import { grantRole } from './staff'

/** A site with an author, a reporter and two moderators. */
export interface Desk {
  readonly api: TestApi
  readonly ana: Session
  readonly ben: Session
  readonly mod: Session
  readonly other: Session
}

/** Starts a site in which ana writes, ben reports, and mod and other decide. */
export async function openDesk(): Promise<Desk> {
  const api = await startApi()
  const ana = await api.signUp('ana')
  const ben = await api.signUp('ben')
  const mod = await api.signUp('mod')
  const other = await api.signUp('other')
  await grantRole(api, mod, 'moderator')
  await grantRole(api, other, 'moderator')
  return { api, ana, ben, mod, other }
}

/** Makes a call as a member. */
export const callAs = <C extends Call>(
  api: TestApi,
  { api_token: token }: Session,
  call: C,
  fields: Record<string, string | number> = {},
) => api.call(call, fields, { token })

/** A post that a reporter has reported. */
export async function reportedPost(
  { api, ben }: Pick<Desk, 'api' | 'ben'>,
  author: Session,
  subject = 'Pay first',
): Promise<Written> {
  const content: Written = { kind: 'post', id: await publishPost(api, author, subject) }
  await reportAs(api, ben, content, { words: 'They want money' })
  return content
}

/** The decisions that a member reads about themselves. */
export async function noticesOf(api: TestApi, member: Session) {
  const { outcome } = await callAs(api, member, notices)
  return outcome.kind === 'ok' ? outcome.data : []
}

/** Warns a member, by another moderator each time, and returns the id of the decision. */
export async function warned(api: TestApi, member: Session): Promise<number> {
  const content: Written = { kind: 'post', id: await publishPost(api, member, 'A post') }
  const moderator = await api.signUp(`moderator${content.id}`)
  await grantRole(api, moderator, 'moderator')
  await reportAs(api, await api.signUp(`reporter${content.id}`), content)
  return decideAs(api, moderator, content, 'warn')
}

/** Warns a member, who appeals, and returns the id of the appeal, as a moderator sees it. */
export async function appealed(api: TestApi, member: Session, moderator: Session): Promise<number> {
  const idx = await warned(api, member)
  await callAs(api, member, appeal, { idx, words: 'A mistake' })
  const { outcome } = await callAs(api, moderator, appeals)
  const rows = outcome.kind === 'ok' ? outcome.data : []
  const found = rows.find(({ decision }) => decision.decision_idx === idx)
  if (!found) throw new Error(`no appeal against decision ${idx}`)
  return found.appeal_idx
}
