import { deleteFromUser, msg, msgs, postMsg, unread } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import { takeMembershipAnswer } from '../platform/limits/membership'
import { embedOwnRead, handleOwnRead } from '../platform/own-reads'
import type { Platform } from '../platform/platform'
import { registerConversations } from './conversation-routes'
import { presentMessage, presentRow } from './presenter'
import { deleteFromSide, findMessage, haveWritten } from './queries'
import { findRecipient, readFolder, sendMessage } from './service'
import { watchUnread } from './unread'
import { countUnread, markRead } from './unread-queries'

/** Private messages between members (specification, sections 2 and 7). */
export function registerMessages(app: FastifyInstance, platform: Platform): void {
  const { database, signals, budgets, interlock } = platform
  app.addHook('onClose', watchUnread(platform))
  registerConversations(app, platform)

  handle(app, platform, postMsg, async (fields, { caller, request, once }) => {
    const { userId } = caller
    const answer = await takeMembershipAnswer(platform.tries, request.ip)
    const addressee = await findRecipient(database, fields.to)
    if (addressee === undefined) return fail('incorrectEmail')
    await answer.giveBack()
    const counted = {
      fromId: userId,
      toId: addressee,
      text: fields.msg,
      isContact: () => haveWritten(database, userId, addressee),
    }
    const sent = await budgets.message(counted, async () => {
      const keep = await interlock.assess({ kind: 'message', authorId: userId, text: fields.msg })
      return once.write(
        async (tx) => {
          const written = await sendMessage(tx, userId, fields.to, fields.msg, fields.about)
          if (written) await keep(tx, written.id)
          return written
        },
        () => undefined,
      )
    })
    if (!sent) return fail('incorrectEmail')
    // If nobody got it, nobody is announced: the same statements run, and take as long.
    signals.announce('unread', sent.recipientId)
    // The other pages of the sender show it as well.
    signals.announce('unread', userId)
    return ok()
  })

  handleOwnRead(app, platform, msgs, async (fields, { userId }, request) => {
    const { records, ...meta } = await readFolder(platform, fields, userId, request.ip)
    return ok(
      records.map((record) => presentRow(record, userId)),
      meta,
    )
  })

  const messageOf = async (userId: number, id: number) => {
    const message = await findMessage(database, userId, id)
    if (!message) throw errors.notFound('such message')
    return message
  }
  handle(app, platform, msg, async ({ idx }, { caller }) => {
    const message = await messageOf(caller.userId, idx)
    if (message.unread && (await markRead(database, caller.userId, idx)))
      signals.announce('unread', caller.userId)
    return ok(presentMessage({ ...message, unread: false }, caller.userId))
  })
  // Does not mark it as read: the page may never be shown. Its script makes the call.
  embedOwnRead(platform, msg, async ({ idx }, { userId }) =>
    ok(presentMessage(await messageOf(userId, idx), userId)),
  )

  handle(app, platform, deleteFromUser, async ({ idx }, { caller }) => {
    const deleted = await deleteFromSide(database, caller.userId, idx)
    if (!deleted) throw errors.notFound('such message')
    if (deleted.unread) signals.announce('unread', caller.userId)
    signals.announce('deleted-messages', caller.userId)
    return ok()
  })

  handle(app, platform, unread, async (_fields, { caller: { userId } }) => {
    const counts = await countUnread(database, [userId])
    return ok(counts.get(userId) ?? { count: 0 })
  })
}
