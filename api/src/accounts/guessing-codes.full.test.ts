import { limits } from '@within-reach/contract'
import { memoryTries } from '../testing/memory-tries'
import { allowCode, areDigitsEnough, type CodeClient, takeGuess } from './code-limits'

const hour = 60 * 60_000
const codes = 10 ** limits.codeDigits

/** Attackers who use every limit all day. */
interface Attack {
  readonly addresses: readonly string[]
  readonly accounts: number
  readonly days: number
  /** Hours between two rounds. */
  readonly every?: number
}

/**
 * Simulates an attack against the real rules. In each round, each address requests codes of one account after the other and
 * guesses as often as a code allows, until a limit stops it.
 * @returns the guesses of each day; each is right with a chance of one in 100,000, because a code works only for its own
 * client
 */
async function guessesByDay({ addresses, accounts, days, every = 1 }: Attack): Promise<number[]> {
  let now = 0
  const tries = memoryTries(() => now)
  const guesses = Array<number>(days).fill(0)
  const isDone = async (promise: Promise<unknown>) => promise.then(Boolean, () => false)
  let next = 0
  const attackOne = async (address: string, day: number): Promise<boolean> => {
    const userId = next++ % accounts
    const client: CodeClient = { address }
    if (!(await isDone(allowCode(tries, `member-${userId}@example.com`, client).then(() => true))))
      return false
    if (!(await areDigitsEnough(tries, userId))) return false
    for (let wrong = 0; wrong < limits.codeWrongTries; wrong++) {
      const guess = await takeGuess(tries, { userId }, client).catch(() => undefined)
      if (!guess) return false
      guesses[day] = (guesses[day] ?? 0) + 1
    }
    return true
  }
  for (now = 0; now < days * 24 * hour; now += every * hour) {
    const day = Math.floor(now / (24 * hour))
    for (const address of addresses) {
      // A network gets one code per minute for one account.
      const began = now
      for (let requests = 0; requests < 25 && (await attackOne(address, day)); requests++) now += 61_000
      now = began
    }
  }
  return guesses
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
/** The maximum over any period of so many days, as a daily average. */
const most = (counts: readonly number[], run: number) =>
  Math.max(...counts.map((_, at) => sum(counts.slice(at, at + run)))) / run

/** Each in its own wide network, which is the attacker's best case. */
const apart = (count: number) => Array.from({ length: count }, (_, n) => `10.${n >> 8}.${n & 255}.7`)

describe('guessing the codes of strangers', () => {
  it('opens less than 0.01 accounts of the whole site a day, from 1,000 networks against 100,000 accounts', async () => {
    const guesses = await guessesByDay({ addresses: apart(1000), accounts: 100_000, days: 3 })
    expect(sum(guesses)).toBeGreaterThan(0)
    expect(most(guesses, 1) / codes).toBeLessThan(0.01)
  })

  it('opens one account with a chance of less than 1 in 100,000 a day, in any month of two years', async () => {
    const guesses = await guessesByDay({ addresses: apart(5), accounts: 1, days: 730, every: 4 })
    expect(sum(guesses)).toBeGreaterThan(0)
    expect(most(guesses, 30) / codes).toBeLessThan(1 / codes)
    // A longer attack yields less per day.
    expect(sum(guesses) / 730 / codes).toBeLessThan(0.05 / codes)
  })

  it('gains nothing from many addresses of one wide network', async () => {
    const within = (network: string) => Array.from({ length: 200 }, (_, n) => network + (n + 1).toString(16))
    for (const addresses of [
      within('10.0.0.').map((_, n) => `10.0.0.${n + 1}`),
      within('2001:db8:1:').map((a) => `${a}::1`),
    ]) {
      const guesses = await guessesByDay({ addresses, accounts: 100_000, days: 3 })
      expect(most(guesses, 1)).toBeLessThanOrEqual(30)
    }
  })
})
