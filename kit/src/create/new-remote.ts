import { type InLanguages, normalPath, RemoteName } from '@within-reach/contract'
import * as v from 'valibot'
import { UsageError } from '../usage/usage-error'

/** The description of a new remote. */
export interface NewRemote {
  /** Also its folder, such as `mfe-events`. */
  readonly name: string
  /** The name without its prefix, such as `events`: the screen's folder. */
  readonly noun: string
  /** The screen's component, such as `Events`. */
  readonly component: string
  /** In the languages that the remote is written in. It shows English in the others. */
  readonly title: InLanguages<string>
  /** The address of its first page. */
  readonly path: string
  /** The menu section that lists it; none by default. */
  readonly menu?: string
  /** Where the dev server serves it. */
  readonly port: number
}

/** The optional parts of the description; the defaults follow from the name. */
export interface Description {
  readonly menu?: string
  readonly title?: string
  /** The title in Korean; the English one by default. */
  readonly korean?: string
  /** The title in a further language. Without it, the remote is not written in that language. */
  readonly chinese?: string
  readonly vietnamese?: string
  readonly path?: string
}

/**
 * Completes a description.
 * @param port where the dev server serves the remote
 * @throws UsageError if the name, the title or the path is invalid
 */
export function describeRemote(name: string, description: Description, port: number): NewRemote {
  if (!v.is(RemoteName, name))
    throw new UsageError(
      `"${name}" is not a name for a remote: use lower-case letters after mfe-, such as mfe-events.`,
    )
  const noun = name.slice('mfe-'.length)
  const words = noun.split('-').filter((word) => word !== '')
  const en = description.title ?? capital(words.join(' '))
  const address = description.path ?? `/${noun}`
  // It is a text of the page's markup, and the key of its translations.
  if (en.trim() === '' || /[<>{}]/.test(en))
    throw new UsageError(`"${en}" is not a title: use words, without <, >, { and }.`)
  if (!/^\/[\w\-/]+$/.test(address) || normalPath(address) !== address)
    throw new UsageError(`"${address}" is not a path of a page: use one such as /events.`)
  return {
    name,
    noun,
    component: words.map(capital).join(''),
    title: titleIn(en, description),
    path: address,
    menu: description.menu,
    port,
  }
}

const titleIn = (en: string, { korean = en, chinese, vietnamese }: Description): NewRemote['title'] => ({
  en,
  ko: korean,
  ...(chinese !== undefined && { zh: chinese }),
  ...(vietnamese !== undefined && { vi: vietnamese }),
})

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
