import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { posting, posts } from '@within-reach/contract'
import { openDatabase } from './platform/database/database'
import { migrate } from './platform/database/migrate'
import { startApi, type TestApi } from './testing/api'
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
