import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { foldersWith } from '../../bootstrap/remotes.mjs'
import { repository } from '../build/packages'

/** A target of a published export: one file, or the types and the code. */
type Target = string | { readonly types: string; readonly default: string }

interface Manifest {
  readonly name: string
  readonly version: string
  readonly publishConfig?: {
    readonly exports?: Readonly<Record<string, Target>>
    readonly bin?: Readonly<Record<string, string>>
  }
}

/** A package of this repository that other teams install. */
export interface PublishablePackage {
  /** Its folder in the repository. */
  readonly folder: string
  readonly root: string
  /** Such as `@within-reach/contract`. */
  readonly name: string
  readonly version: string
  /** The source of each published export with types, by its name, such as `./react`. */
  readonly exports: ReadonlyMap<string, string>
  /** The sources of all published modules: exports and commands. */
  readonly entries: readonly string[]
}

/** The packages that can be published: those whose package.json has `publishConfig.exports`. */
export const publishablePackages = (): readonly PublishablePackage[] =>
  foldersWith('package.json').flatMap((folder) => {
    const root = path.join(repository, folder)
    const { name, version, publishConfig } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    ) as Manifest
    if (!publishConfig?.exports) return []
    const exports = new Map(
      Object.entries(publishConfig.exports).flatMap(([key, target]) =>
        typeof target === 'string' ? [] : [[key, sourceOf(root, target.default)] as const],
      ),
    )
    const commands = Object.values(publishConfig.bin ?? {}).map((file) => sourceOf(root, file))
    return [{ folder, root, name, version, exports, entries: [...exports.values(), ...commands] }]
  })

/**
 * The source of a compiled file: `src/a.ts` or `src/a.tsx` of `./dist/a.js`.
 * @throws Error if there is none
 */
function sourceOf(root: string, compiled: string): string {
  const stem = path.join(root, compiled.replace(/^\.\/dist\//, 'src/').replace(/\.js$/, ''))
  const found = [`${stem}.ts`, `${stem}.tsx`].find((file) => existsSync(file))
  if (found !== undefined) return found
  throw new Error(`${root}/package.json publishes ${compiled}, but ${stem}.ts does not exist.`)
}
