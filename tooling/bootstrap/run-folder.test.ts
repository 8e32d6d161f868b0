import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { evaluate } from '../testing/evaluate'

it('a run has its own temporary folder, which every user may enter, and removes it with the databases elsewhere', async () => {
  const elsewhere = path.join(mkdtempSync(path.join(tmpdir(), 'elsewhere-')), 'data-0123ab')
  const { output } = await evaluate(
    `import { makeRunFolder, removeRunFolder } from './run-folder.mjs'
     import { mkdirSync, statSync, writeFileSync } from 'node:fs'
     import { tmpdir } from 'node:os'
     process.umask(0o077)
     const folder = makeRunFolder()
     console.log(folder === tmpdir(), (statSync(folder).mode & 0o777).toString(8))
     mkdirSync(folder + '/site')
     mkdirSync(${JSON.stringify(elsewhere)})
     writeFileSync(folder + '/site/postgres-is-elsewhere.txt', 'The database of this folder lives in ${elsewhere}\\n')
     removeRunFolder(folder)
     console.log(folder)`,
    'bootstrap',
  )
  expect(output).toMatch(/^true 755\n/)
  expect(existsSync(output.trim().split('\n').at(-1) ?? '')).toBe(false)
  expect(existsSync(elsewhere)).toBe(false)
  rmSync(path.dirname(elsewhere), { recursive: true })
})
