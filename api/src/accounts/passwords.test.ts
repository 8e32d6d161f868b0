import { hashPassword, isPassword } from './passwords'

it('recognises a password by its hash, and no other', async () => {
  const stored = await hashPassword('비밀번호 one')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(stored, '비밀번호 one')).toBe(true)
  expect(await isPassword(stored, '비밀번호 One')).toBe(false)
})

it('turns hashes away when too many wait, and goes on with the others', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 110 }, (_, n) => hashPassword(`password ${n}`)),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ status: 503, retryAfter: 1 })
  expect(await hashPassword('after the crowd')).toContain('argon2id')
})
