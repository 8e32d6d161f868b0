import * as fc from 'fast-check'
import { coalesce } from './coalesce'

/** Work that ends when the test says so. */
function work<Answer>() {
  const begun: { end(answer: Answer): void; fail(error: Error): void }[] = []
  const ask = () =>
    new Promise<Answer>((resolve, reject) => {
      begun.push({ end: resolve, fail: reject })
    })
  return { begun, ask }
}

/** Lets pending work run: a call starts at the end of a turn of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('concurrent calls with the same key', () => {
  it('run once if they start in the same turn of the event loop', async () => {
    const { begun, ask } = work<string>()
    const coalesced = coalesce<string>()
    const all = [coalesced('list', ask), coalesced('list', ask)]
    await settle()
    expect(begun).toHaveLength(1)
    begun[0]?.end('one')
    expect(await Promise.all(all)).toEqual(['one', 'one'])
  })

  it('run once more for all that start while one is running', async () => {
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

  it('are not cached: a call after the answer runs again', async () => {
    let count = 0
    const coalesced = coalesce<number>()
    const ask = () => Promise.resolve((count += 1))
    expect(await coalesced('list', ask)).toBe(1)
    await settle()
    expect(await coalesced('list', ask)).toBe(2)
  })

  it('do not delay calls with another key', async () => {
    const { ask } = work<string>()
    const coalesced = coalesce<string>()
    void coalesced('slow', ask)
    expect(await coalesced('quick', () => Promise.resolve('answer'))).toBe('answer')
  })

  it('share a failure, and the next call runs again', async () => {
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

  it('never return a state from before the call', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('write', 'ask', 'read', 'answer'), { maxLength: 60 }),
        async (steps) => {
          let written = 0
          // A statement sees what was committed when it begins, which is some time after the call.
          const statements: { seen?: number; end?: (seen: number) => void }[] = []
          const coalesced = coalesce<number>()
          const ask = () => {
            const statement: (typeof statements)[number] = {}
            statements.push(statement)
            return new Promise<number>((resolve) => (statement.end = resolve))
          }
          const answers: { readonly least: number; readonly answer: Promise<number> }[] = []
          const read = () =>
            statements.filter(({ seen }) => seen === undefined).forEach((each) => (each.seen = written))
          const answer = () => statements.forEach(({ seen, end }) => seen !== undefined && end?.(seen))
          for (const step of steps) {
            if (step === 'write') written++
            if (step === 'ask') answers.push({ least: written, answer: coalesced('list', ask) })
            if (step === 'read') read()
            if (step === 'answer') answer()
            await settle()
          }
          // At most one is running and one is waiting.
          for (let rest = 0; rest < 2; rest++) {
            read()
            answer()
            await settle()
          }
          for (const each of answers) expect(await each.answer).toBeGreaterThanOrEqual(each.least)
        },
      ),
    )
  })
})
