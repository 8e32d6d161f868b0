import { fewAtATime, startClock } from './clock'

describe('the steps of shipping', () => {
  it('are printed with their duration, even if they fail', async () => {
    const logged: string[] = []
    const clock = startClock((line) => logged.push(line))
    expect(await clock.step('build', () => Promise.resolve('built'))).toBe('built')
    await expect(clock.step('tests', () => Promise.reject(new Error('one is red')))).rejects.toThrow(
      'one is red',
    )
    expect(logged).toEqual([
      expect.stringMatching(/^✓ build +\d+\.\d s$/),
      expect.stringMatching(/^✗ tests +\d+\.\d s$/),
    ])
  })

  it('all run, few at a time, and every problem is reported', async () => {
    let running = 0
    let most = 0
    const step = (problem?: string) => async () => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      if (problem) throw new Error(problem)
    }
    const all = fewAtATime(2, [step('lint is red'), step(), step('types are red'), step()])
    await expect(all).rejects.toThrow('lint is red\n\ntypes are red')
    expect(most).toBe(2)
  })
})
