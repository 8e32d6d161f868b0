import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { postDetail, posting, posts } from '@within-reach/contract'
import sharp from 'sharp'
import { openDatabase } from './platform/database/database'
import { migrate } from './platform/database/migrate'
import { startApi, type TestApi } from './testing/api'
import { type Bucket, startBucket } from './testing/bucket'
import { openTestDatabase } from './testing/database'
import { mailSites } from './testing/mail-sites'

const repository = path.join(__dirname, '../..')

/** The statements of a section of the page for operators, with other names. */
async function statementsOf(section: string, names: Readonly<Record<string, string>>): Promise<string[]> {
  const page = await readFile(path.join(repository, 'docs/rotating-secrets.md'), 'utf8')
  const [, text = ''] = page.split(`\n## ${section}\n`)
  const blocks = [...(text.split('\n## ')[0] ?? '').matchAll(/```sql\n([^]*?)```/g)]
  return blocks.map(([, sql = '']) =>
    Object.entries(names).reduce((renamed, [name, other]) => renamed.replaceAll(name, other), sql),
  )
}

describe('the password of the database', () => {
  /** The name of the database and of the role that owns it. */
  const site = `site_${randomBytes(4).toString('hex')}`
  const running = new Set<TestApi>()
  const stop = async (api: TestApi) => {
    running.delete(api)
    await api.close()
  }
  afterAll(() => Promise.all([...running].map(stop)))

  it('is replaced by further roles, as the page says, while instances of two roles run', async () => {
    const admin = await openTestDatabase()
    const urlOf = (role: string, password: string) => {
      const url = new URL(admin.pool.options.connectionString ?? '')
      return Object.assign(url, { username: role, password, pathname: `/${site}` }).href
    }
    const instance = async (role: string, password: string) => {
      const api = await startApi({ databaseThrough: () => urlOf(role, password) })
      running.add(api)
      return api
    }
    const [second = '', disabled = '', third = ''] = await statementsOf('Database password', {
      within_reach: site,
      '…': 'new',
    })
    const [created = '', dropped = ''] = third.split(/(?=drop role)/)

    await admin.pool.query(`create role ${site} login password 'first'; grant ${site} to current_user`)
    await admin.pool.query(`create database ${site} owner ${site}`)
    await migrate(urlOf(site, 'first'), path.join(repository, 'api/migrations'))
    const before = await instance(site, 'first')
    const { api_token: token } = await before.signUp('ana')
    const post = async (api: TestApi) => {
      const fields = { type: 'qb', subject: 'Which bank?', description: 'For students.' }
      return (await api.call(posting, fields, { token })).outcome.kind
    }

    await admin.pool.query(second)
    const after = await instance(`${site}_2`, 'new')
    expect([await post(before), await post(after)]).toEqual(['ok', 'ok'])
    await stop(before)
    await admin.pool.query(disabled)
    const earlier = openDatabase(urlOf(site, 'first'), () => {})
    await expect(earlier.query({ name: 'one', text: 'select 1' })).rejects.toMatchObject({ status: 503 })
    await earlier.close()
    expect(await post(after)).toBe('ok')

    // A later release migrates. If its tables belonged to the second role, that role could not be dropped.
    await after.database.pool.query('create table of_a_later_release ()')
    await admin.pool.query(created)
    const last = await instance(`${site}_3`, 'new')
    expect([await post(after), await post(last)]).toEqual(['ok', 'ok'])
    await stop(after)
    await admin.pool.query(dropped)
    expect((await last.call(posts, { type: 'qb' })).body).toMatchObject({ res: true })
    expect(await post(last)).toBe('ok')
    await admin.close()
  })
})

describe('the password of the mail server', () => {
  const { mailServer, site, whenDue } = mailSites()

  it('a mail that an instance could not send with the earlier one is sent by an instance with the new one', async () => {
    const [refusing, accepting] = [await mailServer({ rejectsLogins: true }), await mailServer()]
    const before = site(refusing.url.replace('//', '//site:earlier@'))
    await before.mailTo('ana@example.com')
    expect(await before.notSent('away')).toMatchObject({ givenUp: false })
    await before.worker.stop()
    const after = site(accepting.url.replace('//', '//site:new@'))
    await whenDue(after.worker)
    expect(await accepting.arrived(() => true)).toMatchObject({ to: 'ana@example.com' })
  })
})

describe('the keys of a bucket', () => {
  let folder: string
  let bucket: Bucket
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'within-reach-keys-'))
    bucket = await startBucket(folder)
  })
  afterAll(async () => {
    await bucket.stop()
    await rm(folder, { recursive: true })
  })

  const instance = (keys: Partial<Bucket['settings']>, sharing?: TestApi) => {
    const { url, bucket: name, region, accessKeyId, secretAccessKey } = { ...bucket.settings, ...keys }
    const s3 = { S3_URL: url, S3_BUCKET: name, S3_REGION: region }
    const settings = { ...s3, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
    return startApi({ settings, sharing })
  }

  it('are replaced while instances with the earlier and the new ones store and serve pictures', async () => {
    const before = await instance({})
    const after = await instance(bucket.createKeys(), before)
    const { api_token: token } = await before.signUp('ana')
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    const ad = { type: 'fr', region: 'Others', specificLocation: 'x', subject: 'x', description: 'x' }
    const post = (api: TestApi) => api.call(posting, ad, { token, files: [{ name: 'blue.png', bytes }] })
    const statusOfPicture = async (api: TestApi, by: TestApi) => {
      const { outcome } = await post(by)
      if (outcome.kind !== 'ok') throw new Error(outcome.kind)
      const found = await api.call(postDetail, { id: outcome.data.post_idx })
      const picture = found.outcome.kind === 'ok' ? found.outcome.data.image_path : undefined
      return (await fetch(new URL(picture ?? '/no-picture', api.url))).status
    }

    expect([await statusOfPicture(after, before), await statusOfPicture(before, after)]).toEqual([200, 200])
    bucket.deleteKeys(bucket.settings.accessKeyId)
    expect((await post(before)).status).toBe(503)
    expect(await statusOfPicture(after, after)).toBe(200)
    await after.close()
    await before.close()
  })
})

it('the page lists each key that instances create in the database', async () => {
  const page = await readFile(path.join(repository, 'docs/rotating-secrets.md'), 'utf8')
  const [, text = ''] = page.split('\n## Keys in the database\n')
  const listed = [...(text.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, row = '']) => row)
  const api = await startApi({ settings: { TRACES_URL: 'http://127.0.0.1:9', TRACES_SHARE: '0' } })
  const { rows } = await api.database.pool.query<{ purpose: string }>('select purpose from registry_keys')
  await api.close()
  expect(listed.sort()).toEqual(rows.map(({ purpose }) => purpose).sort())
})
