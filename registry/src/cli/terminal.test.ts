import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

it('ends without a stack trace if its reader has enough, such as head', async () => {
  // More than a pipe holds.
  const line = '"$0" --import tsx/esm "$1" types --json | head -c 20'
  const main = path.join(__dirname, 'main.ts')
  const ended = await promisify(execFile)('sh', ['-c', line, process.execPath, main], {
    cwd: path.join(__dirname, '../../..'),
  })
  expect(ended).toEqual({ stdout: expect.stringMatching(/^\{"contract":/), stderr: '' })
}, 60_000)
