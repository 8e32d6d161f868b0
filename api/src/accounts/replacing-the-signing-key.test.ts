import { generateKeyPairSync } from 'node:crypto'
import { changePwd, login, sendVCode2 } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { hashOfRecoveryCode } from './second-factor/recovery-codes'
import { countRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from './second-factor/queries'

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const [before, after] = [newKey(), newKey()]
/** Codes belong to the network of the client. */
const address = '10.9.8.7'

let old: TestApi
const codes = new Map<string, string>()
beforeAll(async () => {
  old = await startApi({ settings: { REGISTRY_SIGNING_KEY: before } })
  for (const nick of ['ana', 'ben']) {
    const { email } = await old.signUp(nick)
    await old.call(sendVCode2, { email }, { address })
    const { text } = await old.mailTo(email, /new password/)
    codes.set(nick, /\b\d{5}\b/.exec(text)?.[0] ?? '')
  }
})
afterAll(() => old.close())

/** A restarted instance with other keys. */
async function restarted<T>(settings: Readonly<Record<string, string>>, use: (api: TestApi) => Promise<T>) {
  const api = await startApi({ sharing: old, settings })
  try {
    return await use(api)
  } finally {
    await api.close()
  }
}
const reset = (nick: string) => async (api: TestApi) => {
  const fields = { email: `${nick}@example.com`, vcode: codes.get(nick), pwd: 'brand new one' }
  return (await api.call(changePwd, fields, { address })).body.res
}
const during = { REGISTRY_SIGNING_KEY: after, REGISTRY_EXTRA_SIGNING_KEYS: before }

it('a code that was mailed before works as long as the earlier key is an extra one', async () => {
  expect(await restarted({ REGISTRY_SIGNING_KEY: after }, reset('ana'))).toBe(1)
  expect(await restarted(during, reset('ben'))).toBe(0)
  const { body } = await old.call(login, { email: 'ben@example.com', password: 'brand new one' })
  expect(body.res).toBe(true)
})

it('a recovery code does so too', async () => {
  const { rows } = await old.database.pool.query<{ id: number }>('select min(id) as id from users')
  const [member = 0] = rows.map(({ id }) => id)
  const hash = hashOfRecoveryCode(old.platform.codeKeys.current, member, 'aaaaa-bbbbb')
  await replaceRecoveryCodes(old.database, member, [hash])
  const use = ({ platform }: TestApi) => {
    const hashes = platform.codeKeys.accepted.map((key) => hashOfRecoveryCode(key, member, 'AAAAA BBBBB'))
    return useRecoveryCode(old.database, member, hashes)
  }
  expect(await restarted({ REGISTRY_SIGNING_KEY: after }, use)).toBe(false)
  expect(await restarted(during, use)).toBe(true)
  expect(await countRecoveryCodes(old.database, member)).toBe(0)
})

it('codes from before the site had a key of its own stay valid', async () => {
  const shared = await restarted({}, async ({ platform }) => platform.codeKeys.current)
  const accepted = await restarted(
    { REGISTRY_SIGNING_KEY: after },
    async ({ platform }) => platform.codeKeys.accepted,
  )
  expect(accepted.some((key) => key.equals(shared))).toBe(true)
})
