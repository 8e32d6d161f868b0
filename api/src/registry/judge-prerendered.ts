import { PrerenderedPages, rowsSlot } from '@within-reach/contract'
import type { RemoteVersion } from '@within-reach/registry'
import sanitizeHtml from 'sanitize-html'
import * as v from 'valibot'
import { PublishRefused } from './publish-refused'

/** Elements that bring code, another document or rules for the whole page. */
const refusedTags = new Set(
  'script style link meta base iframe frame frameset object embed applet portal template noscript math foreignobject animate set'.split(
    ' ',
  ),
)
/** Elements whose content browsers do not read as the parser here does. */
const ambiguousTags = new Set('noembed noframes xmp plaintext listing title'.split(' '))
/** What browsers end elsewhere than the parser here; a build draws none of it. */
const ambiguous: readonly (readonly [what: string, RegExp])[] = [
  ['a comment', /<[!?]/],
  ['markup in a <textarea>', /<textarea[^>]*>[^<]*<(?!\/textarea)/i],
]
/** Attributes that bring code or a style, or send a form somewhere. */
const refusedAttributes = /^(?:on.*|style|srcdoc|action|formaction|ping|background|http-equiv)$/i
const addresses = new Set(['href', 'src', 'xlink:href', 'poster', 'srcset'])
/** A path of this site, a place in the page, or a field that the service fills in. */
const ownAddress = /^(?:\/(?![/\\])|[#?]|\{\{\w+\}\}|$)/

/**
 * Holds what a version has the service write into pages against what pages may have. Its styles are those of its own published
 * files, which are held against their hashes, and its HTML has nothing that could run or reach another site.
 * @param files the files of the version, by name
 * @throws PublishRefused with what is wrong, and where
 */
export function judgePrerendered({ early }: RemoteVersion, files: ReadonlyMap<string, Buffer>): void {
  const file = early === undefined ? undefined : files.get(early)
  if (early === undefined || !file) return
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PrerenderedPages), file.toString())
  if (!read.success)
    throw new PublishRefused(`${early} holds no pages that were drawn ahead: build it again.`)
  for (const [name, style] of Object.entries(read.output.styles))
    demandStyle(early, name, style, files.get(name))
  for (const [path, page] of Object.entries(read.output.pages))
    for (const { html, list } of [page.en, page.ko])
      for (const text of [html, ...(list?.rows ?? []).flatMap((row) => row.html)])
        demandHarmless(early, path, text)
}

function demandStyle(early: string, name: string, style: string, published: Buffer | undefined): void {
  const own = published
    ?.toString()
    .replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')
    .trim()
  if (own !== style) throw new PublishRefused(`${early} has another style than ${name}: build it again.`)
  // In the page, what a style names is not found beside it.
  const refused = /<\/|@import|url\(/i.exec(style)?.[0]
  if (refused !== undefined)
    throw new PublishRefused(
      `${name} stands in the page, where "${refused}" may not be: leave it out of the first style.`,
    )
}

function demandHarmless(early: string, path: string, html: string): void {
  const refuse = (what: string): never => {
    throw new PublishRefused(`What ${early} draws for ${path} has ${what}, which may not stand in a page.`)
  }
  for (const [what, pattern] of ambiguous) if (pattern.test(html.replaceAll(rowsSlot, ''))) refuse(what)
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tag, attributes) => {
        if (refusedTags.has(tag.toLowerCase()) || ambiguousTags.has(tag.toLowerCase()))
          refuse(`the element <${tag}>`)
        for (const [name, value] of Object.entries(attributes)) {
          if (refusedAttributes.test(name)) refuse(`the attribute ${name}`)
          const isLink = tag === 'a' && name === 'href' && /^(?:https:|mailto:)/i.test(value)
          if (addresses.has(name.toLowerCase()) && !isLink && !ownAddress.test(value.trim()))
            refuse(`the address ${value.slice(0, 80)}`)
        }
        return { tagName: tag, attribs: attributes }
      },
    },
  })
}
