import { fairQueue } from './fair-queue'

/** A queue whose work ends when the test says so, and the names of the work in order of execution. */
function held(options: Partial<Parameters<typeof fairQueue>[0]> = {}) {
  const queue = fairQueue({ atOnce: 1, waiting: 10, waitingPerKey: 10, what: 'things', ...options })
  const ran: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const add = (name: string, ...keys: readonly string[]) =>
    queue(keys, async () => {
      ran.push(name)
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running--
    }).catch(() => void refused.push(name))
  async function runAll(): Promise<void> {
    await new Promise(setImmediate)
    while (ends.length > 0) {
      ends.shift()?.()
      await new Promise(setImmediate)
    }
  }
  return { queue, add, ran, refused, ends, most: () => most, runAll }
}

it('never exceeds its concurrency, even if new work arrives as a slot is freed', async () => {
  const { add, ends, most, runAll } = held({ atOnce: 2 })
  for (const name of ['a', 'b', 'c']) void add(name)
  for (let round = 0; round < 6; round++) {
    ends.shift()?.()
    void add(`round ${round}`)
    await new Promise(setImmediate)
  }
  await runAll()
  expect(most()).toBe(2)
})

it('runs the work of one key in order', async () => {
  const { add, ran, runAll } = held()
  for (const name of ['a', 'b', 'c', 'd']) void add(name, 'ana')
  await runAll()
  expect(ran).toEqual(['a', 'b', 'c', 'd'])
})

it('serves light users before heavy users', async () => {
  const { add, ran, runAll } = held()
  for (let n = 1; n <= 5; n++) void add(`flood ${n}`, 'flood')
  void add('ana 1', 'ana')
  void add('ben 1', 'ben')
  void add('ana 2', 'ana')
  await runAll()
  expect(ran.slice(0, 5)).toEqual(['flood 1', 'ana 1', 'ben 1', 'flood 2', 'ana 2'])
})

it('is fair by each key: one account from many addresses, and many accounts from one address', async () => {
  const { add, ran, runAll } = held({ waiting: 40 })
  for (let n = 1; n <= 8; n++) void add(`account ${n}`, 'account x', `address ${n}`)
  for (let n = 1; n <= 8; n++) void add(`address ${n}`, `account ${n}`, 'address x')
  void add('ana', 'account ana', 'address ana')
  await runAll()
  expect(ran.indexOf('ana')).toBeLessThanOrEqual(2)
})

it('refuses the work that would be last if too much waits, not the newest', async () => {
  const { add, ran, refused, runAll } = held({ waiting: 4 })
  for (let n = 1; n <= 5; n++) void add(`flood ${n}`, 'flood')
  void add('ana', 'ana')
  void add('ben', 'ben')
  await runAll()
  expect(refused).toEqual(['flood 5', 'flood 4'])
  expect(ran).toEqual(['flood 1', 'ana', 'ben', 'flood 2', 'flood 3'])
})

it('is full when even a new user would be refused, and not while a heavy user has the last slot', async () => {
  const { queue, add, refused, runAll } = held({ waiting: 2 })
  for (let n = 1; n <= 3; n++) {
    expect(queue.isFull()).toBe(false)
    void add(`light ${n}`, `light ${n}`)
  }
  expect(queue.isFull()).toBe(true)
  void add('new', 'new')
  await runAll()
  expect(refused).toEqual(['new'])

  for (let n = 1; n <= 3; n++) void add(`flood ${n}`, 'flood')
  expect(queue.isFull()).toBe(false)
  void add('newer', 'newer')
  await runAll()
  expect(refused).toEqual(['new', 'flood 3'])
})

it('limits the waiting work of one key', async () => {
  const { add, refused, runAll } = held({ waitingPerKey: 2 })
  for (let n = 1; n <= 5; n++) void add(`ana ${n}`, 'ana', `address ${n}`)
  void add('ben', 'ben')
  await runAll()
  expect(refused).toEqual(['ana 4', 'ana 5'])
})

it('continues after failed work, and says why it refuses', async () => {
  const queue = fairQueue({ atOnce: 1, waiting: 1, waitingPerKey: 1, what: 'things' })
  const failing = queue([], () => Promise.reject(new Error('no')))
  const second = queue([], () => Promise.resolve('done'))
  await expect(queue([], () => Promise.resolve('late'))).rejects.toMatchObject({
    status: 503,
    retryAfter: 1,
    message: 'Too many things at once. Try again in a moment.',
  })
  await expect(failing).rejects.toThrow('no')
  expect(await second).toBe('done')
  expect(await queue([], () => Promise.resolve('after'))).toBe('after')
})

it('accepts fewer if work takes long', async () => {
  let time = 0
  const queue = fairQueue(
    { atOnce: 1, waiting: 50, waitingPerKey: 50, longestWait: 500, what: 'things' },
    () => time,
  )
  const work = (milliseconds: number) => async () => {
    await Promise.resolve()
    time += milliseconds
  }
  async function refusedOf(count: number, milliseconds: number): Promise<number> {
    const ends = await Promise.allSettled(Array.from({ length: count }, () => queue([], work(milliseconds))))
    return ends.filter(({ status }) => status === 'rejected').length
  }
  expect(await refusedOf(40, 10)).toBe(0)
  for (let n = 0; n < 60; n++) await queue([], work(100))
  // One runs and five wait, 100 ms each.
  expect(await refusedOf(40, 100)).toBe(34)
  for (let n = 0; n < 60; n++) await queue([], work(10))
  expect(await refusedOf(40, 10)).toBe(0)
})

describe('a reservation', () => {
  it('is refused exactly when work would be, and counts like waiting work', async () => {
    const { queue, add, ran, runAll } = held({ waiting: 3, waitingPerKey: 2 })
    const [first, second] = [queue.reserve(['ana']), queue.reserve(['ana'])]
    queue.reserve(['ana'])
    expect(() => queue.reserve(['ana'])).toThrow('Too many things at once.')
    await expect(queue(['ana'], () => Promise.resolve())).rejects.toMatchObject({ status: 503 })
    const [third] = [queue.reserve(['ben'])]
    expect(() => queue.reserve(['ana', 'cho'])).toThrow('Too many things at once.')
    for (const reservation of [first, second, third]) reservation.leave()
    void add('ana 1', 'ana')
    await runAll()
    expect(ran).toEqual(['ana 1'])
  })

  it('runs its work in its order, which others do not wait for', async () => {
    const { queue, add, ran, runAll } = held()
    const early = queue.reserve(['ana'])
    void add('ben', 'ben')
    void add('ana 2', 'ana')
    void add('cho', 'cho')
    const done = early.run(async () => void ran.push('ana 1'))
    await runAll()
    await done
    expect(ran).toEqual(['ben', 'ana 1', 'cho', 'ana 2'])
  })

  it('is lost to lighter users', async () => {
    const { queue, add, refused, runAll } = held({ waiting: 2 })
    void add('flood 1', 'flood')
    const lost = [queue.reserve(['flood']), queue.reserve(['flood'])]
    void add('ana', 'ana')
    void add('ben', 'ben')
    for (const reservation of lost)
      await expect(reservation.run(() => Promise.resolve())).rejects.toMatchObject({ status: 503 })
    await runAll()
    expect(refused).toEqual([])
  })
})
