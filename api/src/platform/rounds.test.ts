import { pino } from 'pino'
import { type RunningRounds, startRounds } from './rounds'

const running: RunningRounds[] = []

afterEach(() => Promise.all(running.splice(0).map((rounds) => rounds.stop())))

/** Rounds that only `wake` starts, and the lines that they log. */
function woken(steps: readonly (() => Promise<boolean>)[], begin?: () => Promise<void>) {
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) })
  const rounds = startRounds({ log }, { failure: 'nothing worked', every: 1_000_000, begin, steps })
  running.push(rounds)
  return { lines, ...rounds }
}

it('a round begins, and repeats each step until it finds nothing to do', async () => {
  const done: string[] = []
  const results = [true, true, false]
  await new Promise<void>((resolve) => {
    const steps = [
      async () => (done.push('first'), results.shift() ?? false),
      async () => (done.push('second'), resolve(), false),
    ]
    woken(steps, async () => void done.push('begin')).wake()
  })
  expect(done).toEqual(['begin', 'first', 'first', 'first', 'second'])
})

it('a round that is woken meanwhile is followed by another one', async () => {
  let looked = 0
  await new Promise<void>((resolve) => {
    const rounds = woken([
      async () => {
        looked += 1
        if (looked === 1) rounds.wake()
        else resolve()
        return false
      },
    ])
    rounds.wake()
  })
  expect(looked).toBe(2)
})

it('a failed round is logged, and the next one tries again', async () => {
  let tries = 0
  await new Promise<void>((resolve) => {
    const rounds = woken([
      async () => {
        tries += 1
        if (tries === 1) {
          rounds.wake()
          throw new Error('no database')
        }
        expect(rounds.lines).toEqual(['nothing worked'])
        resolve()
        return false
      },
    ])
    rounds.wake()
  })
  expect(tries).toBe(2)
})

it('stopping waits for the step that runs, and begins no other', async () => {
  const done: string[] = []
  let finish: (() => void) | undefined
  const rounds = woken([
    () => new Promise((resolve) => (finish = () => resolve(true))).then(() => (done.push('first'), true)),
    async () => (done.push('second'), false),
  ])
  rounds.wake()
  await Promise.resolve()
  const stopping = rounds.stop()
  finish?.()
  await stopping
  rounds.wake()
  expect(done).toEqual(['first'])
})
