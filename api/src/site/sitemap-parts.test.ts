import { gunzipSync } from 'node:zlib'
import { createSitemapParts } from './sitemap-parts'

/** Parts whose creation ends when the test says so. */
function held() {
  let time = 0
  const made: number[] = []
  const ends: (() => void)[] = []
  const { read, forget } = createSitemapParts(
    async function* (part) {
      made.push(part)
      await new Promise<void>((resolve) => ends.push(resolve))
      yield `part ${part}, `
      yield `made at ${time}`
    },
    () => time,
  )
  /** Ends the running creation, once there is one. */
  async function endOne(): Promise<void> {
    while (ends.length === 0) await new Promise(setImmediate)
    ends.shift()?.()
  }
  return { read, forget, made, ends, endOne, pass: (milliseconds: number) => (time += milliseconds) }
}
const textOf = async (bytes: Promise<Buffer>) => gunzipSync(await bytes).toString()

it('creates a part once for concurrent requests, and caches it for an hour', async () => {
  const { read, made, endOne, pass } = held()
  const parts = [read(1), read(1), read(1)]
  await endOne()
  expect(await Promise.all(parts.map(textOf))).toEqual(Array(3).fill('part 1, made at 0'))
  pass(3_599_999)
  expect(await textOf(read(1))).toBe('part 1, made at 0')
  expect(made).toEqual([1])
  pass(1)
  const again = read(1)
  await endOne()
  expect(await textOf(again)).toBe('part 1, made at 3600000')
})

it('creates one part at a time', async () => {
  const { read, made, ends, endOne } = held()
  const parts = [1, 2, 3].map((part) => read(part))
  for (const part of [1, 2, 3]) {
    await endOne()
    expect([made.at(-1), ends.length]).toEqual([part, 0])
    await parts[part - 1]
  }
  expect(made).toEqual([1, 2, 3])
})

it('does not cache a failure', async () => {
  let fails = true
  const { read } = createSitemapParts(async function* () {
    await Promise.resolve()
    if (fails) throw new Error('away')
    yield 'there'
  })
  await expect(read(1)).rejects.toThrow('away')
  fails = false
  expect(await textOf(read(1))).toBe('there')
})

it('caches at most 64 parts, the newest', async () => {
  const made: number[] = []
  const { read } = createSitemapParts(async function* (part) {
    made.push(part)
    yield await Promise.resolve('x')
  })
  for (let part = 1; part <= 65; part++) await read(part)
  await read(2)
  await read(1)
  expect(made.slice(64)).toEqual([65, 1])
})

it('forgets all parts when content is hidden, and caches none until every replica knows it', async () => {
  const { read, forget, made, endOne, pass } = held()
  const create = async () => {
    const part = read(1)
    await endOne()
    return textOf(part)
  }
  await create()
  pass(1000)
  forget()
  expect(await create()).toBe('part 1, made at 1000')
  pass(1999)
  expect(await create()).toBe('part 1, made at 2999')
  pass(1)
  expect(await create()).toBe('part 1, made at 3000')
  pass(1000)
  expect(await textOf(read(1))).toBe('part 1, made at 3000')
  expect(made).toHaveLength(4)
})
