import type { FastifyReply, FastifyRequest } from 'fastify'
import { createWrittenCookie } from './written-cookie'

const requestWith = (cookie: string) => ({ headers: { cookie } }) as FastifyRequest

it.each([
  [false, 'wr_written=7; Path=/; Max-Age=10; HttpOnly; SameSite=Strict'],
  [true, '__Host-wr_written=7; Path=/; Max-Age=10; HttpOnly; Secure; SameSite=Strict'],
])('is unreadable by scripts and ends after ten seconds (https: %s)', (secure, line) => {
  const header = jest.fn()
  createWrittenCookie(secure).set({ header } as unknown as FastifyReply, 7n)
  expect(header).toHaveBeenCalledWith('set-cookie', line)
})

it('reads the position back', () => {
  expect(createWrittenCookie(false).read(requestWith('a=b; wr_written=18446744073709551615'))).toBe(
    2n ** 64n - 1n,
  )
})

it.each([
  '',
  'wr_written=',
  'wr_written=0x1',
  'wr_written=-1',
  'wr_written=1.5',
  `wr_written=${'9'.repeat(21)}`,
])('ignores what is no position: %j', (cookie) => {
  expect(createWrittenCookie(false).read(requestWith(cookie))).toBeUndefined()
})
