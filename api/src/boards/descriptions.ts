import { descriptionTags, hasLongMarkRun, isBlank, linkSchemes, tooManyMarks } from '@within-reach/contract'
import sanitize from 'sanitize-html'
import { errors } from '../platform/errors'
import { readableText } from '../platform/readable-text'

const sanitizeOptions: sanitize.IOptions = {
  allowedTags: [...descriptionTags],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'noopener nofollow ugc' }),
    // Editors and pasted pages separate lines by these elements. Without a paragraph the lines would run together.
    ...Object.fromEntries(['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'].map((tag) => [tag, 'p'])),
  },
}

const anyTag = /<[a-z/!][^<>]*>/i
const blockTag = /<(p|br|ul|ol|li)\b/i

/**
 * Converts an author's input into the allowed HTML. Plain text becomes paragraphs, so that line breaks survive without an
 * editor.
 * @param written HTML of an editor, or plain text
 * @returns sanitised HTML
 * @throws invalid (400) if nothing readable is left, or more than 30 combining marks follow one another
 */
export function storedDescription(written: string): string {
  const markedUp = anyTag.test(written)
  const safe = markedUp ? sanitize(written, sanitizeOptions).trim() : escape(written.trim())
  const readable = readableText(safe)
  if (isBlank(readable)) throw errors.invalid('description', 'must not be empty')
  // Entities are decoded here and removed tags no longer separate characters. Do not normalise the HTML itself: a mark
  // after a tag would become part of its bracket.
  if (hasLongMarkRun(readable)) throw errors.invalid('description', tooManyMarks)
  if (blockTag.test(safe)) return safe
  // An inline tag may span a blank line, so text with markup stays one paragraph.
  return markedUp ? `<p>${breaks(safe)}</p>` : paragraphs(safe)
}

function paragraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => `<p>${breaks(paragraph)}</p>`)
    .join('')
}

function breaks(text: string): string {
  return text.replace(/\r\n?|\n/g, '<br />')
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
