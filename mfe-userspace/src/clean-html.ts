import { descriptionTags, linkSchemes } from '@within-reach/contract'
import DOMPurify from 'dompurify'

const allowedAttributes = ['href', 'rel', 'target']

/** Attribute values that the page's policy for markup accepts. It refuses the whole text if one value differs. */
const allowedValues = new Map([
  ['href', new RegExp(`^(?:${linkSchemes.join('|')}):[^<>]*$`, 'i')],
  ['rel', /^[\w -]*$/],
  ['target', /^\w*$/],
  ['data-pm-slice', /^[^<>]*$/],
])

/** Whether an attribute may stay, in a description or in the rich editor's input. */
export const isAllowedAttribute = (name: string, value: string): boolean =>
  allowedValues.get(name)?.test(value) ?? false

// DOMPurify needs a document, which the build does not have.
if (DOMPurify.isSupported)
  DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
    attribute.keepAttr = isAllowedAttribute(attribute.attrName, attribute.attrValue)
  })

/** A cache of cleaned descriptions, the least recently shown first. A post that is opened again is shown at once. */
const cleaned = new Map<string, string>()
/** The maximum number of cached descriptions: more than a person opens again. */
const maxCached = 30

/**
 * A stored description as safe markup, like {@link cleanHtml}, from a cache.
 * @param html the description
 */
export function cleanDescription(html: string): string {
  const clean = cleaned.get(html) ?? cleanHtml(html)
  cleaned.delete(html)
  cleaned.set(html, clean)
  if (cleaned.size > maxCached) cleaned.delete(cleaned.keys().next().value ?? '')
  return clean
}

/**
 * A stored description as safe markup. The service has cleaned it; the page checks it again. Without a document, all
 * its markup is escaped.
 * @param html the description
 * @param furtherAttributes attributes that are allowed here besides those of a description
 */
export const cleanHtml = (html: string, furtherAttributes: string[] = []): string =>
  DOMPurify.isSupported
    ? DOMPurify.sanitize(html, {
        ALLOWED_TAGS: [...descriptionTags],
        ALLOWED_ATTR: [...allowedAttributes, ...furtherAttributes],
        ALLOW_ARIA_ATTR: false,
        ALLOW_DATA_ATTR: false,
      })
    : html.replaceAll('<', '&lt;')
