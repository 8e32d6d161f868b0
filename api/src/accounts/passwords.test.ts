import { hashPassword, isPassword, reserveComparison } from './passwords'

const ana = { account: 'ana', address: '203.0.113.1' }

it('recognises only the right password by its hash', async () => {
  const stored = await hashPassword('비밀번호 one', ana)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(stored, '비밀번호 one', reserveComparison(ana))).toBe(true)
  expect(await isPassword(stored, '비밀번호 One', reserveComparison(ana))).toBe(false)
})

it('refuses only the address or account that floods the queue', async () => {
  const floods = [
    Array.from({ length: 40 }, (_, n) => ({ account: n, address: '203.0.113.9' })),
    Array.from({ length: 40 }, (_, n) => ({ account: 'flood', address: `198.51.100.${n}` })),
  ].flat()
  const flooded = Promise.allSettled(floods.map((workFor) => hashPassword('of the flood', workFor)))
  const others = Array.from({ length: 6 }, (_, n) =>
    hashPassword('of a member', { account: `member ${n}`, address: `192.0.2.${n}` }),
  )
  expect(await Promise.all(others)).toHaveLength(6)
  const refused = (await flooded).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused.length).toBeGreaterThan(50)
  expect(refused[0]).toMatchObject({ status: 503, retryAfter: 1 })
})
