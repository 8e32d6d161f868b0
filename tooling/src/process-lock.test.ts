import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { acquireLock, oneAtATime } from './process-lock'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'within-reach-lock-'))
  lock = path.join(folder, 'new', 'work.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('work that needs a lock is done one after the other', async () => {
  const steps: string[] = []
  const work = (name: string) =>
    oneAtATime(lock, async () => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      steps.push(`${name} ends`)
    })
  await Promise.all([work('one'), work('two')])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(existsSync(lock)).toBe(false)
})

it('a lock is released if the work fails', async () => {
  await expect(oneAtATime(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await acquireLock(lock)).toBe('acquired')
})

it('a lock is taken over from a process that was killed, and from no other', async () => {
  expect(await acquireLock(lock)).toBe('acquired')
  expect(await acquireLock(lock)).toBe('held')
  // Above any process id of any system.
  writeFileSync(lock, '2147483647')
  expect(await acquireLock(lock)).toBe('taken-over')
})

it.each(['', '\n', '0', '-1', 'half of a numb'])(
  'a lock that holds %j names no process, and is taken over',
  async (content) => {
    expect(await acquireLock(lock)).toBe('acquired')
    writeFileSync(lock, content)
    expect(await acquireLock(lock)).toBe('taken-over')
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
    expect(readdirSync(path.dirname(lock))).toEqual([path.basename(lock)])
  },
)
