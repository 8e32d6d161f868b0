import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const repository = path.join(__dirname, '../../..')

it('the single application is built from the sources of today', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-single-'))
  const program = `import('./bench/single.config.ts').then((config) => config.buildSingle(${JSON.stringify(folder)}))`
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', program], { cwd: repository })
    const files = await readdir(folder)
    expect(files).toEqual(expect.arrayContaining(['index.html', 'shell.json']))
    expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(20)
  } finally {
    await rm(folder, { recursive: true })
  }
}, 240_000)
