import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { evaluate } from '../testing/evaluate'

const repository = path.join(__dirname, '../..')

it('ends the database of a site whose service was killed, and removes its data', async () => {
  const program = `
    const { startEmbedded } = require('./src/platform/database/embedded.ts')
    const { chmodSync, mkdtempSync } = require('node:fs')
    const folder = mkdtempSync(process.env.TMPDIR + '/within-reach-site-')
    chmodSync(folder, 0o755)
    startEmbedded(folder, require('pino').pino({ level: 'silent' })).then((server) => console.log(server.folder))`
  const { output, code } = await evaluate(
    `import { endLeftovers } from './leftovers.mjs'
     import { makeRunFolder, removeRunFolder } from './run-folder.mjs'
     import { spawn } from 'node:child_process'
     const folder = makeRunFolder()
     const service = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', ${JSON.stringify(program)}],
       { cwd: ${JSON.stringify(path.join(repository, 'api'))}, stdio: ['ignore', 'pipe', 'inherit'] })
     const [started] = await Promise.race([new Promise((resolve) => service.stdout.once('data', (text) => resolve([text])))])
     const gone = new Promise((resolve) => service.once('exit', resolve))
     service.kill('SIGKILL')
     await gone
     console.log('inside', String(started).startsWith(folder))
     console.log('found', (await endLeftovers(folder)).join())
     removeRunFolder(folder)
     console.log('folder', folder)`,
    'bootstrap',
  )
  expect(code).toBe(0)
  expect(output).toContain('inside true')
  expect(output).toMatch(/found .*postgres -D /)
  const folder = /^folder (.+)$/m.exec(output)?.[1] ?? 'none'
  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(`${folder}/`)
})
