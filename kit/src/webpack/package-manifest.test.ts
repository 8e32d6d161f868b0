import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nameIn } from './package-manifest'

it('a package has the same name in every folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clone-'))
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "name": "@within-reach/mfe-events" }')
    expect(nameIn(folder)).toBe('mfe-events')
    writeFileSync(path.join(folder, 'package.json'), '{ "name": "mfe-events" }')
    expect(nameIn(folder)).toBe('mfe-events')
    rmSync(path.join(folder, 'package.json'))
    expect(nameIn(folder)).toBe(path.basename(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
