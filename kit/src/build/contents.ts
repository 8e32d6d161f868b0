import { readFile } from 'node:fs/promises'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { decode } from '@jridgewell/sourcemap-codec'
import type { HashedFiles, RemoteVersion } from '@within-reach/registry'

const brotli = promisify(brotliCompress)

type Contents = NonNullable<RemoteVersion['contents']>

/** The maximum number of parts that a record names per file, and the least size of one, in compressed bytes. */
const named = { most: 4, least: 1024 }

/** The fields of a source map that this module reads (ECMA-426). */
interface SourceMap {
  readonly sources: readonly string[]
  readonly mappings: string
}

/**
 * Finds what is in the scripts and styles of a build, from their source maps: packages, and files of the remote. A part's size is
 * its share of the compressed file, by what it compresses to on its own.
 * @param folder of the build
 * @param root the remote's folder
 * @param files those of the build, with their compressed sizes
 * @returns the largest parts by file
 */
export async function contentsOf(folder: string, root: string, files: HashedFiles): Promise<Contents> {
  const found = await Promise.all(
    Object.entries(files).map(async ([name, { brotli: size }]) => {
      const map = await readFile(path.join(folder, `${name}.map`), 'utf8').catch(() => undefined)
      if (map === undefined || size === undefined) return []
      const text = await readFile(path.join(folder, name), 'utf8')
      const parts = await sharesOf(textsBySource(text, JSON.parse(map) as SourceMap, root), size)
      return parts.length > 0 ? [[name, parts] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
}

/** The text of a file by the part that it comes from. Text of webpack itself belongs to none. */
function textsBySource(text: string, { sources, mappings }: SourceMap, root: string): Map<string, string> {
  const names = sources.map((source) => partOf(source, root))
  const texts = new Map<string, string>()
  const lines = text.split('\n')
  for (const [at, segments] of decode(mappings).entries())
    for (const [nth, [column, source]] of segments.entries()) {
      const name = source === undefined ? undefined : names[source]
      if (name === undefined) continue
      const piece = lines[at]?.slice(column, segments[nth + 1]?.[0])
      texts.set(name, `${texts.get(name) ?? ''}${piece ?? ''}`)
    }
  return texts
}

async function sharesOf(texts: ReadonlyMap<string, string>, size: number): Promise<Contents[string]> {
  const weighed = await Promise.all(
    [...texts].map(async ([name, text]) => ({ name, weight: await compressedLength(text) })),
  )
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return weighed
    .map(({ name, weight }) => ({ name, brotli: Math.round((weight / all) * size) }))
    .filter((part) => part.brotli >= named.least)
    .sort((a, b) => b.brotli - a.brotli || (a.name < b.name ? -1 : 1))
    .slice(0, named.most)
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
const compressedLength = async (text: string): Promise<number> =>
  (await brotli(Buffer.from(text), { params })).length

/**
 * The part that a source belongs to: a file of the remote by its path, else the package that contains it.
 * @param source as source maps name it, such as `webpack://mfe_trips/./src/index.ts`
 * @returns undefined for webpack's own code
 */
function partOf(source: string, root: string): string | undefined {
  const [, name = source] = /^webpack:\/\/[^/]*\/(.*?)(?:\?.*)?$/.exec(source) ?? []
  if (name.startsWith('webpack/')) return undefined
  const file = path.resolve(root, name)
  const own = path.relative(root, file)
  if (!own.startsWith('..') && !own.includes('node_modules')) return own.split(path.sep).join('/')
  return packageWith(path.dirname(file)) ?? name
}

const packages = new Map<string, string | undefined>()

/** The name of the package that a folder belongs to. */
function packageWith(folder: string): string | undefined {
  if (packages.has(folder)) return packages.get(folder)
  const above = path.dirname(folder)
  const found = nameIn(folder) ?? (above === folder ? undefined : packageWith(above))
  packages.set(folder, found)
  return found
}

/** A package.json within a package, such as one that only sets the type of its scripts, has no name. */
function nameIn(folder: string): string | undefined {
  const manifest = path.join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name?: string }).name
}
