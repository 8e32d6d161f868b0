import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration } from 'webpack'
import { IntegrityPlugin } from './integrity'
import { placeholderClass, LateNamesPlugin } from './late-names'
import { nameIn } from './package-manifest'

const manifestLoader = fileURLToPath(new URL('./web-manifest-loader.cjs', import.meta.url))
const refreshLoader = fileURLToPath(new URL('./refresh-loader.cjs', import.meta.url))
/** The folder of the module `jsx-dev-runtime`. */
const developmentRuntime = fileURLToPath(new URL('../dev/jsx', import.meta.url))

// The packages do not depend on the loaders, so webpack would not find them from there.
const loader = (name: string): string => createRequire(import.meta.url).resolve(name)

/**
 * Code of the shell that shows messages with the catalogue of the current remote. An older remote lacks newer messages,
 * so the code keeps the English texts.
 */
const ofShell = /[\\/]shared-core[\\/]src[\\/]forms[\\/]/

export interface BaseOptions {
  /** The package's folder. */
  readonly root: string
  /** Part of class names and chunk globals, so that two versions of a remote can live in one page. */
  readonly uniqueName: string
  /** Names that are inserted after minification: placeholder → final name. */
  readonly lateNames?: Readonly<Record<string, string>>
  readonly publicPath: string
  readonly outputPath: string
  /** File names without extension. */
  readonly filename: string
  /**
   * Builds for development: unminified, with files that keep their names, and components that React Refresh can replace.
   * English messages stay in the code, so that a message without a catalogue entry is readable. The value is the package's
   * name, by which the page knows the build.
   */
  readonly development?: string
}

/** The common webpack configuration of browser builds: TypeScript and CSS modules in, minified files with hashed names out. */
export function baseConfiguration({
  root,
  uniqueName,
  lateNames = {},
  publicPath,
  outputPath,
  filename,
  development,
}: BaseOptions): Configuration {
  const isDevelopment = development !== undefined
  const hash = isDevelopment ? '' : '.[contenthash:10]'
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: root,
    // The site's content policy refuses source maps of the kind 'eval'.
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
    target: ['web', 'es2022'],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.jsx', ...(isDevelopment ? ['.mjs'] : [])],
      // By default, RxJS resolves to its build for very old browsers.
      conditionNames: ['es2015', '...'],
      // fetch-intercept contains a polyfill that current browsers do not need.
      alias: { 'whatwg-fetch': false },
    },
    output: {
      path: outputPath,
      publicPath,
      uniqueName,
      filename: `${filename}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      devtoolModuleFilenameTemplate: sourceName,
      // A module that threw at its first run is run again at the next import, instead of being returned half
      // initialised.
      strictModuleExceptionHandling: true,
    },
    module: {
      rules: [
        // A script that is inlined in the page.
        { resourceQuery: /^\?inline$/, type: 'asset/source' },
        {
          test: /\.[jt]sx?$/,
          resourceQuery: { not: /^\?inline$/ },
          exclude: [/node_modules/, ofShell],
          // JavaScript of an adopted application imports without extensions, as our TypeScript does.
          resolve: { fullySpecified: false },
          use: development === undefined ? swcLoader(production) : refreshable(development),
        },
        {
          test: /\.[jt]sx?$/,
          include: ofShell,
          use: swcLoader({ ...production, keepMessages: true }),
        },
        // The compiled catalogue of one language. A missing translation fails the build.
        {
          test: /\.po$/,
          use: {
            loader: loader('@lingui/loader'),
            options: { failOnMissing: true, failOnCompileError: true },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(root)] },
        {
          test: /\.webmanifest$/,
          type: 'asset/resource',
          use: { loader: manifestLoader, options: { publicPath } },
        },
        { test: /\.(svg|png|jpg|webp|avif|mp4|webm|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      ...(isDevelopment && { minimize: false }),
      // Not in parallel processes: both minifiers are native, and starting processes takes longer than the work.
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, parallel: false }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${filename}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
      }),
      new IntegrityPlugin(),
      new LateNamesPlugin(lateNames, lateNames[uniqueName] ?? uniqueName),
    ],
  }
}

/**
 * The name of a source in source maps. The rules of a style and the script with its class names come from one file. By
 * default, webpack renames the second of them only if it finds both, which depends on its cache.
 */
const sourceName = ({ namespace, resourcePath, allLoaders }: SourceNameParts): string =>
  `webpack://${namespace}/${resourcePath}${resourcePath.endsWith('.css') && allLoaders !== '' ? '?names' : ''}`

interface SourceNameParts {
  readonly namespace: string
  readonly resourcePath: string
  readonly allLoaders: string
}

interface CompilerOptions {
  readonly keepMessages: boolean
  /** The `react` setting of the transformation. */
  readonly react: object
}

const production: CompilerOptions = {
  keepMessages: false,
  // The shell's React is the production build, which has no development runtime.
  react: { runtime: 'automatic', development: false },
}

const swcLoader = ({ keepMessages, react }: CompilerOptions) => ({
  loader: loader('swc-loader'),
  options: {
    // All settings are here; no configuration file is read.
    swcrc: false,
    configFile: false,
    // In production, the plugin replaces messages by their ids; the texts are in the catalogues.
    envName: keepMessages ? 'development' : 'production',
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react },
      target: 'es2022',
      // Lingui 5 compiles the catalogues, and its ids differ: without this, ids with + or / would have no translation.
      experimental: { plugins: [[loader('@lingui/swc-plugin'), { useLinguiV5IdGeneration: true }]] },
    },
  },
})

/** Compiles modules whose components can be replaced in the page. swc marks components only with the development runtime. */
const refreshable = (build: string) => [
  { loader: refreshLoader, options: { build } },
  swcLoader({
    keepMessages: true,
    react: { runtime: 'automatic', development: true, refresh: true, importSource: developmentRuntime },
  }),
]

/** Class names get the build's own salt after compiling. */
function cssLoader(root: string) {
  const packageName = nameIn(root)
  return {
    loader: loader('css-loader'),
    options: {
      modules: {
        auto: /\.module\.css$/,
        exportLocalsConvention: 'as-is',
        namedExport: false,
        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
          placeholderClass(packageName, path.relative(root, resourcePath), local),
      },
    },
  }
}
