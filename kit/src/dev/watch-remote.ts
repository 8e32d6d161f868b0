import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import webpack, { type Stats, type StatsError } from 'webpack'
import devMiddleware from 'webpack-dev-middleware'
import type { RemotePackage } from '../build/remote-package'
import { containerName, developmentConfiguration, developmentVersion, versionUrl } from '../webpack/remote'

/** An error of a build. */
export interface BuildError {
  /** The file in the remote's folder; absent if webpack does not say. */
  readonly file?: string
  /** The line and column, such as `12:3`. */
  readonly position?: string
  readonly message: string
}

/** The state of a remote under development. */
export interface BuildState {
  /** The hash of the last build without errors; undefined if there was none, and the site's own version is shown. */
  readonly hash?: string
  readonly isBuilding: boolean
  readonly errors: readonly BuildError[]
}

/** A remote that is rebuilt on every change. */
export interface WatchedRemote {
  readonly name: string
  /** The folder of its files on the site. */
  readonly url: string
  readonly container: string
  state(): BuildState
  /** Waits for the first build, also if it fails. */
  ready(): Promise<void>
  /** Answers requests for its files. */
  readonly serve: ReturnType<typeof devMiddleware>
  /**
   * Finds the source of a place in a built file.
   * @param file its path below `url`
   * @param line from 1
   * @param column from 1
   * @returns such as `src/events/events.tsx:12`; undefined if it is unknown
   */
  sourceOf(file: string, line: number, column: number): Promise<string | undefined>
  close(): Promise<void>
}

/** @param onChange called when a build begins or ends */
export function watchRemote(
  { build, root }: Pick<RemotePackage, 'build' | 'root'>,
  onChange: () => void,
): WatchedRemote {
  const compiler = webpack(developmentConfiguration(build, root))
  if (!compiler) throw new Error('webpack rejected the configuration.')
  let state: BuildState = { isBuilding: true, errors: [] }
  const become = (next: BuildState) => {
    state = next
    onChange()
  }
  compiler.hooks.invalid.tap('kit dev', () => become({ ...state, isBuilding: true }))
  compiler.hooks.done.tap('kit dev', (stats) => {
    const errors = errorsOf(stats, root)
    become({ hash: errors.length > 0 ? state.hash : stats.hash, isBuilding: false, errors })
  })
  const serve = devMiddleware(compiler, { stats: false })
  const output = compiler.outputPath
  const readOutput = (file: string) =>
    new Promise((resolve, reject) => {
      compiler.outputFileSystem?.readFile(file, (error, bytes) => (error ? reject(error) : resolve(bytes)))
    })
  return {
    name: build.name,
    url: versionUrl(build.name, developmentVersion),
    container: containerName(build.name, developmentVersion),
    state: () => state,
    ready: () => new Promise((resolve) => serve.waitUntilValid(() => resolve())),
    serve,
    async sourceOf(file, line, column) {
      try {
        const map = await readOutput(path.join(output, `${file}.map`))
        const entry = new SourceMap(JSON.parse(String(map)) as SourceMapPayload).findEntry(
          line - 1,
          column - 1,
        )
        if (!('originalSource' in entry)) return undefined
        const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')
        return `${source}:${entry.originalLine + 1}`
      } catch {
        return undefined
      }
    },
    close: () => new Promise((resolve) => serve.close(() => resolve())),
  }
}

const errorsOf = (stats: Stats, root: string): BuildError[] =>
  (stats.toJson({ all: false, errors: true, errorDetails: false }).errors ?? []).map((error) =>
    readable(error, root),
  )

/** swc writes the place of a mistake into the message, in a frame such as `[/folder/src/a.tsx:3:1]`. */
function readable({ moduleName, loc, message }: StatsError, root: string): BuildError {
  const plain = stripVTControlCharacters(message)
  const framed = /\[([^\]\n]+?):(\d+:\d+)\]/.exec(plain)
  const file = framed?.[1] ?? moduleName?.replace(/^.*!/, '')
  const position = framed?.[2] ?? loc?.split('-')[0]
  return {
    ...(file !== undefined && {
      file: path.isAbsolute(file) ? path.relative(root, file) : file.replace(/^\.\//, ''),
    }),
    ...(position !== undefined && { position }),
    message: plain
      .split('\n')
      .filter((line) => !/^\s*at /.test(line) && !line.startsWith('Module build failed'))
      .join('\n')
      // swc's own stack.
      .replace(/\s*\nCaused by:[\s\S]*$/, '')
      .trim(),
  }
}
