import { setTimeout as delay } from 'node:timers/promises'
import { cms, postDetail, posting, posts, type Session, updatePost } from '@within-reach/contract'
import { type CallAnswer, startApi, type TestApi } from '../../testing/api'
import {
  type ReplicatedCluster,
  startReplicatedCluster,
  type TestReplica,
} from '../../testing/replicated-cluster'

jest.setTimeout(120_000)

let cluster: ReplicatedCluster
let api: TestApi
/** Another instance on the same servers. */
let other: TestApi
let ana: Session
beforeAll(async () => {
  cluster = await startReplicatedCluster(2)
  const options = { databaseThrough: () => cluster.url, settings: cluster.settings }
  api = await startApi(options)
  other = await startApi(options)
  ana = await api.signUp('ana')
})
afterAll(async () => {
  await other.close()
  await api.close()
  await cluster.stop()
})

const metricsOf = async ({ url }: TestApi) => (await fetch(`${url}/metrics`)).text()

/** The statements that a server has answered. */
async function answered(server: string): Promise<number> {
  const line = new RegExp(`^database_reads_total\\{server="${server}"\\} (\\d+)$`, 'm')
  return Number(line.exec(await metricsOf(api))?.[1] ?? 0)
}

async function untilInUse(replicas: readonly TestReplica[], inUse: boolean): Promise<void> {
  for (const instance of [api, other])
    for (const { name } of replicas)
      while (!(await metricsOf(instance)).includes(`replica_in_use{replica="${name}"} ${inUse ? 1 : 0}\n`))
        await delay(50)
}

const write = (subject: string) =>
  api.call(
    posting,
    { type: 'tr', region: 'Others', specificLocation: 'here', subject, description: 'text' },
    { token: ana.api_token },
  )
const idOf = ({ outcome }: CallAnswer<typeof posting>): number => {
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}

/** The subjects on the first page of a board. @param cookies of the browser that asks */
async function subjects(instance = api, cookies: Readonly<Record<string, string>> = {}, search = '') {
  const { outcome } = await instance.call(posts, { type: 'tr', search }, { cookies })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.map(({ subject }) => subject)
}

async function untilReplicated(subject: string): Promise<void> {
  // Twice, because the replicas take turns.
  for (let found = 0; found < 2;) found = (await subjects()).includes(subject) ? found + 1 : 0
}

it('lists, posts, comments and searches are read from the replicas in turn', async () => {
  await untilInUse(cluster.replicas, true)
  const id = idOf(await write('a first post'))
  await untilReplicated('a first post')
  const servers = ['primary', ...cluster.replicas.map(({ name }) => name)]
  const before = await Promise.all(servers.map(answered))
  for (let n = 0; n < 2; n++) {
    expect(await subjects()).toEqual(['a first post'])
    expect(await subjects(api, {}, 'first')).toEqual(['a first post'])
    expect((await api.call(postDetail, { id })).outcome.kind).toBe('ok')
    expect((await api.call(cms, { id })).outcome.kind).toBe('ok')
  }
  const grown = (await Promise.all(servers.map(answered))).map((count, n) => count - (before[n] ?? 0))
  expect(grown[0]).toBe(0)
  for (const growth of grown.slice(1)) expect(growth).toBeGreaterThan(0)
})

it('a browser reads what it wrote through any instance, although no replica has it', async () => {
  await untilInUse(cluster.replicas, true)
  const old = idOf(await write('an old subject'))
  await untilReplicated('an old subject')
  for (const replica of cluster.replicas) await replica.pauseReplay()
  const fields = { id: old, type: 'tr', region: 'Others', specificLocation: 'here', description: 'text' }
  const edited = await api.call(updatePost, { ...fields, subject: 'a new subject' }, { token: ana.api_token })
  expect(Object.keys(edited.cookies)).toEqual(['wr_written'])
  for (const instance of [api, other])
    expect(await subjects(instance, edited.cookies)).toContain('a new subject')

  // A new post is found by everybody, because the primary decides what does not exist.
  const id = idOf(await write('not replayed'))
  expect((await other.call(postDetail, { id })).outcome.kind).toBe('ok')
})

it('replicas that are behind are left out, and return by themselves', async () => {
  await untilInUse(cluster.replicas, false)
  expect(await subjects()).toContain('not replayed')
  expect(await metricsOf(api)).toMatch(/^replica_lag_seconds\{[^}]*\} (?!0(\.[0-4]\d*)?$)/m)
  for (const replica of cluster.replicas) await replica.resumeReplay()
  await untilInUse(cluster.replicas, true)
  expect(await subjects()).toContain('not replayed')
})

it('a replica that is killed costs no request', async () => {
  const [killed] = cluster.replicas as [TestReplica]
  await untilInUse(cluster.replicas, true)
  const statuses: number[] = []
  let stopped = false
  const readers = Array.from({ length: 8 }, async (_, n) => {
    for (let page = 1; !stopped; page++) {
      const address = `10.60.${n}.${page % 250}`
      statuses.push((await api.call(posts, { type: 'tr', page: 1 + (page % 40) }, { address })).status)
    }
  })
  await killed.kill()
  await untilInUse([killed], false)
  const reached = statuses.length + 100
  while (statuses.length < reached) await delay(20)
  stopped = true
  await Promise.all(readers)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  await killed.restart()
  await untilInUse([killed], true)
})

it('a replica that was promoted is left out while the primary answers', async () => {
  const [promoted] = cluster.replicas as [TestReplica]
  await promoted.promote()
  await untilInUse([promoted], false)
  const before = await answered(promoted.name)
  await write('after the promotion')
  await untilReplicated('after the promotion')
  expect(await answered(promoted.name)).toBe(before)
})

it('visitors read lists while the primary is away', async () => {
  await cluster.stopPrimary()
  for (let n = 0; n < 10; n++) expect(await subjects()).toContain('after the promotion')
})
