import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import {
  baseConfiguration,
  PageDeclarationsPlugin,
  prerenderConfiguration,
  providedModules,
  ReactIdsPlugin,
} from '@within-reach/kit/builder'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'

const uniqueName = 'shell'
const publicPath = '/assets/'

/** The configuration of the script that prerenders the shell's frame and pages. */
export const prerenderShellConfiguration = (root: string, outputPath: string): Configuration =>
  prerenderConfiguration({
    root,
    uniqueName,
    publicPath,
    outputPath,
    entry: './src/prerender-shell/prerender-shell.tsx',
  })

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
      new ReactIdsPlugin(),
      // The decision does not contain the shell's own pages, so their titles stay in the code.
      new PageDeclarationsPlugin(['path', 'title', 'lazy']),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        // The template inserts the script before the preloads, which would be sent before it otherwise.
        inject: false,
        // The template has slots that the service fills for every visitor.
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
