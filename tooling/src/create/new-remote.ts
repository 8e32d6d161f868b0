import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { RemoteName } from '@within-reach/contract'
import * as v from 'valibot'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { readRoutes, repository } from '../build/packages'

/** The description of a new remote. */
export interface NewRemote {
  /** Also its folder, such as `mfe-events`. */
  readonly name: string
  /** The name without its prefix, such as `events`: the screen's folder and the journey's file. */
  readonly noun: string
  /** The screen's component, such as `Events`. */
  readonly component: string
  readonly title: { readonly en: string; readonly ko: string }
  /** The address of its first page. */
  readonly path: string
  /** The menu section that lists it; none by default. */
  readonly menu?: string
  /** Where `npm run dev` serves it. */
  readonly port: number
}

/** The optional parts of the description; the defaults follow from the name. */
export interface Description {
  readonly menu?: string
  readonly title?: string
  readonly korean?: string
  readonly path?: string
}

/**
 * Completes a description.
 * @throws Error if the name or the address is invalid or taken
 */
export async function newRemote(name: string, description: Description = {}): Promise<NewRemote> {
  if (!v.is(RemoteName, name))
    throw new Error(
      `"${name}" is not a name for a remote: use lower-case letters after mfe-, such as mfe-events.`,
    )
  const others = remoteNames()
  if (others.includes(name)) throw new Error(`A remote called ${name} exists already: choose another name.`)
  const noun = name.slice('mfe-'.length)
  const words = noun.split('-').filter((word) => word !== '')
  const en = description.title ?? capital(words.join(' '))
  const address = description.path ?? `/${noun}`
  if (!/^\/[\w\-/]+$/.test(address))
    throw new Error(`"${address}" is not a path of a page: use one such as /events.`)
  for (const packageName of ['shell', ...others])
    if ((await readRoutes(path.join(repository, packageName))).some((route) => route.path === address))
      throw new Error(`${address} belongs to ${packageName}: choose another path with --path.`)
  const ports = await Promise.all(others.map(portOf))
  return {
    name,
    noun,
    component: words.map(capital).join(''),
    title: { en, ko: description.korean ?? en },
    path: address,
    menu: description.menu,
    port: Math.max(3100, ...ports) + 1,
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

async function portOf(remote: string): Promise<number> {
  const source = await readFile(path.join(repository, remote, 'webpack.config.ts'), 'utf8')
  return Number(/port: (\d+)/.exec(source)?.[1] ?? 0)
}
