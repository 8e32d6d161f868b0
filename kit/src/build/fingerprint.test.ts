import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fingerprint } from './fingerprint'

it.each(['node_modules', 'dist', 'coverage', '.data', '.cache', '.swc'])(
  'a folder that tools write, such as %s, changes no version',
  async (name) => {
    const root = mkdtempSync(path.join(tmpdir(), 'within-reach-fingerprint-'))
    mkdirSync(path.join(root, 'mfe-a/src'), { recursive: true })
    writeFileSync(path.join(root, 'mfe-a/src/index.ts'), 'export {}')
    const before = await fingerprint(root, ['mfe-a'])
    mkdirSync(path.join(root, 'mfe-a', name))
    writeFileSync(path.join(root, 'mfe-a', name, 'written.ts'), 'export {}')
    expect(await fingerprint(root, ['mfe-a'])).toBe(before)
    rmSync(root, { recursive: true })
  },
)
