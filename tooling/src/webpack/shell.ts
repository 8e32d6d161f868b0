import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { baseConfiguration } from './base'
import { providedModules } from './shared'

const uniqueName = 'shell'
const publicPath = '/assets/'

/**
 * The webpack configuration of what draws the shell's early frame, in Node, by the shell's own components and class names.
 * @param root the shell's folder
 * @param outputPath where it goes, as `early.cjs`
 */
export function earlyConfiguration(root: string, outputPath: string): Configuration {
  const base = baseConfiguration({ root, uniqueName, publicPath, outputPath, filename: 'early' })
  return {
    ...base,
    name: 'early frame',
    entry: './src/early/draw.tsx',
    target: 'node20',
    devtool: false,
    optimization: { minimize: false },
    output: {
      ...base.output,
      filename: 'early.cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
  }
}

/**
 * The webpack configuration of the shell: one page and its files, named by content.
 * @param root the shell's folder
 */
export function shellConfiguration(root: string): Configuration {
  const base = baseConfiguration({
    root,
    uniqueName,
    publicPath,
    outputPath: path.join(root, 'dist'),
    filename: '[name].[contenthash:10]',
  })
  return {
    ...base,
    name: 'shell',
    entry: { shell: './src/index.ts' },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        // The template holds places that the service fills for every visitor.
        minify: false,
      }),
      new ModuleFederationPlugin({
        name: 'shell',
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
