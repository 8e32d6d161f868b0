/**
 * The target of a typed link, with the missing parts of the address added.
 * @param typed such as example.com, https://example.com/a or mina@example.com
 * @returns an address that the service keeps (http, https, mailto); undefined if the text is not an address
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^(https?:\/\/|mailto:)./i.test(text)) return URL.canParse(text) ? text : undefined
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  // A host has a dot before its path. A colon would be a scheme that the service removes, or a port.
  const isHost = /^[^\s:/@?#]+\.[^\s:/@?#]{2,}(:\d+)?([/?#]|$)/.test(text)
  return isHost && URL.canParse(`https://${text}`) ? `https://${text}` : undefined
}
