import { postDetail, reverseDecision, type Session } from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { callAs, openDesk, reportedPost } from '../testing/desk'
import { commentsOf, decideAs, publishPost, reportAs, writeComment } from '../testing/moderated'

let api: TestApi
let ana: Session
let ben: Session
let mod: Session
let other: Session
beforeAll(async () => {
  ;({ api, ana, ben, mod, other } = await openDesk())
})
afterAll(() => api.close())

const reverse = async (idx: number) =>
  (await callAs(api, other, reverseDecision, { idx, why: 'A mistake' })).outcome.kind
const statusOf = async (id: number) => (await api.call(postDetail, { id })).status
const comment = async (post: number, author: Session, text: string) => {
  const written = { kind: 'comment', id: await writeComment(api, author, post, text) } as const
  await reportAs(api, mod, written)
  return written
}

describe('what two decisions hide stays hidden until both are reversed', () => {
  it('a comment that was hidden while its post was', async () => {
    const post = await publishPost(api, ben, 'A room')
    const rude = await comment(post, ana, 'Rude')
    await writeComment(api, ben, post, 'Polite')
    await reportAs(api, ana, { kind: 'post', id: post })
    const ofPost = await decideAs(api, mod, { kind: 'post', id: post }, 'hide')
    const ofComment = await decideAs(api, other, rude, 'remove')
    expect(await reverse(ofPost)).toBe('ok')
    expect(await commentsOf(api, post)).toEqual(['Polite'])
    expect(await reverse(ofComment)).toBe('ok')
    expect(await commentsOf(api, post)).toEqual(['Rude', 'Polite'])
  })

  it('a comment that was hidden while its post was, and comes back first', async () => {
    const post = await publishPost(api, ben, 'Another room')
    const rude = await comment(post, ana, 'Rude')
    await reportAs(api, ana, { kind: 'post', id: post })
    const ofPost = await decideAs(api, mod, { kind: 'post', id: post }, 'hide')
    const ofComment = await decideAs(api, other, rude, 'hide')
    expect(await reverse(ofComment)).toBe('ok')
    expect(await reverse(ofPost)).toBe('ok')
    expect(await commentsOf(api, post)).toEqual(['Rude'])
  })

  it.each([['first'], ['second']])(
    'a post that was hidden twice; the %s is reversed first',
    async (which) => {
      const post = await reportedPost({ api, ben }, ana)
      await reportAs(api, ben, post, { target: 'author' })
      const first = await decideAs(api, mod, post, 'hide')
      const second = await decideAs(api, mod, post, 'remove')
      const [one, two] = which === 'first' ? [first, second] : [second, first]
      expect(await reverse(one)).toBe('ok')
      expect(await statusOf(post.id)).toBe(404)
      expect(await reverse(two)).toBe('ok')
      expect(await statusOf(post.id)).toBe(200)
    },
  )

  it('a post whose author was banned with everything', async () => {
    const cai = await api.signUp('cai')
    const [hidden, reported] = [await reportedPost({ api, ben }, cai), await reportedPost({ api, ben }, cai)]
    const hide = await decideAs(api, mod, hidden, 'hide')
    const ban = await decideAs(api, mod, reported, 'ban', { withdraw: 'yes' })
    expect(await reverse(hide)).toBe('ok')
    expect(await statusOf(hidden.id)).toBe(404)
    const { text } = await api.mailTo(cai.email, /was reversed/)
    expect(text.replace(/\s+/g, ' ')).toContain('unless another decision is in force')
    expect(await reverse(ban)).toBe('ok')
    expect([await statusOf(hidden.id), await statusOf(reported.id)]).toEqual([200, 200])
  })

  it('everything of a member who was banned twice', async () => {
    const dora = await api.signUp('dora')
    const [one, two] = [await reportedPost({ api, ben }, dora), await reportedPost({ api, ben }, dora)]
    const first = await decideAs(api, mod, one, 'ban', { withdraw: 'yes' })
    const second = await decideAs(api, mod, two, 'ban', { withdraw: 'yes' })
    expect(await reverse(first)).toBe('ok')
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([404, 404])
    expect(await reverse(second)).toBe('ok')
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([200, 200])
  })

  it('a comment of a banned member below a post that was hidden before', async () => {
    const eli = await api.signUp('eli')
    const post = await publishPost(api, ben, 'A third room')
    await writeComment(api, eli, post, 'Pay me')
    await reportAs(api, ana, { kind: 'post', id: post })
    const ofPost = await decideAs(api, mod, { kind: 'post', id: post }, 'hide')
    const ban = await decideAs(api, mod, await reportedPost({ api, ben }, eli), 'ban', { withdraw: 'yes' })
    await reverse(ofPost)
    expect(await commentsOf(api, post)).toEqual([])
    await reverse(ban)
    expect(await commentsOf(api, post)).toEqual(['Pay me'])
  })
})
