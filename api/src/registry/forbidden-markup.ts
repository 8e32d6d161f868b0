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
/** A path of this site, a query, a fragment, or a field with a path from the service: of a stored file or of a page number. */
const ownAddress = /^(?:\/(?![/\\{])|[#?]|\{\{(?:image_path|path|href|pages\.href)\}\}|$)/

const comment = /<[!?]/
/** This parser does not end a `<textarea>` at `</textarea/>`, but browsers do. */
const unusualEndTag = /<\/(?![a-z][\w-]*>)/i
const anySlot = /<!--(?:rows|part:\w+)-->/g
/** The parts of a page are joined, so a tag must not continue in another part. */
const wholeTag = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>/g
/** A field in a tag must be within double quotes, which the service escapes. */
const tagWithBareField = /<[^<>"]*(?:"[^"]*"[^<>"]*)*\{\{/
/** User markup is allowed only as the whole content of a <div>. */
const fieldAsMarkup = /\{\{[\w.]+\|html\}\}/
const allowedMarkup = /<div(?: class="[\w -]*")?>\{\{description\|html\}\}(?=<\/div>)/g
const markupInTextarea = /<textarea[^>]*>[^<]*<(?!\/textarea)/i

/**
 * Finds markup that the site's own pages must not contain: it runs code, loads from another site, or is parsed differently by
 * browsers.
 * @param html a prerendered page, or the template of a row or a part
 * @returns the first finding, such as "the element <script>"; undefined if everything is allowed
 */
export const findForbiddenMarkup = (html: string): string | undefined =>
  findAmbiguousContent(html) ?? findForbiddenElement(html)

/** Finds markup that browsers may parse differently from this parser. No build produces it. */
function findAmbiguousContent(html: string): string | undefined {
  const content = html.replaceAll(anySlot, '')
  if (comment.test(content)) return 'a comment'
  if (unusualEndTag.test(content)) return 'an unusual end tag'
  if (content.replaceAll(wholeTag, '').includes('<')) return 'an unfinished tag'
  if (tagWithBareField.test(content)) return 'a field without quotes in a tag'
  if (fieldAsMarkup.test(content.replaceAll(allowedMarkup, ''))) return 'a field as markup'
  if (markupInTextarea.test(content)) return 'markup in a <textarea>'
  return undefined
}

function findForbiddenElement(html: string): string | undefined {
  let found: string | undefined
  // Only the sanitiser's parser is used. It visits each element, and the output is discarded.
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

/** Only a link may point to another site. */
const isAllowedAddress = (element: string, attribute: string, address: string): boolean =>
  ownAddress.test(address.trim()) ||
  (element === 'a' && attribute === 'href' && /^(?:https:|mailto:)/i.test(address))
