import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Compiles Lingui's macros and catalogues with the same tools and options as the composed site: the code contains the ids
 * of messages only.
 * @param {string} checkout
 * @returns {import('vite').Plugin}
 */
export function compileLingui(checkout) {
  const require = createRequire(path.join(checkout, 'tooling/package.json'))
  const swc = require('@swc/core')
  return {
    name: 'compile-lingui',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.po')) return undefined
      return catalogue(require, checkout, id)
    },
    async transform(code, id) {
      const [file] = id.split('?')
      if (!/\.tsx?$/.test(file) || !code.includes('/macro')) return undefined
      const { code: compiled, map } = await swc.transform(code, {
        filename: file,
        swcrc: false,
        configFile: false,
        sourceMaps: true,
        envName: file.includes('/shared-core/src/forms/') ? 'development' : 'production',
        jsc: {
          parser: { syntax: 'typescript', tsx: file.endsWith('x') },
          transform: { react: { runtime: 'automatic', development: false } },
          target: 'es2022',
          experimental: {
            plugins: [[require.resolve('@lingui/swc-plugin'), { useLinguiV5IdGeneration: true }]],
          },
        },
      })
      return { code: compiled, map }
    },
  }
}

/** Compiles a catalogue, as @lingui/loader does for webpack. */
async function catalogue(require, checkout, file) {
  const { getConfig } = require('@lingui/conf')
  const { createCompiledCatalog, getCatalogForFile, getCatalogs } = require('@lingui/cli/api')
  const config = getConfig({ cwd: path.dirname(file) })
  const relative = path.relative(config.rootDir, file)
  const found = getCatalogForFile(relative, await getCatalogs(config))
  if (!found) throw new Error(`${relative} is not a catalogue of ${checkout}`)
  const { fallbackLocales, sourceLocale } = config
  const { messages } = await found.catalog.getTranslations(found.locale, { fallbackLocales, sourceLocale })
  return createCompiledCatalog(found.locale, messages, { strict: true, namespace: 'es' }).source
}
