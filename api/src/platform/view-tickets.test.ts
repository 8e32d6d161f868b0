import { randomBytes } from 'node:crypto'
import { createViewTickets } from './view-tickets'

const key = Buffer.from('the key of this site, 32 bytes..')
let time = Date.parse('2026-03-01T12:00:00Z')
const tickets = createViewTickets(key, () => time)

it('a ticket identifies the network and member of a view to every instance, without naming them', () => {
  const ticket = tickets.issue({ address: '203.0.113.7', member: 12_345 })
  const read = createViewTickets(key, () => time).read(ticket)
  expect(read).toEqual({
    id: expect.any(String),
    network: expect.any(String),
    member: expect.any(String),
    group: expect.any(Number),
  })
  // Not the whole ticket: its id and seal are random, and may contain any digits.
  expect(JSON.stringify([read?.network, read?.member])).not.toMatch(/203|12345/)
  const other = tickets.read(tickets.issue({ address: '203.0.113.99', member: 12_345 }))
  expect(other).toEqual({ ...read, id: expect.not.stringMatching(read?.id ?? '') })
  expect(tickets.read(tickets.issue({ address: '203.0.114.7' }))?.network).not.toBe(read?.network)
})

it('a ticket of another site, a changed one and an old one are invalid', () => {
  const ticket = tickets.issue({ address: '203.0.113.7' })
  expect(createViewTickets(randomBytes(32), () => time).read(ticket)).toBeUndefined()
  for (const [at, sign] of [...ticket].entries())
    expect(
      tickets.read(ticket.slice(0, at) + (sign === 'a' ? 'b' : 'a') + ticket.slice(at + 1)),
    ).toBeUndefined()
  for (const nothing of ['', '.', 'a.b.c', 'x'.repeat(5000)]) expect(tickets.read(nothing)).toBeUndefined()
  expect(tickets.read(ticket)).toBeDefined()
  time += 12 * 60 * 60_000
  expect(tickets.read(ticket)).toBeUndefined()
})

it('a ticket has the group of its page and kind of device, of 32 groups', () => {
  const groupOf = (page: string, isMobile = false) =>
    tickets.read(tickets.issue({ address: '203.0.113.7', page, isMobile }))?.group ?? -1
  const pages = Array.from({ length: 200 }, (_, at) => `/page${at}`)
  const groups = new Set(pages.flatMap((page) => [groupOf(page), groupOf(page, true)]))
  expect([...groups].sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, at) => at))
  expect(groupOf('/login')).toBe(groupOf('/login'))
  expect(groupOf('/login', true)).toBe(groupOf('/login') + 1)
})
