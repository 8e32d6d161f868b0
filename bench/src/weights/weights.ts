import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { builtRemotes } from '../fresh-site'
import { saveResult } from '../results'
import { repository } from '../site'
import { weightsOf } from './by-package'
import { purposes } from './purposes'
import { listed } from './weights-result'

/**
 * Measures what each package adds to the shell's first script: `npm run bench -- weights`.
 * @throws Error that names packages of 1 kB or more without a purpose
 */
export async function weights(): Promise<void> {
  await builtRemotes()
  const dist = path.join(repository, 'shell/dist')
  const page = await readFile(path.join(dist, 'index.html'), 'utf8')
  const [, script] = /<script defer[^>]* src="\/assets\/([^"]+)"/.exec(page) ?? []
  if (script === undefined) throw new Error("The shell's page names no script")
  const file = path.join(dist, script)
  const all = weightsOf(await readFile(file, 'utf8'), await readFile(`${file}.map`, 'utf8'))
  const unexplained = all.filter((one) => one.bytes >= listed && !Object.hasOwn(purposes, one.package))
  if (unexplained.length > 0) {
    const names = unexplained.map((one) => one.package).join(', ')
    throw new Error(`Say in bench/src/weights/purposes.ts why the first script contains ${names}.`)
  }
  const packages = all.map((one) => ({ ...one, purpose: purposes[one.package] ?? '' }))
  for (const { package: name, compressed } of packages) console.log(`  ${name}: ${compressed} bytes`)
  await saveResult('weights', { packages })
}
