import { AppError, errors } from '../errors'

/** Where the bytes of a body are held: text in memory, files on the disk. */
export type Held = 'memory' | 'disk'

/** What one request holds of the budget. */
export interface BodyShare {
  /**
   * Counts bytes that came in.
   * @throws too-many (429) where the address or the member sends too much at once, unavailable (503) where all together do
   */
  take(where: Held, bytes: number): void
  /**
   * Counts bytes that were in memory as being on the disk.
   * @throws too-many (429), unavailable (503) like `take`
   */
  move(bytes: number): void
  /** Gives everything back; nothing is taken after that. */
  release(): void
}

/** Bounds what the bodies of all running requests hold together. */
export interface BodyBudget {
  /**
   * Begins a request.
   * @param address who sends it
   * @param member who is logged in; absent for a visitor
   */
  open(address: string, member?: string): BodyShare
  /** Bytes that are held now. */
  held(where: Held): number
}

/** Seconds after which bodies that were on their way have arrived. */
const retryAfter = 5

/**
 * Counts the bytes of bodies by instance, address and member. An address may hold a quarter of what an instance may, and a
 * member an eighth, so that no one sender keeps the others out.
 * @param most bytes that all may hold together
 */
export function createBodyBudget(most: Readonly<Record<Held, number>>): BodyBudget {
  const byHolder = new Map<string, number>()
  const add = (key: string, bytes: number): number => {
    const sum = (byHolder.get(key) ?? 0) + bytes
    if (sum > 0) byHolder.set(key, sum)
    else byHolder.delete(key)
    return sum
  }

  return {
    open(address, member) {
      const own = new Map<string, number>()
      let isReleased = false
      const holders: readonly (readonly [holder: string, part: number, refuse: () => AppError])[] = [
        [
          'all',
          1,
          () => errors.unavailable('Too much is being sent at once. Try again in a moment.', retryAfter),
        ],
        [
          `address ${address}`,
          1 / 4,
          () =>
            errors.tooMany('Too much is being sent from your address at once. Wait a moment.', retryAfter),
        ],
        ...(member === undefined
          ? []
          : [
              [
                `member ${member}`,
                1 / 8,
                () => errors.tooMany('You are sending too much at once. Wait a moment.', retryAfter),
              ] as const,
            ]),
      ]
      const take = (where: Held, bytes: number): void => {
        if (isReleased) return
        for (const [holder, part, refuse] of holders) {
          const key = `${where} ${holder}`
          own.set(key, (own.get(key) ?? 0) + bytes)
          if (add(key, bytes) > most[where] * part && bytes > 0) throw refuse()
        }
      }
      return {
        take,
        move(bytes) {
          take('memory', -bytes)
          take('disk', bytes)
        },
        release() {
          isReleased = true
          for (const [key, bytes] of own) add(key, -bytes)
          own.clear()
        },
      }
    },
    held: (where) => byHolder.get(`${where} all`) ?? 0,
  }
}
