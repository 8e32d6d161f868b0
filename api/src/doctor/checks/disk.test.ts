import { tmpdir } from 'node:os'
import path from 'node:path'
import { installationOf } from '../../testing/installation'
import { checkDisk, judgeSpace, type Space } from './disk'

const gigabyte = 2 ** 30
const judge = (space: Partial<Space>) =>
  judgeSpace('/srv', { free: 50 * gigabyte, total: 100 * gigabyte, freeNames: 900, names: 1000, ...space })

it.each([
  [{}, 'ok'],
  [{ names: 0, freeNames: 0 }, 'ok'],
  [{ free: 4 * gigabyte }, 'warning'],
  [{ free: gigabyte, total: 10 * gigabyte }, 'warning'],
  [{ free: gigabyte / 8, total: gigabyte }, 'error'],
  [{ freeNames: 10 }, 'error'],
] as const)('%j is %s', (space, level) => {
  expect(judge(space).level).toBe(level)
})

it('says how much is free', () => {
  expect(judge({ free: 1.5 * gigabyte }).text).toBe('The disk of /srv has 1.5 GB of 100.0 GB free.')
  expect(judge({ free: gigabyte / 8 }).text).toContain('128 MB of 100.0 GB')
})

it('looks at each disk once, also for folders that do not exist yet', async () => {
  const dataDir = path.join(tmpdir(), 'within-reach-nowhere')
  const found = await checkDisk(installationOf({ DATA_DIR: dataDir }))
  expect(found).toEqual([
    expect.objectContaining({ text: expect.stringContaining(`The disk of ${tmpdir()} has`) }),
  ])
})
