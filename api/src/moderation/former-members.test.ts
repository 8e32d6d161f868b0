import { cms, type Session } from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { callAs, openDesk } from '../testing/desk'
import { askToLeave } from '../testing/leaver/leaver'
import {
  decideAs,
  openReviewOf,
  publishPost,
  reportAs,
  sendMessage,
  writeComment,
  type Written,
} from '../testing/moderated'

let api: TestApi
let ana: Session
let ben: Session
let mod: Session
beforeAll(async () => {
  ;({ api, ana, ben, mod } = await openDesk())
})
afterAll(() => api.close())

/** Deletes the account of a member, whose posts and comments stay. */
async function leave(session: Session): Promise<void> {
  const { rows } = await api.database.pool.query<{ id: number }>('select id from users where email = $1', [
    session.email,
  ])
  await askToLeave(api, { session, id: rows[0]?.id ?? 0 }, 'keep')
  await api.platform.cleanup.runAll()
}

describe('a review of what a former member wrote', () => {
  it('shows nothing of other former members', async () => {
    const [one, two] = [await api.signUp('one'), await api.signUp('two')]
    const warned: Written = { kind: 'post', id: await publishPost(api, one, 'Of one') }
    await reportAs(api, ana, warned)
    await decideAs(api, mod, warned, 'warn')
    const own: Written = { kind: 'post', id: await publishPost(api, two, 'Of two') }
    await reportAs(api, ana, own)
    await decideAs(api, mod, own, 'dismiss')
    await leave(one)
    await leave(two)
    await reportAs(api, ben, own)
    const found = await openReviewOf(api, mod, own)
    expect(found.member).toMatchObject({ former: true, posts: 0, reportsActed: 0, decisions: [] })
    // The earlier review of the same post is no secret of anybody else.
    expect(found.earlier).toMatchObject([{ kind: 'post', id: own.id, state: 'closed' }])
  })

  it('shows no other message of the account that former members share', async () => {
    const [kim, lee] = [await api.signUp('kim'), await api.signUp('lee')]
    await sendMessage(api, kim, ben, 'A secret of kim')
    const id = await sendMessage(api, lee, ben, 'Send gift cards')
    await sendMessage(api, ben, kim, 'A secret of ben')
    await leave(kim)
    await leave(lee)
    await reportAs(api, ben, { kind: 'message', id })
    const { thread } = await openReviewOf(api, mod, { kind: 'message', id })
    expect(thread.map(({ text, reported }) => [text, reported])).toEqual([['Send gift cards', true]])
  })

  it('shows the thread of a comment as before', async () => {
    const max = await api.signUp('max')
    const post = await publishPost(api, ben, 'A thread')
    const id = await writeComment(api, max, post, 'Pay here')
    await leave(max)
    await reportAs(api, ana, { kind: 'comment', id })
    const { thread } = await openReviewOf(api, mod, { kind: 'comment', id })
    expect(thread.map(({ kind, reported }) => [kind, reported])).toEqual([
      ['post', false],
      ['comment', true],
    ])
    expect((await callAs(api, ben, cms, { id: post })).body.data).toHaveLength(1)
  })
})

it('the reports of former members say nothing of one another', async () => {
  const [pia, quin] = [await api.signUp('pia'), await api.signUp('quin')]
  const kept: Written = { kind: 'post', id: await publishPost(api, ana, 'Harmless') }
  await reportAs(api, pia, kept)
  await decideAs(api, mod, kept, 'dismiss')
  const other: Written = { kind: 'post', id: await publishPost(api, ana, 'Doubtful') }
  await reportAs(api, quin, other)
  await leave(pia)
  await leave(quin)
  const { reports } = await openReviewOf(api, mod, other)
  expect(reports.map(({ by }) => by)).toMatchObject([{ former: true, reportsActed: 0, reportsKept: 0 }])
})
