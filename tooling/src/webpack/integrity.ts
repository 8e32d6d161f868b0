import { integrityGlobal } from '@within-reach/registry'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

const ask = (address: string): string => `globalThis.${integrityGlobal}(${address})`

/**
 * Makes a build's own loading of chunks and styles ask the shell for the hash of each file, so that the browser refuses
 * a byte that was changed. An address that is not published fails to load like one that cannot be reached.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      scripts.createScript.tap('IntegrityPlugin', checkedScript)
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation)
      styles.beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) => `${source}\n${tag}.integrity = ${ask(`${tag}.href`)};`,
      )
    })
  }
}

/**
 * The refusal is told through `done`, which fails the chunk alone: what is thrown here would leave it on its way for ever,
 * and no second try would be made.
 */
const checkedScript = (source: string): string =>
  [
    'try {',
    source,
    `script.integrity = ${ask('url')};`,
    '} catch {',
    `return done({ type: 'refused', target: { src: url } });`,
    '}',
  ].join('\n')
