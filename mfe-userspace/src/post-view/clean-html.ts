import DOMPurify from 'dompurify'

/** The service keeps only these; the page trusts nobody and checks again on the way out. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href', 'rel', 'target'],
  ALLOWED_URI_REGEXP: /^(https?:|mailto:)/i,
}

/** A description as it may be put into the page. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, allowed)
}
