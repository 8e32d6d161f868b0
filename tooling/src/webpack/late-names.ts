import { createHash } from 'node:crypto'
import webpack, { type Compiler } from 'webpack'

const { Compilation, sources } = webpack

const base64 = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

/** Stands at the beginning of class names for what tells one build's from another's. No hash of a file has an underscore. */
const mark = '_W1R9q'

/**
 * The name of a class while it is compiled: the same in every version, so that what was compiled for one can be kept for the next.
 * @param packageName the package whose build it is
 * @param file the style's path in the package
 * @param local the name in the style
 */
export const placeholderClass = (packageName: string, file: string, local: string): string =>
  `${mark}${base64(`${packageName} ${file} ${local}`, 6)}`

/** Stands for a version while it is compiled, and is as long, so that source maps fit the code that has the version in its place. */
export const placeholderVersion = ({ length }: string): string =>
  'W1R9v'.padEnd(length, 'W1R9v').slice(0, length)

/**
 * Gives finished code the names that nothing else in a page has: the same component in two versions of a remote must not share a
 * style, nor two versions a global for their chunks. They are inserted after minification, to keep the compile cache valid; the
 * names of the files come after, by what then stands in them.
 */
export class LateNamesPlugin {
  readonly #names: readonly (readonly [placeholder: string, final: string])[]

  /**
   * @param names what stands for a name while it is compiled, with the name
   * @param uniqueName what the build is called in a page
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
