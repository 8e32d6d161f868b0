import { gate } from '../../testing/gate'
import { openLine, throughLine } from '../../testing/line'
import { mailSites } from '../../testing/mail-sites'
import { deleteOldMails } from './outbox-queries'

const { database, mailServer, site, rows, whenDue } = mailSites()

it('sends a mail and deletes it completely', async () => {
  const server = await mailServer()
  const { mailTo, worker } = site(server.url)
  await mailTo('ana@example.com')
  expect(await server.arrived(() => true)).toMatchObject({ to: 'ana@example.com', text: 'It is 31337.\n' })
  await worker.stop()
  expect(await rows()).toEqual([])
})

it('sends each mail once, with any number of instances', async () => {
  const server = await mailServer()
  const [one, two] = [site(server.url), site(server.url)]
  const people = Array.from({ length: 40 }, (_, n) => `person-${n}@example.com`)
  await Promise.all(people.map((to, n) => (n % 2 ? one : two).mailTo(to)))
  await server.arrived(() => server.mails.length >= people.length)
  await Promise.all([one.worker.stop(), two.worker.stop()])
  expect(server.mails.map(({ to }) => to).sort()).toEqual(people.sort())
  expect(await rows()).toEqual([])
})

it('keeps a mail while the mail server is unreachable, and sends it when it is back', async () => {
  const server = await mailServer()
  const line = await openLine(Number(new URL(server.url).port))
  line.cut()
  const { mailTo, notSent, outbox, worker } = site(throughLine(server.url, line))
  await mailTo('ana@example.com')
  expect(await notSent('away')).toMatchObject({ givenUp: false })
  expect(await outbox.reach('ben@example.com')).toBe('away')

  line.restore()
  await whenDue(worker)
  expect(await server.arrived(() => true)).toMatchObject({ to: 'ana@example.com' })
  await worker.stop()
  expect([await rows(), await outbox.reach('ben@example.com')]).toEqual([[], 'open'])
  line.close()
})

it('keeps a mail while the mail server refuses connections', async () => {
  // Nothing listens on port 1.
  const { mailTo, notSent } = site('smtp://127.0.0.1:1')
  await mailTo('ana@example.com')
  expect(await notSent('away')).toMatchObject({ givenUp: false })
  expect(await rows()).toMatchObject([{ failed_at: null }])
})

it('gives up if the mailbox does not exist, reports that to the next caller, and continues with the others', async () => {
  const server = await mailServer({
    answer: (to) => (to.startsWith('nobody@') ? '550 5.1.1 No such person here' : undefined),
  })
  const { mailTo, notSent, outbox, worker } = site(server.url)
  await mailTo('nobody@example.com')
  await mailTo('ana@example.com')
  expect(await notSent('refused')).toMatchObject({ givenUp: true })
  expect(await server.arrived(() => true)).toMatchObject({ to: 'ana@example.com' })
  await worker.stop()
  expect((await rows()).map(({ recipient, failed_at }) => [recipient, failed_at])).toEqual([
    ['nobody@example.com', expect.any(Date)],
  ])
  expect(await outbox.reach('Nobody@Example.com')).toBe('refused')
  expect(await outbox.reach('ana@example.com')).toBe('open')
  await database().pool.query(`UPDATE mail_outbox SET failed_at = now() - interval '61 minutes'`)
  expect(await outbox.reach('nobody@example.com')).toBe('open')
})

it('retries later if the server defers a mail', async () => {
  const answers = ['450 4.2.0 Come back later', '451 4.3.0 Not yet']
  const server = await mailServer({ answer: () => answers.shift() })
  const { mailTo, notSent, outbox, worker } = site(server.url)
  const began = Date.now()
  await mailTo('ana@example.com')
  expect(await notSent('not now', 1)).toMatchObject({ givenUp: false })
  expect((await rows())[0]?.wait).toBeLessThanOrEqual(10)
  await whenDue(worker)
  await notSent('not now', 2)
  expect(Number((await rows())[0]?.next_try) - began).toBeGreaterThanOrEqual(10_000)
  expect(await outbox.reach('ana@example.com')).toBe('open')
  await whenDue(worker)
  expect(await server.arrived(() => true)).toMatchObject({ to: 'ana@example.com' })
})

it('counts every failed try by its reason', async () => {
  const answers = ['450 4.2.0 Come back later', '451 4.3.0 Not yet', '550 5.1.1 No such person here']
  const server = await mailServer({ answer: () => answers.shift() })
  const { mailTo, notSent, outbox, worker } = site(server.url)
  expect(outbox.failures()).toEqual({ away: 0, 'not now': 0, refused: 0 })
  await mailTo('ana@example.com')
  await notSent('not now', 1)
  await whenDue(worker)
  await notSent('not now', 2)
  await whenDue(worker)
  await notSent('refused', 3)
  await worker.stop()
  expect(outbox.failures()).toEqual({ away: 0, 'not now': 2, refused: 1 })
  const unreachable = site('smtp://127.0.0.1:1')
  await unreachable.mailTo('ben@example.com')
  await unreachable.notSent('away')
  expect(unreachable.outbox.failures()).toEqual({ away: 1, 'not now': 0, refused: 0 })
})

it.each([
  ['the password of the mail server is wrong', 'away', { rejectsLogins: true }],
  ['the mail server does not relay for us', 'not now', { answer: () => '550 5.7.1 Relaying denied' }],
])('gives no mail up because %s', async (_case, reason, manners) => {
  const server = await mailServer(manners)
  const { mailTo, notSent } = site(server.url.replace('//', '//site:secret@'))
  await mailTo('ana@example.com')
  expect(await notSent(reason)).toMatchObject({ givenUp: false })
  expect(await rows()).toMatchObject([{ failed_at: null }])
})

it('gives up after three days of retries, and keeps the mail for a month', async () => {
  const server = await mailServer({ answer: () => '450 4.2.0 Come back later' })
  const { mailTo, notSent, worker } = site(server.url)
  await mailTo('ana@example.com')
  await notSent('not now', 1)
  await database().pool.query(`UPDATE mail_outbox SET created_at = now() - interval '73 hours', tries = 3`)
  await whenDue(worker)
  expect(await notSent('not now', 4)).toMatchObject({ givenUp: false })
  await whenDue(worker)
  expect(await notSent('not now', 5)).toMatchObject({ givenUp: true })
  await worker.stop()
  await database().pool.query(`UPDATE mail_outbox SET failed_at = now() - interval '29 days'`)
  await deleteOldMails(database())
  expect(await rows()).toMatchObject([{ recipient: 'ana@example.com', body: 'It is 31337.' }])
  await database().pool.query(`UPDATE mail_outbox SET failed_at = now() - interval '31 days'`)
  await deleteOldMails(database())
  expect(await rows()).toEqual([])
})

it('does not let a slow recipient delay the others', async () => {
  const { open, opened } = gate()
  const server = await mailServer({
    answer: (to) => (to.startsWith('slow@') ? opened.then(() => undefined) : undefined),
  })
  const { mailTo } = site(server.url)
  await mailTo('slow@example.com')
  await mailTo('ana@example.com')
  await mailTo('ben@example.com')
  await server.arrived(() => server.mails.length === 2)
  expect(server.mails.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'ben@example.com'])
  // The slow one is still being sent, and was not given up for the others.
  expect(await rows()).toContainEqual(expect.objectContaining({ recipient: 'slow@example.com', tries: 0 }))
  open()
  await server.arrived(({ to }) => to === 'slow@example.com')
})

it('reuses its connections to the mail server', async () => {
  const server = await mailServer()
  const { mailTo } = site(server.url)
  for (let n = 0; n < 5; n++) {
    await mailTo(`person-${n}@example.com`)
    await server.arrived(() => server.mails.length === n + 1)
  }
  expect(server.connections()).toBeLessThan(5)
})

describe('a stop', () => {
  it('finishes the mail that is being sent, and starts no more', async () => {
    const [received, { open, opened }] = [gate(), gate()]
    const server = await mailServer({
      answer: async () => {
        received.open()
        await opened
        return undefined
      },
    })
    const { mailTo, worker } = site(server.url)
    await mailTo('ana@example.com')
    await received.opened
    const stopped = worker.stop()
    await mailTo('ben@example.com')
    open()
    await stopped
    expect(server.mails.map(({ to }) => to)).toEqual(['ana@example.com'])
    expect(await rows()).toMatchObject([{ recipient: 'ben@example.com' }])
  })

  it('aborts what takes too long, and leaves it in the outbox', async () => {
    const [received, { open, opened }] = [gate(), gate()]
    const server = await mailServer({
      answer: async () => {
        received.open()
        await opened
        return undefined
      },
    })
    const first = site(server.url)
    await first.mailTo('ana@example.com')
    await received.opened
    await first.worker.stop(0)
    expect([server.mails, await rows()]).toMatchObject([[], [{ failed_at: null }]])
    open()
    await whenDue(site(server.url).worker)
    expect(await server.arrived(() => true)).toMatchObject({ to: 'ana@example.com' })
  })
})

it('logs no text of a mail and no address', async () => {
  const server = await mailServer({ answer: (to) => `550 5.1.1 <${to}> is not known here` })
  const { mailTo, notSent, logged } = site(server.url)
  await mailTo('nobody@example.com')
  expect(await notSent('refused')).toMatchObject({ responseCode: 550, command: 'RCPT TO' })
  expect(logged()).not.toMatch(/31337|Your code|nobody/)
})
