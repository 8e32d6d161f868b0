import { msgs, postDetail, reverseDecision, type Session } from '@within-reach/contract'
import { callAs, openDesk, type Desk } from '../testing/desk'
import { decideAs, publishPost, reportAs, sendMessage, type Written } from '../testing/moderated'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.api.close())

const scam = (where: string) =>
  `I am in ${where} for work, so no viewings. Send the deposit by Western Union today and I will mail the keys by DHL.`

const isPostFolded = async (id: number): Promise<boolean> => {
  const { outcome } = await desk.api.call(postDetail, { id })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return (outcome.data.caution ?? null) !== null
}

const isMessageFolded = async (of: Session, id: number): Promise<boolean> => {
  const { outcome } = await callAs(desk.api, of, msgs, { type: 'inbox' })
  const found = outcome.kind === 'ok' && outcome.data.find(({ message_idx }) => message_idx === id)
  if (!found) throw new Error(`message ${id} is not in the inbox`)
  return (found.caution ?? null) !== null
}

/** Bans the author of a text with everything that they wrote, and reverses it. */
async function banAndReverse(content: Written): Promise<void> {
  const { api, mod, other } = desk
  const idx = await decideAs(api, mod, content, 'ban', { withdraw: 'yes', reason: 'scam' })
  const { outcome } = await callAs(api, other, reverseDecision, { idx, why: 'A mistake' })
  expect(outcome.kind).toBe('ok')
}

describe('after the reversal of a ban that hid everything', () => {
  it('the reported post is back and not folded, and so is its copy', async () => {
    const { api } = desk
    const cai = await api.signUp('cai')
    const [reported, copy] = [
      await publishPost(api, cai, 'A room', { description: scam('Nigeria') }),
      await publishPost(api, cai, 'A room', { description: scam('Nigeria') }),
    ]
    expect([await isPostFolded(reported), await isPostFolded(copy)]).toEqual([true, true])
    await banAndReverse({ kind: 'post', id: reported })
    expect([await isPostFolded(reported), await isPostFolded(copy)]).toEqual([false, false])
  })

  it('the reported message is back and not folded', async () => {
    const { api, ben } = desk
    const id = await sendMessage(api, await api.signUp('dora'), ben, scam('Norway'))
    expect(await isMessageFolded(ben, id)).toBe(true)
    await reportAs(api, ben, { kind: 'message', id })
    await banAndReverse({ kind: 'message', id })
    expect(await isMessageFolded(ben, id)).toBe(false)
  })
})
