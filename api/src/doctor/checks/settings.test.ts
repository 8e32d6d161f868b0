import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installationOf } from '../../testing/installation'
import { checkSettings } from './settings'

let dataDir: string
beforeAll(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-doctor-'))))
afterAll(() => rm(dataDir, { recursive: true }))

/** What the check says about an environment. */
const about = async (environment: Readonly<Record<string, string>>) =>
  (await checkSettings(installationOf({ DATA_DIR: dataDir, ...environment }))).map(
    ({ level, text }) => `${level}: ${text}`,
  )

/** A site without anything suspicious. */
const sound = {
  PUBLIC_URL: 'https://site.example',
  TRUST_PROXY: 'loopback',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@site.example',
  AGENT_EMAIL: 'agent@site.example',
  SUPPORT_EMAIL: 'support@site.example',
}

it('a sound site has valid settings, and one on this machine needs none', async () => {
  expect(await about(sound)).toEqual([
    `ok: All settings are valid: PUBLIC_URL, DATA_DIR, SMTP_URL, MAIL_FROM, AGENT_EMAIL, SUPPORT_EMAIL, TRUST_PROXY.`,
  ])
  expect(await checkSettings(installationOf({}))).toMatchObject([{ level: 'ok' }])
})

it.each([
  ['https without trusted proxies', { TRUST_PROXY: 'off' }, /TRUST_PROXY is off: all visitors share/],
  ['a public address over http', { PUBLIC_URL: 'http://site.example' }, /reached over http/],
  ['no mail server', { SMTP_URL: '' }, /nobody gets the code of a sign-up/],
  ['an example address', { AGENT_EMAIL: '' }, /^warning: AGENT_EMAIL: the address is only an example/],
  ['sample content', { SAMPLE_CONTENT: 'on' }, /SAMPLE_CONTENT is on/],
  ['a store without its address', { S3_BUCKET: 'pictures' }, /^warning: S3_BUCKET without S3_URL/],
  ['a misspelled name', { PUBLIC_URI: 'https://site.example' }, /^warning: PUBLIC_URI is not a setting/],
])('warns about %s', async (_case, changed, expected) => {
  expect(await about({ ...sound, ...changed })).toEqual([expect.stringMatching(expected)])
})

it('warns about a service that other machines reach over http', async () => {
  expect(await about({ HOST: '0.0.0.0' })).toContainEqual(expect.stringMatching(/reached over http/))
})

it('warns about a folder of uploads that a store replaces', async () => {
  const s3 = {
    S3_URL: 'https://s3.example',
    S3_BUCKET: 'p',
    S3_ACCESS_KEY_ID: 'i',
    S3_SECRET_ACCESS_KEY: 's',
  }
  expect(await about({ ...sound, ...s3, FILES_DIR: '/srv/files' })).toEqual([
    'warning: FILES_DIR has no effect, because S3_URL is set.',
  ])
})

it('warns about a second database', async () => {
  const cluster = path.join(dataDir, 'postgres', 'cluster')
  await mkdir(cluster, { recursive: true })
  expect(await about({ ...sound, DATABASE_URL: 'postgres://db/site' })).toEqual([
    expect.stringMatching(/^warning: There are two databases/),
  ])
  await rm(path.dirname(cluster), { recursive: true })
})

it.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['TRUST_PROXIES', undefined],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['HOSTNAME', undefined],
  ['POST', undefined],
  ['PATH', undefined],
  ['HOME', undefined],
])('takes %s for %s', async (name, meant) => {
  const found = await checkSettings(installationOf({ [name]: 'x' }))
  expect(found[0]?.advice).toBe(
    meant === undefined ? undefined : `Name it ${meant} if that is what you mean.`,
  )
})
