import { createHash } from 'node:crypto'
import type { RemoteRoute } from '@within-reach/contract'
import { chanceFrom } from '../data/random'
import { vocabulary } from '../data/words'

/** What a build says of itself, as far as one remote differs from another. */
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

/** What stands in the example's name and address where the others have their numbers. */
export const exampleNumber = '000'

/** The sections of the menu, which the remotes are spread over. */
const sections = ['Ask Reach', 'User Space']

/**
 * Makes another remote out of a built one, which runs as that one does: its name, container, address and title are its own,
 * and so are its files' hashes.
 * @param number of the remote, from 1 to 999
 * @param edition one version of it is told from another by this
 */
export function derive({ record, files }: BuiltRemote, number: number, edition: number): BuiltRemote {
  const digits = String(number).padStart(3, '0')
  const print = createHash('sha256').update(`${digits} ${edition}`).digest('hex').slice(0, 10)
  const [release = '', oldPrint = ''] = record.version.split('-')
  const renamed = (text: string) =>
    text
      .replaceAll(`example-${exampleNumber}`, `example-${digits}`)
      .replaceAll(`example_${exampleNumber}`, `example_${digits}`)
      .replaceAll(oldPrint, print)
  const texts = new Map([...files].map(([name, text]) => [name, renamed(text)]))
  return {
    record: {
      ...record,
      name: renamed(record.name),
      version: `${release}-${print}`,
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

/** Titles of real pages have little in common. */
function titleOf(number: number): RemoteRoute['title'] {
  const chance = chanceFrom(number)
  const two = (tongue: keyof typeof vocabulary) =>
    `${chance.pick(vocabulary[tongue])} ${chance.pick(vocabulary[tongue])}`
  return { en: two('en'), ko: two('ko') }
}

const hashOf = (text: string) => ({
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: Buffer.byteLength(text),
})
