import {
  appeal,
  block,
  bookmark,
  changeNotificationSettings,
  deleteAccount,
  type ContentFate,
  inqLong,
  inqs,
  login,
  myCases,
  posting,
  saveFacts,
  sendVCode2,
  type Session,
  takeCase,
  writeInMyCase,
} from '@within-reach/contract'
import type { TestApi } from '../api'
import { inquiry, membersCase, signUpAgent } from '../cases'
import { drawnPicture } from '../drawn-picture'
import { decideAs, publishPost, reportAs, sendMessage, writeComment } from '../moderated'
import { save } from '../saved-searches'
import { grantRole } from '../staff'
import { plantRows } from './plant-rows'

/** A member with something in every table that holds data of members, and the people who have to do with them. */
export interface Leaver {
  readonly session: Session
  /** A number that occurs nowhere else. */
  readonly id: number
  readonly bo: Session
  readonly moderator: Session
  /** The leaver's post, with a picture and a comment of bo. */
  readonly post: number
  /** Bo's post, with a comment of the leaver. */
  readonly boPost: number
}

let leavers = 0

/** Creates such a member through the calls; what no call creates is written into the tables. */
export async function createLeaver(api: TestApi): Promise<Leaver> {
  const number = ++leavers
  const id = 1_987_654_300 + number
  const [bo, dee] = [await api.signUp(`bo${number}`), await api.signUp(`dee${number}`)]
  const moderator = await api.signUp(`judge${number}`)
  await grantRole(api, moderator, 'moderator')
  const agent = await signUpAgent(api, `agent${number}`)
  await api.database.pool.query(`select setval(pg_get_serial_sequence('users', 'id'), ${id}, false)`)
  const session = await api.signUp(`leandra${number}`)
  const token = session.api_token
  await api.call(login, { email: session.email, password: `password of ${session.nick}` })

  const post = await postWithPicture(api, session, 'A quiet room')
  await writeComment(api, bo, post, 'Is it free?')
  const boPost = await publishPost(api, bo, 'Looking for a room')
  const comment = await writeComment(api, session, boPost, 'I have one')
  const sent = await sendMessage(api, session, bo, 'Come and see')
  const received = await sendMessage(api, bo, session, 'Tomorrow?')
  await sendMessage(api, dee, session, 'Buy this')
  const toDee = await sendMessage(api, session, dee, 'No thanks')
  await api.call(block, { kind: 'message', id: received + 1 }, { token })
  await api.call(block, { kind: 'message', id: toDee }, { token: dee.api_token })

  await api.call(
    inqs,
    { subject: 'A tour', cont: 'With a guide' },
    { token, headers: { 'Idempotency-Key': 'a'.repeat(22) } },
  )
  const { outcome } = await api.call(myCases, {}, { token })
  const idx = outcome.kind === 'ok' ? outcome.data[0]?.case_idx : undefined
  await api.call(writeInMyCase, { idx, text: 'On Monday' }, { token })
  await api.call(inqLong, { ...inquiry, email: session.email }, { address: `10.9.9.${number}` })

  const hidden = await postWithPicture(api, session, `Ask ${session.email} or ${session.nick}`)
  for (const [kind, content, action] of [
    ['post', hidden, 'hide'],
    ['comment', comment, 'warn'],
    ['message', sent, 'warn'],
  ] as const) {
    await reportAs(api, bo, { kind, id: content })
    const decision = await decideAs(api, moderator, { kind, id: content }, action, {
      note: `Dear ${session.name}, no.`,
    })
    if (action === 'hide') await api.call(appeal, { idx: decision, words: 'It was a joke' }, { token })
  }
  await reportAs(api, session, { kind: 'post', id: boPost }, { words: 'He is rude' })
  await reportAs(api, session, { kind: 'message', id: received })
  await api.call(sendVCode2, { email: session.email }, { address: `10.9.8.${number}` })
  for (const role of ['moderator', 'agent'] as const) await grantRole(api, session, role)
  await api.call(takeCase, { idx: await membersCase(api, bo, 'A tour too') }, { token })
  await save(api, session, { search: `rooms for ${session.nick}`, mails: 'daily' })
  await api.call(bookmark, { id: boPost, on: 'yes' }, { token })
  const calm = { messages: 'daily', comments: 'none', timeZone: 'Asia/Seoul' }
  await api.call(changeNotificationSettings, calm, { token })
  await plantRows(api.database, { id, email: session.email, other: agent.email, post })
  return { session, id, bo, moderator, post, boPost }
}

async function postWithPicture(api: TestApi, author: Session, subject: string): Promise<number> {
  const fields = { type: 'fr', region: 'Others', specificLocation: 'Bonn', subject, description: subject }
  const files = [{ name: 'room.png', bytes: await drawnPicture() }]
  const { outcome } = await api.call(posting, fields, { token: author.api_token, files })
  if (outcome.kind !== 'ok') throw new Error(`${subject} was not published: ${outcome.kind}`)
  const { post_idx: id } = outcome.data
  await api.call(saveFacts, { id, rent: '431', currency: 'EUR' }, { token: author.api_token })
  return id
}

/** Asks to delete the account, and lets the week pass. */
export async function askToLeave(
  api: TestApi,
  { session, id }: Pick<Leaver, 'session' | 'id'>,
  content: ContentFate,
): Promise<void> {
  const password = `password of ${session.nick}`
  await api.database.pool.query('update tokens set verified_at = now() where user_id = $1', [id])
  const { outcome } = await api.call(deleteAccount, { password, content }, { token: session.api_token })
  if (outcome.kind !== 'ok') throw new Error(`not asked: ${outcome.kind}`)
  await api.database.pool.query('update account_deletions set due_at = now() where user_id = $1', [id])
}
