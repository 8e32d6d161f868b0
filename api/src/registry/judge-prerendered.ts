import { PrerenderedPages, rowsSlot } from '@within-reach/contract'
import type { RemoteVersion } from '@within-reach/registry'
import sanitizeHtml from 'sanitize-html'
import * as v from 'valibot'
import { PublishRefused } from './publish-refused'

/** Elements that load code or another document, or that affect the whole page. */
const refusedTags = new Set(
  'script style link meta base iframe frame frameset object embed applet portal template noscript math foreignobject animate set'.split(
    ' ',
  ),
)
/** Elements whose content browsers parse differently from this parser. */
const ambiguousTags = new Set('noembed noframes xmp plaintext listing title'.split(' '))
/** Content that browsers end at another place than this parser. A build produces none of it. */
const ambiguous: readonly (readonly [what: string, RegExp])[] = [
  ['a comment', /<[!?]/],
  ['markup in a <textarea>', /<textarea[^>]*>[^<]*<(?!\/textarea)/i],
]
/** Attributes that contain code or a style, or that send a form to another address. */
const refusedAttributes = /^(?:on.*|style|srcdoc|action|formaction|ping|background|http-equiv)$/i
const addresses = new Set(['href', 'src', 'xlink:href', 'poster', 'srcset'])
/** A path of this site, a fragment, or a field that the service fills in. */
const ownAddress = /^(?:\/(?![/\\])|[#?]|\{\{\w+\}\}|$)/

/**
 * Checks the prerendered pages of a version against what a page may contain. Its styles must equal its own published files,
 * which are checked against their hashes. Its HTML must contain nothing that runs or that loads from another site.
 * @param files the files of the version, by name
 * @throws PublishRefused with the fault and its location
 */
export function judgePrerendered({ early }: RemoteVersion, files: ReadonlyMap<string, Buffer>): void {
  const file = early === undefined ? undefined : files.get(early)
  if (early === undefined || !file) return
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PrerenderedPages), file.toString())
  if (!read.success) throw new PublishRefused(`${early} is not a file of prerendered pages: build it again.`)
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
  // Inlined in a page, a style cannot load relative files.
  const refused = /<\/|@import|url\(/i.exec(style)?.[0]
  if (refused !== undefined)
    throw new PublishRefused(
      `${name} is inlined into the page, where "${refused}" is not allowed: leave it out of the first style.`,
    )
}

function demandHarmless(early: string, path: string, html: string): void {
  const refuse = (what: string): never => {
    throw new PublishRefused(
      `The prerendered page for ${path} in ${early} has ${what}, which is not allowed in a page: remove it.`,
    )
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
