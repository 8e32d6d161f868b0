import {
  badges,
  grantPapers,
  hostPapers,
  revokePapers,
  type Session,
  type StaffRole,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { decideAs, publishPost, reportAs, writeComment, type Written } from '../testing/moderated'
import { grantRole } from '../testing/staff'

let api: TestApi
let agent: Session
let moderator: Session
beforeAll(async () => {
  api = await startApi()
  agent = await staffOf('yuna', 'agent')
  moderator = await staffOf('mora', 'moderator')
})
afterAll(() => api.close())

async function staffOf(nick: string, role: StaffRole): Promise<Session> {
  const session = await api.signUp(nick)
  await grantRole(api, session, role)
  return session
}

const as = ({ api_token: token }: Session) => ({ token })
const fieldsOf = ({ kind, id }: Written) => ({ kind, id })
const note = (content: Written, by = agent, days = 30) =>
  api.call(grantPapers, { ...fieldsOf(content), days }, as(by))
const takeBack = (content: Written, by = agent) => api.call(revokePapers, fieldsOf(content), as(by))
const read = (content: Written, by = agent) => api.call(hostPapers, fieldsOf(content), as(by))

/** A post and a comment of a new member. */
async function write(nick: string) {
  const host = await api.signUp(nick)
  const id = await publishPost(api, host, `A room of ${nick}`)
  const post: Written = { kind: 'post', id }
  const comment: Written = { kind: 'comment', id: await writeComment(api, host, id, `It is ${nick}'s`) }
  return { host, post, comment }
}

async function hide(content: Written) {
  await reportAs(api, agent, content)
  await decideAs(api, moderator, content, 'hide')
}

describe('the papers of a host', () => {
  it('are found by a post or a comment, with who saw them and until when', async () => {
    const { post, comment } = await write('ana')
    const none = { nick: 'ana', hidden: false, own: false, seenBy: null }
    const [byPost, byComment] = [await read(post), await read(comment)]
    expect(byPost.body.data).toMatchObject({ ...none, text: 'A room of ana', checks: { papers: null } })
    expect(byComment.body.data).toMatchObject({ ...none, text: "It is ana's" })
    const { body } = await note(post)
    const until = (body.data as { until: string }).until
    const noted = await read(comment)
    expect(noted.body.data).toMatchObject({ seenBy: 'yuna', checks: { papers: { until } } })
    const { body: shown } = await api.call(badges, fieldsOf(post))
    expect(shown.data).toEqual((noted.body.data as { checks: object }).checks)
    expect(JSON.stringify(noted.body)).not.toContain('@')
  })

  it('are shown as long as any note about them counts', async () => {
    const { post } = await write('nia')
    await note(post, agent, 300)
    const shorter = await note(post, agent, 30)
    const { body } = await api.call(badges, fieldsOf(post))
    const { papers } = body.data as { papers: { until: string; checked: string } }
    expect(shorter.body.data).toMatchObject({ until: papers.until })
    expect(Date.parse(papers.until) - Date.parse(papers.checked)).toBe(300 * 86_400_000)
  })

  it('do not name who saw them once they count no longer', async () => {
    const { post } = await write('ben')
    await note(post)
    await takeBack(post)
    expect((await read(post)).body.data).toMatchObject({ seenBy: null, checks: { papers: null } })
  })

  it('are marked as the agent’s own', async () => {
    const id = await publishPost(api, agent, 'A room of mine')
    expect((await read({ kind: 'post', id })).body.data).toMatchObject({ nick: 'yuna', own: true })
  })

  it.each(['post', 'comment'] as const)('are taken back by a hidden %s, without its text', async (kind) => {
    const { [kind]: content } = await write(`hidden-${kind}`)
    await note(content)
    await hide(content)
    const found = await read(content)
    expect(found.body.data).toMatchObject({
      nick: `hidden-${kind}`,
      text: null,
      hidden: true,
      seenBy: 'yuna',
    })
    expect((await takeBack(content)).body).toEqual({ res: true, data: { nick: `hidden-${kind}` } })
    expect((await takeBack(content)).outcome.kind).toBe('notGranted')
    expect((await read(content)).body.data).toMatchObject({ checks: { papers: null } })
  })

  it('are taken back by a comment that is hidden with its post', async () => {
    const { post, comment } = await write('cho')
    await note(post)
    await hide(post)
    expect((await takeBack(comment)).outcome.kind).toBe('ok')
  })

  it('are not noted by hidden content', async () => {
    const { post } = await write('dan')
    await hide(post)
    expect((await note(post)).status).toBe(404)
    expect((await read(post)).body.data).toMatchObject({ checks: { papers: null } })
  })

  it('of nothing, or of something that is neither post nor comment, are not found', async () => {
    for (const kind of ['post', 'comment'] as const) {
      const nothing: Written = { kind, id: 2_147_483_647 }
      expect([(await read(nothing)).status, (await takeBack(nothing)).status]).toEqual([404, 404])
    }
    const message: Written = { kind: 'message', id: 1 }
    expect([(await read(message)).status, (await takeBack(message)).status]).toEqual([400, 400])
  })
})

describe.each([
  ['hostPapers', read],
  ['grantPapers', note],
  ['revokePapers', takeBack],
] as const)('%s', (name, call) => {
  it('is for agents only', async () => {
    const { host, post } = await write(name)
    const stranger = await api.signUp(`stranger-${name}`)
    const nobody = { ...stranger, api_token: '' }
    const statuses: Record<string, number> = {}
    for (const [who, session] of Object.entries({ host, stranger, moderator, agent, nobody }))
      statuses[who] = (await call(post, session)).status
    expect(statuses).toEqual({ host: 403, stranger: 403, moderator: 403, agent: 200, nobody: 401 })
  })
})
