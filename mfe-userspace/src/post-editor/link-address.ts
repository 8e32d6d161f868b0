/**
 * Where a typed link leads; what people leave out of an address is put before it.
 * @param typed such as example.com, https://example.com/a or mina@example.com
 * @returns an address that the service keeps (http, https, mailto); undefined where it is none
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^(https?:\/\/|mailto:)./i.test(text)) return URL.canParse(text) ? text : undefined
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  // A host has a dot before its path; a colon would be a scheme that the service takes away, or a port.
  const isHost = /^[^\s:/@?#]+\.[^\s:/@?#]{2,}(:\d+)?([/?#]|$)/.test(text)
  return isHost && URL.canParse(`https://${text}`) ? `https://${text}` : undefined
}
