import { createRequire } from 'node:module'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { type BaseOptions, baseConfiguration } from './base'

/** The file name of the prerender script. */
export const prerenderScript = 'prerender.cjs'

export interface PrerenderBuildOptions extends Omit<BaseOptions, 'filename' | 'development'> {
  /** The module that prerenders. */
  readonly entry: string
  /** The sources of virtual modules, by their names after `virtual:`. */
  readonly modules?: Readonly<Record<string, string>>
}

/**
 * The webpack configuration of the prerender script, which runs in Node with a package's own components and class
 * names.
 * @param options those of the browser build, with a separate output folder
 */
export function prerenderConfiguration({ entry, modules, ...options }: PrerenderBuildOptions): Configuration {
  const base = baseConfiguration({ ...options, filename: 'prerender' })
  return {
    ...base,
    name: `prerendered pages of ${path.basename(options.root)}`,
    entry,
    target: 'node20',
    devtool: false,
    externals: [installed],
    plugins: [
      ...(base.plugins ?? []),
      ...(modules ? [new webpack.experiments.schemes.VirtualUrlPlugin(modules)] : []),
    ],
    optimization: { minimize: false },
    output: {
      ...base.output,
      filename: prerenderScript,
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
  }
}

/** Installed packages are not bundled: the script requires them. */
function installed({
  context = '',
  request = '',
}: {
  context?: string
  request?: string
}): Promise<string | undefined> {
  const isOwn = /^(?:[./]|data:|virtual:|@within-reach\/)/.test(request)
  return Promise.resolve(
    isOwn ? undefined : `commonjs ${createRequire(path.join(context, 'from')).resolve(request)}`,
  )
}
