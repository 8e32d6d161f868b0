import { createRefusalLog } from './refusal-log'

it('logs the first refusal, then at most one line a minute with the count', () => {
  let time = 0
  const lines: unknown[] = []
  const logRefusal = createRefusalLog({ warn: (line: unknown) => lines.push(line) }, () => time)
  let shed = 0
  const refuse = (times: number) => {
    for (let n = 0; n < times; n++) logRefusal({ shed: ++shed, inFlight: 5, limit: 5 })
  }
  refuse(1)
  time = 59_999
  refuse(100)
  expect(lines).toEqual([{ shed: 1, sinceLastLine: 1, inFlight: 5, limit: 5 }])
  time = 60_000
  refuse(10)
  expect(lines.slice(1)).toEqual([{ shed: 102, sinceLastLine: 101, inFlight: 5, limit: 5 }])
})
