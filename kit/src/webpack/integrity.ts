import { integrityGlobal } from '@within-reach/registry'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

const ask = (address: string): string => `globalThis.${integrityGlobal}(${address})`

/**
 * Makes a build's loading of chunks and styles ask the shell for the hash of each file, so that the browser refuses
 * changed bytes. An unpublished address fails to load like an unreachable one.
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

/** `done` fails this chunk. An exception would leave the chunk pending for ever, without a second try. */
const checkedScript = (source: string): string =>
  [
    'try {',
    source,
    `script.integrity = ${ask('url')};`,
    '} catch {',
    `return done({ type: 'refused', target: { src: url } });`,
    '}',
  ].join('\n')
