import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readRemoteFolder } from './remote-package'

it('says that a folder is not that of a remote', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kit-elsewhere-'))
  try {
    await expect(readRemoteFolder(folder, { fingerprint: 'dev', shell: '*' })).rejects.toThrow(
      `${folder} is not the folder of a remote: it has no webpack.config.ts.`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
