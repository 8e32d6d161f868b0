import {
  block,
  cms,
  type InitialAnswer,
  posting,
  postingCm,
  type Session,
  unblock,
  updateCm,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { builtShell, changesBy, grant, page, publish, versionOf } from '../testing/registry'

const routes = [page('/post', { reads: [{ path: cms.path, fields: {}, query: ['id'] }] })]

let shell: Awaited<ReturnType<typeof builtShell>>
let api: TestApi
let ana: Session
let bo: Session
let cho: Session
let post: number
beforeAll(async () => {
  shell = await builtShell()
  api = await startApi({ shell: shell.folder })
  await publish(api.database, versionOf('mfe-posts', '1.0.0', { routes }))
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  cho = await api.signUp('cho')
  await grant(api, ana)
  await changesBy(api, ana)({ type: 'promote', remote: 'mfe-posts', version: '1.0.0' })
})
beforeEach(async () => {
  await api.database.pool.query('delete from blocks')
  const question = { type: 'qb', subject: 'A bank?', description: 'x' }
  const { outcome } = await api.call(posting, question, { token: ana.api_token })
  post = outcome.kind === 'ok' ? outcome.data.post_idx : 0
})
afterAll(async () => {
  await api.close()
  await shell.remove()
})

async function write(author: Session, cmText: string): Promise<number> {
  const { outcome } = await api.call(postingCm, { id: post, cmText }, { token: author.api_token })
  return outcome.kind === 'ok' ? outcome.data.cm_idx : 0
}

async function read(reader?: Session) {
  const { outcome } = await api.call(cms, { id: post }, reader && { token: reader.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.map(({ cm }) => cm)
}

/** Ana blocks the author of a comment. @returns ends the block */
async function blockAuthorOf(id: number): Promise<() => Promise<unknown>> {
  const { outcome } = await api.call(block, { kind: 'comment', id }, { token: ana.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return () => api.call(unblock, { idx: outcome.data.block_idx }, { token: ana.api_token })
}

it('comments of a blocked member are left out for the blocker only, and come back', async () => {
  const id = await write(bo, 'from bo')
  await write(cho, 'from cho')
  const end = await blockAuthorOf(id)
  await write(bo, 'again from bo')
  const all = ['from bo', 'from cho', 'again from bo']
  expect(await read(ana)).toEqual(['from cho'])
  expect([await read(bo), await read(cho), await read()]).toEqual([all, all, all])
  await end()
  expect(await read(ana)).toEqual(all)
})

it('a post with hidden comments only is a post without comments', async () => {
  await blockAuthorOf(await write(bo, 'from bo'))
  expect(await read(ana)).toEqual([])
})

it('the blocked member’s own comment stays theirs to change', async () => {
  const id = await write(bo, 'from bo')
  await blockAuthorOf(id)
  const { body } = await api.call(updateCm, { idx: id, cmText: 'changed' }, { token: bo.api_token })
  expect([body, await read(ana), await read(bo)]).toEqual([
    { res: true, data: { cm_idx: id } },
    [],
    ['changed'],
  ])
})

it('the newest 2,000 comments are counted without the hidden ones', async () => {
  const id = await write(bo, 'from bo')
  await api.database.pool.query(
    `insert into comments (post_id, user_id, body)
      select $1, u.id, u.nick || ' ' || n from generate_series(1, 2000) n
      join users u on u.nick = case when n <= 3 then 'cho' else 'bo' end order by n`,
    [post],
  )
  expect(await read(ana)).toHaveLength(2000)
  await blockAuthorOf(id)
  expect(await read(ana)).toEqual(['cho 1', 'cho 2', 'cho 3'])
})

it('the page of the post contains none of them for the blocker', async () => {
  await blockAuthorOf(await write(bo, 'from bo'))
  const open = async (reader?: Session) => {
    const cookie = reader ? `wr_session=${reader.api_token}; wr_marker=${reader.marker}` : ''
    const headers = { ...(reader && { cookie }) }
    const { body } = await api.app.inject({ method: 'GET', url: `/post?id=${post}`, headers })
    const [, json = '[]'] =
      /<script id="initial-data" type="application\/json">(.*?)<\/script>/s.exec(body) ?? []
    const answers = JSON.parse(json) as readonly InitialAnswer[]
    return { paths: answers.map(({ path }) => path), has: body.includes('from bo') }
  }
  expect(await open(ana)).toEqual({ paths: [cms.path], has: false })
  expect(await open(cho)).toEqual({ paths: [cms.path], has: true })
  expect(await open()).toEqual({ paths: [cms.path], has: true })
})

it('visitors pay nothing: their statement reads no blocks', async () => {
  const { rows } = await api.database.pool.query<{ statement: string }>(
    `select statement from pg_prepared_statements where name = 'boards-comments-of-post'`,
  )
  for (const { statement } of rows) expect(statement).not.toContain('blocks')
})
