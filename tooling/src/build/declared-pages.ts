import path from 'node:path'
import vm from 'node:vm'
import { build, type Plugin } from 'esbuild'

/** Files without code, which stand for nothing. */
const assets = /\.(?:css|po|svg|png|jpg|webp|avif|mp4|webm|woff2)$/

/** A page as a remote declares it. */
interface DeclaredPage {
  readonly path?: string
  readonly element?: unknown
  readonly lazy?: unknown
  readonly children?: readonly DeclaredPage[]
}

/** Where `createPageLifecycles` comes from. */
const factory = '@within-reach/shared-core/react'
/** What pages may be declared with: addresses and constants. */
const evaluated = /^@within-reach\/(?:contract|shared-core)$|^valibot$/

/**
 * Reads the paths of a remote's pages by running the module that declares them, without a browser: whatever it takes of other
 * packages stands for nothing, and what it would load later is not loaded.
 * @param root the remote's folder
 * @param entry the module that is exposed as `./pages`, from the folder
 * @returns undefined where it makes its lifecycles in another way than by `createPageLifecycles`
 * @throws Error where the module cannot be run
 */
export async function declaredPages(root: string, entry: string): Promise<string[] | undefined> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [standIns],
  })
  const declared: DeclaredPage[][] = []
  const globals = {
    module: { exports: {} },
    exports: {},
    require: (name: string): unknown =>
      name === factory ? withFactory((pages) => declared.push(pages)) : nothing,
    console,
  }
  try {
    vm.runInNewContext(outputFiles[0]?.text ?? '', globals, { filename: entry, timeout: 5000 })
  } catch (error) {
    throw new Error(
      `The pages that ${path.join(path.basename(root), entry)} declares cannot be read: ${String(error)}. ` +
        'The module may only declare pages; what needs a browser belongs into the screens.',
      { cause: error },
    )
  }
  return declared.length === 0 ? undefined : [...new Set(declared.flat().flatMap(pathsOf))].sort()
}

/** The paths of a page and of those below it; one without a screen is none. */
const pathsOf = ({ path: own, element, lazy, children = [] }: DeclaredPage): string[] => [
  ...(own !== undefined && (element ?? lazy) !== undefined ? [own] : []),
  ...children.flatMap(pathsOf),
]

/** Leaves out of the bundle what is not the remote's own, and screens in chunks of their own. */
const standIns: Plugin = {
  name: 'stand-ins',
  setup(bundler) {
    bundler.onLoad({ filter: assets }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
    bundler.onResolve({ filter: /.*/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point') return undefined
      if (kind === 'dynamic-import') return { path: name, external: true }
      const isOwn = name.startsWith('.') || path.isAbsolute(name)
      return isOwn || evaluated.test(name) ? undefined : { path: name, external: true }
    })
  },
}

/** Answers whatever is asked of it with itself: every component, message and function of other packages. */
const nothing: unknown = new Proxy(function standIn() {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : name === '__esModule' ? true : nothing),
  apply: () => nothing,
  construct: () => nothing as object,
})

const withFactory = (onPages: (pages: DeclaredPage[]) => void): unknown =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'createPageLifecycles'
          ? (pages: DeclaredPage[]) => {
              onPages(pages)
              return nothing
            }
          : name === '__esModule' || nothing,
    },
  )
