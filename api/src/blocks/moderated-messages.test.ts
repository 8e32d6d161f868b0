import { block, msgs, postMsg, reverseDecision, type Session, unblock } from '@within-reach/contract'
import { addCheckpoints } from '../messages/checkpoint-queries'
import { startApi, type TestApi } from '../testing/api'
import { decideAs, publishPost, reportAs, sendMessage } from '../testing/moderated'
import { grantRole } from '../testing/staff'

let api: TestApi
let mod: Session
let round = 0
beforeAll(async () => {
  api = await startApi()
  mod = await api.signUp('mod')
  await grantRole(api, mod, 'moderator')
})
afterAll(() => api.close())

/** More than one checkpoint. */
const others = 1100

/**
 * Ana got a message of bo, which she reported, after many of another member.
 * @returns the steps that take it away and bring it back
 */
async function openInbox() {
  round++
  const [ana, bo, cho] = [
    await api.signUp(`ana${round}`),
    await api.signUp(`bo${round}`),
    await api.signUp(`cho${round}`),
  ]
  const { rows } = await api.database.pool.query<{ id: number }>(
    `insert into messages (from_id, to_id, to_hidden, body, preview)
      select c.id, a.id, false, 'x', 'x' from users a, users c, generate_series(1, $3)
      where a.email = $1 and c.email = $2 returning to_id as id`,
    [ana.email, cho.email, others],
  )
  const anaId = rows[0]?.id ?? 0
  const message = { kind: 'message', id: await sendMessage(api, bo, ana, 'before') } as const
  // The block ends by its number, and begins by a post, since the message is away then.
  const post = await publishPost(api, bo, 'A room')
  await reportAs(api, ana, message)
  let decision = 0
  let number = 0
  const steps = {
    hide: async () => void (decision = await decideAs(api, mod, message, 'hide')),
    ban: async () => void (decision = await decideAs(api, mod, message, 'ban', { withdraw: 'yes' })),
    restore: () => api.call(reverseDecision, { idx: decision, why: 'x' }, { token: mod.api_token }),
    block: async () => {
      const { outcome } = await api.call(block, { kind: 'post', id: post }, { token: ana.api_token })
      number = outcome.kind === 'ok' ? outcome.data.block_idx : 0
    },
    unblock: () => api.call(unblock, { idx: number }, { token: ana.api_token }),
  }
  return {
    steps,
    send: (text: string) => api.call(postMsg, { to: ana.email, msg: text }, { token: bo.api_token }),
    /** How many messages there are, by the checkpoints, and those of bo among the newest. */
    async read() {
      await addCheckpoints(api.database, anaId, 'inbox', '0 seconds')
      const { body, outcome } = await api.call(msgs, { type: 'inbox' }, { token: ana.api_token })
      const texts = outcome.kind === 'ok' ? outcome.data.map(({ sm }) => sm) : []
      return { total: body.total, texts: texts.filter((text) => text !== 'x') }
    },
  }
}

const away = { total: others, texts: [] }
const back = { total: others + 1, texts: ['before'] }

it.each([
  ['hide', 'block', 'restore', 'unblock'],
  ['hide', 'block', 'unblock', 'restore'],
  ['block', 'hide', 'restore', 'unblock'],
  ['block', 'hide', 'unblock', 'restore'],
] as const)('a message from before a block comes back after %s, %s, %s, %s', async (...order) => {
  const { steps, read } = await openInbox()
  expect(await read()).toEqual(back)
  for (const [at, step] of order.entries()) {
    await steps[step]()
    expect([step, await read()]).toEqual([step, at === order.length - 1 ? back : away])
  }
})

it('a message from during a block does not, also if a moderator hid it meanwhile', async () => {
  const { steps, send, read } = await openInbox()
  await steps.block()
  await send('during')
  await steps.ban()
  await steps.restore()
  expect(await read()).toEqual(away)
  await steps.unblock()
  expect(await read()).toEqual(back)
})
