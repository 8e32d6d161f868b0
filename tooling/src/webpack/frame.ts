import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { baseConfiguration, providedModules } from '@within-reach/kit/builder'
import { framePageFolder } from '@within-reach/registry'
import type { Configuration } from 'webpack'

/**
 * The webpack configuration of the page inside a sandboxed frame. It provides the same shared modules as the shell, because a frame
 * of another origin shares none with its page.
 * @param root the shell's folder
 */
export function frameConfiguration(root: string): Configuration {
  const base = baseConfiguration({
    root,
    uniqueName: 'frame',
    publicPath: `/assets/${framePageFolder}/`,
    outputPath: path.join(root, 'dist', framePageFolder),
    filename: '[name].[contenthash:10]',
  })
  return {
    ...base,
    name: 'frame of the shell',
    entry: { frame: './src/frame/index.ts' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'frame',
        remotes: {},
        shared: providedModules(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}
