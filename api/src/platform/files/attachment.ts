import { maxNameLength, readableName } from './readable-name'

/**
 * The Content-Disposition of a download (RFC 6266): the name in ASCII for old clients, and complete in UTF-8 (RFC 8187).
 * Folders, control and bidirectional characters are removed, and the extension is always the given one, so that no name can
 * turn a document into a program.
 * @param ending the extension, such as '.pdf'
 * @param name the original name; without one, the linking page may set it
 */
export function attachment(ending: string, name?: string): string {
  if (!name) return 'attachment'
  const readable = readableName(name)
  const stem = readable.toLowerCase().endsWith(ending) ? readable.slice(0, -ending.length) : readable
  const whole = ([...stem].slice(0, maxNameLength).join('') || 'file') + ending
  const plain = whole.replace(/[^ -~]|["%\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(whole)}`
}

/** encodeURIComponent leaves four characters that RFC 8187 does not allow. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
