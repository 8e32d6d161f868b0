import { createBatcher } from './batching'

/** Work that records its batches, and a way to wait for the next one. */
function recorded(fails: (batch: readonly number[]) => boolean = () => false) {
  const batches: (readonly number[])[] = []
  let wake = () => {}
  const work = async (batch: readonly number[]) => {
    batches.push(batch)
    wake()
    if (fails(batch)) throw new Error('not now')
  }
  const reached = async (count: number) => {
    while (batches.length < count) await new Promise<void>((resolve) => (wake = resolve))
  }
  return { batches, work, reached }
}

const rules = { after: 0, maxSize: 3, onTrouble: () => {} }

it('works once on ids that arrive together, each once, in batches of a maximum size', async () => {
  const { batches, work, reached } = recorded()
  const batcher = createBatcher(work, rules)
  batcher.add([1, 2])
  batcher.add([2, 3, 4, 1])
  await reached(2)
  expect(batches).toEqual([[1, 2, 3], [4]])
  await batcher.finish()
  expect(batches).toHaveLength(2)
})

it('works again on an id that arrives while it is being worked on', async () => {
  const { batches, work, reached } = recorded()
  const batcher = createBatcher(async (batch) => {
    if (batches.length === 0) batcher.add([1])
    await work(batch)
  }, rules)
  batcher.add([1])
  await reached(2)
  expect(batches).toEqual([[1], [1]])
  await batcher.finish()
})

it('reports a failure and retries the batch, together with newer ids', async () => {
  const troubles: unknown[] = []
  const { batches, work, reached } = recorded(() => batches.length === 1)
  const batcher = createBatcher(work, { ...rules, onTrouble: (error) => troubles.push(error) })
  batcher.add([1])
  await reached(1)
  batcher.add([2])
  await reached(2)
  expect(batches[1]?.toSorted()).toEqual([1, 2])
  expect(troubles).toEqual([new Error('not now')])
  await batcher.finish()
})

it('works on the remaining ids at the end, and gives up if that fails', async () => {
  const { batches, work } = recorded((batch) => batch.includes(4))
  const batcher = createBatcher(work, { ...rules, after: 3_600_000 })
  batcher.add([1, 2, 3, 4])
  await batcher.finish()
  expect(batches).toEqual([[1, 2, 3], [4]])
})
