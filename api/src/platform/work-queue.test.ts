import { workQueue } from './work-queue'

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  return {
    ends,
    most: () => most,
    async work() {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running--
    },
  }
}

it('never runs more than it should, also when new work comes as a turn ends', async () => {
  const queue = workQueue(2, 10, 'things')
  const { ends, most, work } = held()
  const all = [queue(work), queue(work), queue(work)]
  for (let round = 0; round < 6; round++) {
    ends.shift()?.()
    all.push(queue(work))
    await new Promise(setImmediate)
  }
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
  expect(most()).toBe(2)
})

it('turns work away when too much waits, and goes on after work that failed', async () => {
  const queue = workQueue(1, 1, 'things')
  const failing = queue(() => Promise.reject(new Error('no')))
  const second = queue(() => Promise.resolve('done'))
  await expect(queue(() => Promise.resolve('late'))).rejects.toMatchObject({
    status: 503,
    message: 'Too many things at once. Try again in a moment.',
  })
  await expect(failing).rejects.toThrow('no')
  expect(await second).toBe('done')
  expect(await queue(() => Promise.resolve('after'))).toBe('after')
})
