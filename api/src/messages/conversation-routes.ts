import { conversation, conversations, type FieldsOf, limits } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { embedOwnRead, handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import { presentConversation, presentConversationRow } from './conversation-presenter'
import { findConversation, listConversations, markThreadRead, readThread } from './conversation-queries'

const largestId = 2_147_483_647

/** The messages of a member by person, beside inbox and sent. */
export function registerConversations(app: FastifyInstance, platform: Platform): void {
  const { database, signals } = platform

  handleOwnRead(app, platform, conversations, async ({ before = largestId }, { userId }) => {
    const rows = await listConversations(database, userId, before)
    const shown = rows.slice(0, limits.pageSize)
    const next = rows.length > shown.length ? shown.at(-1)?.last_id : undefined
    return ok(shown.map(presentConversationRow), { next })
  })

  const pageOf = async (
    { with: number, before = largestId }: FieldsOf<typeof conversation>,
    userId: number,
  ) => {
    const found = await findConversation(database, userId, number)
    if (!found) throw errors.notFound('such conversation')
    const messages = await readThread(database, userId, found.other_id, before)
    const shown = messages.slice(0, limits.conversationPageSize)
    const next = messages.length > shown.length ? shown.at(-1)?.id : undefined
    return {
      otherId: found.other_id,
      newest: shown[0]?.id,
      answer: [presentConversation(found, shown), { next }] as const,
    }
  }
  handle(app, platform, conversation, async (fields, { caller: { userId } }) => {
    const { otherId, newest, answer } = await pageOf(fields, userId)
    if (newest !== undefined && (await markThreadRead(database, userId, otherId, newest)))
      signals.announce('unread', userId)
    return ok(...answer)
  })
  // Marks nothing: the page may never be shown. Its script makes the call.
  embedOwnRead(platform, conversation, async (fields, { userId }) =>
    ok(...(await pageOf(fields, userId)).answer),
  )
}
