import DOMPurify from 'dompurify'

/** The service keeps only these; the page trusts nobody and checks again on the way out. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href', 'rel', 'target'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

/** Values that the page's policy for markup passes: a sanitiser that left more would leave a page without the text. */
const allowedValues = new Map([
  ['href', /^(?:https?:|mailto:)[^<>]*$/i],
  ['rel', /^[\w -]*$/],
  ['target', /^\w*$/],
  ['data-pm-slice', /^[^<>]*$/],
])

DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  attribute.keepAttr = allowedValues.get(attribute.attrName)?.test(attribute.attrValue) ?? false
})

/** A description as it may be put into the page. */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(html, allowed)

/** What was copied somewhere, with the mark by which the rich editor knows where its own lists were cut. */
export const cleanPasted = (html: string): string =>
  DOMPurify.sanitize(withoutStyles(html), { ...allowed, ADD_ATTR: ['data-pm-slice'] })

/** Other programs' styles go first: the page's content policy would complain of each when the rest is read. */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style\b.*?<\/style\s*>/gis, '')
    .replaceAll(/<\w[^>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''))
