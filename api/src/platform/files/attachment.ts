import { nameAtMost, readableName } from './readable-name'

/**
 * The Content-Disposition of a download (RFC 6266), with the name in plain ASCII for old programs and whole in UTF-8
 * (RFC 8187). Folders, control and direction characters are left out, and the ending is always the given one, so that
 * no name makes a program of a document.
 * @param ending such as '.pdf'
 * @param name as its owner wrote it; without one the page that links to the download may name it
 */
export function attachment(ending: string, name?: string): string {
  if (!name) return 'attachment'
  const readable = readableName(name)
  const stem = readable.toLowerCase().endsWith(ending) ? readable.slice(0, -ending.length) : readable
  const whole = ([...stem].slice(0, nameAtMost).join('') || 'file') + ending
  const plain = whole.replace(/[^ -~]|["%\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(whole)}`
}

/** encodeURIComponent leaves four characters that RFC 8187 does not. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
