import { deleteFromUser, msg, msgs, postMsg } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import type { Platform } from '../platform/platform'
import { presentMessage, presentRow } from './presenter'
import { deleteFromSide, findMessage, listMessages } from './queries'
import { searchPattern, sendMessage } from './service'

/** Private messages between members (specification, sections 2 and 7). */
export function registerMessages(app: FastifyInstance, platform: Platform): void {
  const { database } = platform

  handle(app, platform, postMsg, async (fields, { caller }) => {
    const sent = await sendMessage(database, caller.userId, fields.to, fields.msg)
    return sent ? ok() : fail('incorrectEmail')
  })

  handle(app, platform, msgs, async ({ type, searchData }, { caller }) => {
    const records = await listMessages(database, caller.userId, type, searchPattern(searchData))
    return ok(records.map(presentRow))
  })

  handle(app, platform, msg, async ({ idx }, { caller }) => {
    const message = await findMessage(database, caller.userId, idx)
    if (!message) throw errors.notFound('such message')
    return ok(presentMessage(message))
  })

  handle(app, platform, deleteFromUser, async ({ idx }, { caller }) => {
    const deleted = await deleteFromSide(database, caller.userId, idx)
    if (!deleted) throw errors.notFound('such message')
    return ok()
  })
}
