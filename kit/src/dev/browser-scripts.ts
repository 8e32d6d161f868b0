import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { reactScript } from './react-script'

/**
 * The scripts that the dev server adds to a page, by file name.
 * @param root the folder of a remote, which has React installed
 */
export async function browserScripts(root: string): Promise<ReadonlyMap<string, string>> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const [bundled, react] = await Promise.all([
    build({
      entryPoints: [fileURLToPath(new URL(`./page/client.${extension}`, import.meta.url))],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"development"' },
    }),
    reactScript(root),
  ])
  return new Map([
    ['client.js', bundled.outputFiles[0]?.text ?? ''],
    ['react.js', react],
  ])
}
