import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { oneAtATime } from '../../src/process-lock'
import { start } from '../evaluate'
import { assembling } from '../release-site'

const repository = path.join(__dirname, '../../..')

/**
 * The release of this run, which the first test that asks for it assembles. Tests start it, and change nothing in it.
 * @returns its folder
 * @throws Error with the output, if it cannot be assembled
 */
export const madeRelease = async (): Promise<string> => {
  const folder = inRunFolder('release')
  await madeOnce('release', assembling(folder))
  return folder
}

/**
 * The tarballs of the packages that teams install, which the first test that asks for them packs.
 * @returns their paths
 * @throws Error with the output, if a package cannot be packed
 */
export async function madePackages(): Promise<string[]> {
  const packing = ['--import', 'tsx/esm', 'tooling/src/commands/packages.ts', inRunFolder('packages')]
  const output = await madeOnce('packages', packing)
  return output.split('\n').filter((line) => line.endsWith('.tgz'))
}

/** Runs a program of Node, if no test of this run has done so. @returns its output */
const madeOnce = (name: string, args: readonly string[]): Promise<string> =>
  oneAtATime(inRunFolder(`${name}.lock`), async () => {
    const known = inRunFolder(`${name}.txt`)
    if (existsSync(known)) return readFileSync(known, 'utf8')
    const { code, output } = await start(process.execPath, args, repository, { INIT_CWD: '/' })
    if (code !== 0) throw new Error(output)
    writeFileSync(known, output)
    return output
  })

function inRunFolder(name: string): string {
  const folder = process.env.TEST_MADE_ONCE
  if (folder === undefined)
    throw new Error('TEST_MADE_ONCE is not set: the global setup of tooling did not run.')
  return path.join(folder, name)
}
