import { createHash } from 'node:crypto'
import webpack, { type Compiler } from 'webpack'

const { Compilation, sources } = webpack

const base64 = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

/**
 * The start of every class name, in place of the part that differs between builds. Hashes in file names have no
 * underscore, so it cannot occur in them.
 */
const mark = '_W1R9q'

/**
 * The name of a class while it is compiled: the same in every version, so that the cache of one version serves the
 * next.
 * @param packageName of the build
 * @param file the style's path in the package
 * @param local the name in the style
 */
export const placeholderClass = (packageName: string, file: string, local: string): string =>
  `${mark}${base64(`${packageName} ${file} ${local}`, 6)}`

/**
 * The placeholder of a version during compilation. It has the same length, so that source maps match the final code.
 */
export const placeholderVersion = ({ length }: string): string =>
  'W1R9v'.padEnd(length, 'W1R9v').slice(0, length)

/**
 * Inserts names that are unique in a page: two versions of a remote must share neither a class name nor the global of
 * their chunks. It runs after minification, to keep the compile cache valid, and before the hashes in file names.
 */
export class LateNamesPlugin {
  readonly #names: readonly (readonly [placeholder: string, final: string])[]

  /**
   * @param names placeholder → final name
   * @param uniqueName of the build, unique in a page
   */
  constructor(names: Readonly<Record<string, string>>, uniqueName: string) {
    const salt = `_${base64(uniqueName, mark.length - 1)}`
    this.#names = [...Object.entries(names), [mark, salt]]
  }

  apply(compiler: Compiler): void {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1
    compiler.hooks.thisCompilation.tap('LateNamesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'LateNamesPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!/\.(c?js|css|map)$/.test(name)) continue
          const code = asset.source().toString()
          const named = this.#names.reduce(
            (text, [placeholder, final]) => text.replaceAll(placeholder, final),
            code,
          )
          if (named !== code) compilation.updateAsset(name, new sources.RawSource(named))
        }
      })
    })
  }
}
