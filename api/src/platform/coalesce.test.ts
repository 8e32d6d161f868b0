import * as fc from 'fast-check'
import { coalesce } from './coalesce'

/** Work that ends when it is told to. */
function work<Answer>() {
  const begun: { end(answer: Answer): void; fail(error: Error): void }[] = []
  const ask = () =>
    new Promise<Answer>((resolve, reject) => {
      begun.push({ end: resolve, fail: reject })
    })
  return { begun, ask }
}

/** Lets all that can go on go on: a question is asked at the end of a turn of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('a question that many ask at once', () => {
  it('is asked once for all who ask in the same turn of the event loop', async () => {
    const { begun, ask } = work<string>()
    const coalesced = coalesce<string>()
    const all = [coalesced('list', ask), coalesced('list', ask)]
    await settle()
    expect(begun).toHaveLength(1)
    begun[0]?.end('one')
    expect(await Promise.all(all)).toEqual(['one', 'one'])
  })

  it('is asked once more for all who came while it was under way', async () => {
    const { begun, ask } = work<string>()
    const coalesced = coalesce<string>()
    const first = coalesced('list', ask)
    await settle()
    const others = [coalesced('list', ask), coalesced('list', ask), coalesced('list', ask)]
    await settle()
    expect(begun).toHaveLength(1)
    begun[0]?.end('one')
    expect(await first).toBe('one')
    await settle()
    expect(begun).toHaveLength(2)
    begun[1]?.end('two')
    expect(await Promise.all(others)).toEqual(['two', 'two', 'two'])
  })

  it('is not kept: who asks after the answer gets one of their own', async () => {
    let count = 0
    const coalesced = coalesce<number>()
    const ask = () => Promise.resolve((count += 1))
    expect(await coalesced('list', ask)).toBe(1)
    await settle()
    expect(await coalesced('list', ask)).toBe(2)
  })

  it('keeps nobody waiting who asks something else', async () => {
    const { ask } = work<string>()
    const coalesced = coalesce<string>()
    void coalesced('slow', ask)
    expect(await coalesced('quick', () => Promise.resolve('answer'))).toBe('answer')
  })

  it('that fails, fails for those who shared it, and the next ones ask anew', async () => {
    const { begun, ask } = work<string>()
    const coalesced = coalesce<string>()
    const first = coalesced('list', ask)
    await settle()
    const second = coalesced('list', ask)
    begun[0]?.fail(new Error('away'))
    await expect(first).rejects.toThrow('away')
    await settle()
    begun[1]?.end('back')
    expect(await second).toBe('back')
  })

  it('never gives anybody a state from before they asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('write', 'ask', 'read', 'answer'), { maxLength: 60 }),
        async (steps) => {
          let written = 0
          // A statement sees what was written when it begins to read, some time after it was asked for.
          const statements: { seen?: number; end?: (seen: number) => void }[] = []
          const coalesced = coalesce<number>()
          const ask = () => {
            const statement: (typeof statements)[number] = {}
            statements.push(statement)
            return new Promise<number>((resolve) => (statement.end = resolve))
          }
          const asked: { readonly least: number; readonly answer: Promise<number> }[] = []
          const read = () =>
            statements.filter(({ seen }) => seen === undefined).forEach((each) => (each.seen = written))
          const answer = () => statements.forEach(({ seen, end }) => seen !== undefined && end?.(seen))
          for (const step of steps) {
            if (step === 'write') written++
            if (step === 'ask') asked.push({ least: written, answer: coalesced('list', ask) })
            if (step === 'read') read()
            if (step === 'answer') answer()
            await settle()
          }
          // At most one is under way and one awaited.
          for (let rest = 0; rest < 2; rest++) {
            read()
            answer()
            await settle()
          }
          for (const each of asked) expect(await each.answer).toBeGreaterThanOrEqual(each.least)
        },
      ),
    )
  })
})
