import { createPublicKey, verify } from 'node:crypto'
import { startApi, type TestApi } from '../../testing/api'
import { sendMessage } from '../../testing/moderated'
import { type ArrivedPush, startPushService, type TestPushService } from '../../testing/push-service'
import { pushedTo, pushTimePasses, sendOnce, turnOn } from '../../testing/pushes'

let api: TestApi
let service: TestPushService
let members = 0
beforeAll(async () => {
  service = await startPushService()
  api = await startApi({ settings: { PUSH_SERVICES: service.origin } })
})
afterEach(() => service.answer(201))
afterAll(async () => {
  await api.close()
  await service.stop()
})

const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)

/** A device to which a notification is due. */
async function waiting() {
  const [mina, alex] = [await api.signUp(`mina${++members}`), await api.signUp(`alex${members}`)]
  const device = await turnOn(api, service, mina)
  await sendMessage(api, alex, mina, 'Hello')
  await pushTimePasses(api, '30 seconds')
  return device
}

/** The claims of the token in an Authorization header (RFC 8292, section 2). Throws an error if its signature is wrong. */
function claimsOf({ headers }: ArrivedPush): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is wrong')
  if (key !== api.platform.pushKeys.publicKey) throw new Error('The key is another one')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
}

describe('a request to a push service', () => {
  it('is signed with the key of the site, and says how long and how urgent it is', async () => {
    const device = await waiting()
    const [{ tag } = { tag: '' }] = await pushedTo(api, service, device)
    const arrived = service.pushes.find(({ endpoint }) => endpoint === device.endpoint)
    if (!arrived) throw new Error('Nothing arrived')
    expect(arrived.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: tag,
    })
    const { aud, exp, sub } = claimsOf(arrived)
    expect([aud, sub]).toEqual([service.origin, `mailto:${api.platform.settings.supportEmail}`])
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60_000)
  })

  it.each([404, 410])('that is answered with %d forgets the device', async (status) => {
    const device = await waiting()
    service.answer(status)
    await pushedTo(api, service, device)
    const { rows } = await sql('select from push_subscriptions where endpoint = $1', [device.endpoint])
    expect(rows).toEqual([])
  })

  it.each([
    ['seconds', () => '600'],
    ['a date', () => new Date(Date.now() + 600_000).toUTCString()],
  ])('that is answered with 429 is repeated when the push service asks for it: %s', async (_, after) => {
    const device = await waiting()
    service.answer(429, { 'Retry-After': after() })
    const waits = async () =>
      (
        await sql(
          `select extract(epoch from d.due_at - now())::integer as left from push_deliveries d
          join push_subscriptions s on s.id = d.subscription_id where s.endpoint = $1 and d.due_at > now() + interval '5 minutes'`,
          [device.endpoint],
        )
      ).rows as { left: number }[]
    while ((await waits()).length === 0) await sendOnce(api)
    expect((await waits())[0]?.left).toBeGreaterThan(580)
    service.answer(201)
    await pushTimePasses(api, '10 minutes')
    expect(await pushedTo(api, service, device)).toHaveLength(2)
  })

  it('that is refused is not repeated, and the device is kept', async () => {
    const device = await waiting()
    service.answer(413)
    expect(await pushedTo(api, service, device)).toHaveLength(1)
    await pushTimePasses(api, '2 hours')
    expect(await pushedTo(api, service, device)).toHaveLength(1)
    const { rows } = await sql('select from push_subscriptions where endpoint = $1', [device.endpoint])
    expect(rows).toHaveLength(1)
  })
})
