import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readReport } from './write-report'

const folder = path.join(__dirname, '../..')

it('the committed page and charts match the committed results (npm run bench -- results writes them)', async () => {
  const { page, charts } = await readReport(folder)
  expect(await readFile(path.join(folder, 'RESULTS.md'), 'utf8')).toBe(page)
  const drawn = path.join(folder, 'results/charts')
  expect((await readdir(drawn)).sort()).toEqual([...charts.keys()].sort())
  for (const [name, chart] of charts) expect(await readFile(path.join(drawn, name), 'utf8')).toBe(chart)
})
