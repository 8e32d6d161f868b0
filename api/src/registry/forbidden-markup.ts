import sanitizeHtml, { type Attributes } from 'sanitize-html'

/** Elements that load code or another document, or that affect the whole page. */
const dangerousElements =
  'script style link meta base iframe frame frameset object embed applet portal template noscript math foreignobject animate set'
/** Elements whose content browsers parse differently from this parser. */
const ambiguousElements = 'noembed noframes xmp plaintext listing title'
const forbiddenElements = new Set(`${dangerousElements} ${ambiguousElements}`.split(' '))

/** Attributes that contain code or a style, or that send a form to another address. */
const forbiddenAttributes = /^(?:on.*|style|srcdoc|action|formaction|ping|background|http-equiv)$/i
const addressAttributes = new Set(['href', 'src', 'xlink:href', 'poster', 'srcset'])
/** A path of this site, a fragment, or the path of a stored file or a page number, which the service makes. */
const ownAddress = /^(?:\/(?![/\\{])|[#?]|\{\{(?:image_path|path|href)\}\}|$)/

const comment = /<[!?]/
const anySlot = /<!--(?:rows|part:\w+)-->/g
/** The parts of a page are joined, so a tag may not go on in another one. */
const wholeTag = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>/g
/** A field in a tag must stand within double quotes, which the service escapes. */
const tagWithBareField = /<[^<>"]*(?:"[^"]*"[^<>"]*)*\{\{/
/** Markup of users may stand only as the whole content of a plain element. */
const fieldAsMarkup = /\{\{[\w.]+\|html\}\}/
const allowedMarkup = /<div(?: class="[\w -]*")?>\{\{description\|html\}\}(?=<\/div>)/g
const markupInTextarea = /<textarea[^>]*>[^<]*<(?!\/textarea)/i

/**
 * Finds what the site's own pages may not contain: what runs, what loads from another site, and what browsers parse
 * differently from this parser.
 * @param html a prerendered page, or the template of a row or a part
 * @returns the first finding, such as "the element <script>"; undefined if everything is allowed
 */
export const findForbiddenMarkup = (html: string): string | undefined =>
  findAmbiguousContent(html) ?? findForbiddenElement(html)

/** Finds content that browsers end at another place than this parser. A build produces none of it. */
function findAmbiguousContent(html: string): string | undefined {
  const content = html.replaceAll(anySlot, '')
  if (comment.test(content)) return 'a comment'
  if (content.replaceAll(wholeTag, '').includes('<')) return 'an unfinished tag'
  if (tagWithBareField.test(content)) return 'a field without quotes in a tag'
  if (fieldAsMarkup.test(content.replaceAll(allowedMarkup, ''))) return 'a field as markup'
  if (markupInTextarea.test(content)) return 'markup in a <textarea>'
  return undefined
}

function findForbiddenElement(html: string): string | undefined {
  let found: string | undefined
  // Only its parser is used: it visits each element, and its output is dropped.
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        found ??= findInElement(tagName, attribs)
        return { tagName, attribs }
      },
    },
  })
  return found
}

function findInElement(element: string, attributes: Attributes): string | undefined {
  if (forbiddenElements.has(element.toLowerCase())) return `the element <${element}>`
  for (const [name, value] of Object.entries(attributes)) {
    if (forbiddenAttributes.test(name)) return `the attribute ${name}`
    if (addressAttributes.has(name.toLowerCase()) && !isAllowedAddress(element, name, value))
      return `the address ${value.slice(0, 80)}`
  }
  return undefined
}

/** Only a link may leave the site. */
const isAllowedAddress = (element: string, attribute: string, address: string): boolean =>
  ownAddress.test(address.trim()) ||
  (element === 'a' && attribute === 'href' && /^(?:https:|mailto:)/i.test(address))
