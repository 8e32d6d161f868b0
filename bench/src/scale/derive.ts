import { createHash } from 'node:crypto'
import type { RemoteRoute } from '@within-reach/contract'
import { randomFrom } from '../data/random'
import { vocabulary } from '../data/words'

/** The parts of a record that differ between remotes. */
export interface RemoteRecord {
  readonly name: string
  readonly version: string
  readonly container: string
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>
  readonly routes: readonly RemoteRoute[]
}

/** A built remote with the text of its files. */
export interface BuiltRemote {
  readonly record: RemoteRecord
  readonly files: ReadonlyMap<string, string>
}

/** The placeholder in the example's name and path. Derived remotes have their number there. */
export const exampleNumber = '000'

/** The menu sections over which the remotes are spread. */
const sections = ['Ask Reach', 'User Space']

/**
 * Derives another remote from a built one, with the same behaviour but its own name, container, path, title and file
 * hashes.
 * @param number of the remote, from 1 to 999
 * @param edition distinguishes its versions
 */
export function derive({ record, files }: BuiltRemote, number: number, edition: number): BuiltRemote {
  const digits = String(number).padStart(3, '0')
  const fingerprint = createHash('sha256').update(`${digits} ${edition}`).digest('hex').slice(0, 10)
  const [release = '', oldFingerprint = ''] = record.version.split('-')
  const renamed = (text: string) =>
    text
      .replaceAll(`example-${exampleNumber}`, `example-${digits}`)
      .replaceAll(`example_${exampleNumber}`, `example_${digits}`)
      .replaceAll(oldFingerprint, fingerprint)
  const texts = new Map([...files].map(([name, text]) => [name, renamed(text)]))
  return {
    record: {
      ...record,
      name: renamed(record.name),
      version: `${release}-${fingerprint}`,
      container: renamed(record.container),
      files: Object.fromEntries([...texts].map(([name, text]) => [name, hashOf(text)])),
      routes: record.routes.map((route) => ({
        ...route,
        path: renamed(route.path),
        title: titleOf(number),
        menu: sections[number % sections.length],
      })),
    },
    files: texts,
  }
}

/** A different title for each remote, as on a real site: equal titles would compress too well. */
function titleOf(number: number): RemoteRoute['title'] {
  const random = randomFrom(number)
  const two = (language: keyof typeof vocabulary) =>
    `${random.pick(vocabulary[language])} ${random.pick(vocabulary[language])}`
  return { en: two('en'), ko: two('ko') }
}

const hashOf = (text: string) => ({
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: Buffer.byteLength(text),
})
