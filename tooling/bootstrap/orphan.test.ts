import { evaluate } from '../testing/evaluate'
import { hasEnded, pidIn } from '../testing/processes'

describe('a script of npm', () => {
  it('ends when the shell between npm and it ends', async () => {
    const script =
      "import { endWithNpm } from './orphan.mjs'; endWithNpm(); console.log('pid', process.pid); setInterval(() => {}, 1000)"
    const { output } = await evaluate(
      `import { spawn } from 'node:child_process'
       const args = ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, ${JSON.stringify(script)}]
       const shell = spawn('sh', args, { env: { ...process.env, npm_lifecycle_event: 'start' }, stdio: ['ignore', 'pipe', 'inherit'] })
       shell.stdout.once('data', (chunk) => { console.log(String(chunk)); shell.kill('SIGTERM') })
       // The script holds the pipe, so its end is the script's end.
       await new Promise((resolve) => shell.stdout.once('close', resolve))`,
      'bootstrap',
    )
    expect(pidIn(output)).toBeGreaterThan(0)
    await hasEnded(pidIn(output))
  })
})
