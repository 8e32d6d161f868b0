import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openRegistryFile } from './registry-file'

describe('the registry’s file', () => {
  it('is known to all who ask at once when the service has just started', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'registry-file-'))
    await mkdir(path.join(dataDir, 'remotes'))
    await writeFile(path.join(dataDir, 'remotes', 'registry.json'), '{"revision":7,"remotes":{}}')
    const { decision } = openRegistryFile(dataDir, fail)
    const decisions = await Promise.all([decision(), decision(), decision()])
    expect(decisions.map(({ revision }) => revision)).toEqual([7, 7, 7])
    await rm(dataDir, { recursive: true })
  })
})

const fail = (error: unknown): never => {
  throw error
}
