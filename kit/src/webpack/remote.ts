import { createRequire } from 'node:module'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { dependencyOf } from './package-manifest'
import { baseConfiguration, type BaseOptions } from './base'
import { prerenderConfiguration } from './prerender'
import type { RemoteBuild } from './remote-build'
import { placeholderVersion } from './late-names'
import { PageDeclarationsPlugin } from './page-declarations'
import { consumedModules } from './shared'

/** The path below which a version's files are served. */
export const versionUrl = (name: string, version: string): string => `/remotes/${name}/${version}/`

/** The name of a version's container. Two versions in one page need different globals. */
export const containerName = (name: string, version: string): string =>
  `${name}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_')

/** The names of a version that are inserted after minification: placeholder → final name. */
function lateNames(name: string, version: string): Readonly<Record<string, string>> {
  const placeholder = placeholderVersion(version)
  return {
    [containerName(name, placeholder)]: containerName(name, version),
    [versionUrl(name, placeholder)]: versionUrl(name, version),
  }
}

/** The name of the chunk that holds an exposed module, so that the record can list its files. */
export const chunkName = (exposed: string): string => exposed.replace('./', '')

/**
 * The configuration of the script that prerenders the pages of a remote's version.
 * @param outputPath a folder outside of the version's own
 */
export const prerenderRemoteConfiguration = (
  { name }: RemoteBuild,
  root: string,
  version: string,
  outputPath: string,
): Configuration =>
  prerenderConfiguration({
    root,
    uniqueName: containerName(name, placeholderVersion(version)),
    lateNames: lateNames(name, version),
    publicPath: versionUrl(name, placeholderVersion(version)),
    outputPath,
    entry: 'virtual:prerender',
    modules: { prerender: prerenderingModule(root) },
  })

/** The source of the entry that prerenders the pages of a remote. */
function prerenderingModule(root: string): string {
  const draws = createRequire(path.join(root, 'package.json')).resolve('@within-reach/shared-core/prerender')
  const own = (name: string) => JSON.stringify(path.join(root, 'src', name))
  return `import { prerenderPages } from ${JSON.stringify(draws)}
import { catalog } from ${own('locales/catalog')}
import { pages } from ${own('pages')}
export const prerender = prerenderPages(pages, catalog)`
}

/**
 * The webpack configuration of one version of a remote.
 * @param build the remote's build settings
 * @param root the remote's folder
 * @param version the version to build; its files go to `dist/<version>`
 */
export function remoteConfiguration(build: RemoteBuild, root: string, version: string): Configuration {
  const placeholder = placeholderVersion(version)
  return containerConfiguration(build, root, placeholder, {
    lateNames: lateNames(build.name, version),
    publicPath: 'auto',
    outputPath: path.join(root, 'dist', version),
    filename: 'main.[contenthash:10]',
  })
}

/** The version of every remote under development. */
export const developmentVersion = '0.0.0-dev'

/** The configuration of a remote under development, whose modules can be replaced in the page. */
export function developmentConfiguration(build: RemoteBuild, root: string): Configuration {
  const configuration = containerConfiguration(build, root, developmentVersion, {
    publicPath: versionUrl(build.name, developmentVersion),
    outputPath: path.join(root, 'dist', developmentVersion),
    filename: 'main',
    development: build.name,
  })
  return {
    ...configuration,
    output: {
      ...configuration.output,
      hotUpdateMainFilename: 'hot/[fullhash].json',
      hotUpdateChunkFilename: 'hot/[fullhash]-[id].js',
    },
    plugins: [...(configuration.plugins ?? []), new webpack.HotModuleReplacementPlugin()],
  }
}

function containerConfiguration(
  build: RemoteBuild,
  root: string,
  version: string,
  options: Omit<BaseOptions, 'root' | 'uniqueName'>,
): Configuration {
  const name = containerName(build.name, version)
  const base = baseConfiguration({ ...options, root, uniqueName: name })
  return {
    ...base,
    name: build.name,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new PageDeclarationsPlugin(),
      // webpack's own container, which the Module Federation runtime of the shell can load. A container with its own
      // runtime would make each entry five times as large.
      new webpack.container.ContainerPlugin({
        name,
        library: { type: 'var', name },
        filename: 'entry.js',
        exposes: Object.fromEntries(
          Object.entries(build.exposes).map(([key, file]) => [key, { import: [file], name: chunkName(key) }]),
        ),
      }),
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: consumedModules((dependency) => dependencyOf(root, dependency)?.range),
      }),
    ],
  }
}
