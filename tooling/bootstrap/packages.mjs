import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { npm, run } from './child.mjs'
import { inRepository, repository } from './paths.mjs'
import { pnpm } from './pnpm.mjs'

const marker = inRepository('node_modules', '.installed-from')

/** @returns a hash over all files that determine the installed packages */
function wantedState() {
  const hash = createHash('sha256')
  const manifests = readdirSync(repository).map((folder) => inRepository(folder, 'package.json'))
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) => inRepository(file))
  for (const file of [...files, ...manifests.filter((file) => existsSync(file)).sort()])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Installs the packages of the lockfile that are missing or differ.
 * @param {{ grown?: boolean }} [options] grown: whether a workspace package was added. The lockfile then gets its entry,
 * without the network if possible
 * @returns {Promise<boolean>} false if that failed; the reason has then been shown
 */
export async function installPackages({ grown = false } = {}) {
  const state = wantedState()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === state) return true
  console.log('Installing packages …')
  const args = [
    'exec',
    '--yes',
    `--package=${pnpm}`,
    '--',
    'pnpm',
    'install',
    ...(grown ? ['--no-frozen-lockfile', '--prefer-offline'] : ['--frozen-lockfile']),
    '--reporter=append-only',
  ]
  // CI: pnpm may replace a node_modules of another install without asking.
  const { ok, output } = await run(...npm(args), { env: { CI: 'true' } })
  if (ok) writeFileSync(marker, grown ? wantedState() : state)
  else
    console.error(
      `${output}\nThe packages could not be installed. Read the error above, and check that the package registry is reachable.`,
    )
  return ok
}
