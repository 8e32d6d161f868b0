import { evaluate } from '../testing/evaluate'
import { hasEnded, pidIn } from '../testing/processes'

/** Starts a program without the inherited mark, and stops the leftovers of a run with a folder. */
const leftoversOf = (spawning: string) =>
  evaluate(
    `import { endLeftovers } from './leftovers.mjs'
     import { makeRunFolder, removeRunFolder } from './run-folder.mjs'
     import { spawn } from 'node:child_process'
     import { mkdirSync } from 'node:fs'
     const folder = makeRunFolder()
     mkdirSync(folder + '/site')
     const child = ${spawning}
     await new Promise((resolve) => child.once('spawn', resolve))
     console.log('pid', child.pid)
     const gone = new Promise((resolve) => child.once('exit', resolve))
     const found = await endLeftovers(folder)
     removeRunFolder(folder)
     console.log('found', found.join(), found.length)
     await gone`,
    'bootstrap',
  )

describe('leftovers', () => {
  it.each([
    ['what they inherited', `spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })`],
    [
      'the folder that they name, as a database server with its bare environment',
      `spawn('sh', ['-c', 'sleep 600', '-D', folder + '/site'], { detached: true, stdio: 'ignore', env: {} })`,
    ],
    [
      'the folder that they work in',
      `spawn('sleep', ['600'], { detached: true, stdio: 'ignore', env: {}, cwd: folder + '/site' })`,
    ],
  ])('are found by %s, and stopped', async (_how, spawning) => {
    const { output } = await leftoversOf(spawning)
    expect(output).toMatch(/found .*sleep 600/)
    await hasEnded(pidIn(output))
  })

  it('that ignore SIGTERM are killed', async () => {
    const { output } = await leftoversOf(
      `spawn('sh', ['-c', 'trap "" TERM; sleep 600; sleep 600'], { detached: true, stdio: 'ignore' })`,
    )
    expect(pidIn(output)).toBeGreaterThan(0)
    await hasEnded(pidIn(output))
  })
})
