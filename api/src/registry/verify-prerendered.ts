import { languages, PrerenderedPages, templatesIn } from '@within-reach/contract'
import type { RemoteVersion } from '@within-reach/registry'
import * as v from 'valibot'
import { findForbiddenMarkup } from './forbidden-markup'
import { PublishRefused } from './publish-refused'

const PrerenderedFile = v.pipe(v.string(), v.parseJson(), PrerenderedPages)

/**
 * Checks the prerendered pages of a version, which become part of the site's own HTML. A style must equal its published file,
 * whose hash is checked elsewhere. The HTML must contain nothing that runs or that loads from another site.
 * @param files the files of the version, by name
 * @throws PublishRefused with the first problem and its location
 */
export function verifyPrerendered({ early: name }: RemoteVersion, files: ReadonlyMap<string, Buffer>): void {
  const file = name === undefined ? undefined : files.get(name)
  if (name === undefined || !file) return
  const { styles, pages } = readPages(name, file)
  for (const [styleName, style] of Object.entries(styles)) {
    demandPublishedStyle(name, styleName, style, files.get(styleName))
    demandAllowedStyle(styleName, style)
  }
  for (const [path, page] of Object.entries(pages)) demandAllowedPage(name, path, page)
}

function readPages(name: string, file: Buffer): PrerenderedPages {
  const read = v.safeParse(PrerenderedFile, file.toString())
  if (!read.success) throw new PublishRefused(`${name} is not a file of prerendered pages: build it again.`)
  return read.output
}

function demandPublishedStyle(
  name: string,
  styleName: string,
  style: string,
  published: Buffer | undefined,
): void {
  // The build inlines a style without the address of its source map.
  const expected = published
    ?.toString()
    .replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')
    .trim()
  if (style !== expected)
    throw new PublishRefused(`The style in ${name} differs from ${styleName}: build it again.`)
}

/** `</` would end the style element. An inlined style cannot load relative files. */
const forbiddenInStyles = /<\/|@import|url\(/i

function demandAllowedStyle(styleName: string, style: string): void {
  const found = forbiddenInStyles.exec(style)?.[0]
  if (found !== undefined)
    throw new PublishRefused(
      `${styleName} is inlined into the page, where "${found}" is not allowed: remove it from this style.`,
    )
}

function demandAllowedPage(name: string, path: string, page: PageInLanguages): void {
  const found = languages
    .flatMap((language) => page[language] ?? [])
    .flatMap(templatesIn)
    .map(findForbiddenMarkup)
    .find(Boolean)
  if (found !== undefined)
    throw new PublishRefused(
      `The prerendered page for ${path} in ${name} has ${found}, which is not allowed in a page: remove it.`,
    )
}

/** A page in each language. */
type PageInLanguages = PrerenderedPages['pages'][string]
