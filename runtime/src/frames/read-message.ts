import type { FromFrame } from './messages'

/** The most characters of a text that people see, and of a call. */
const most = { text: 200, path: 2000, body: 20_000 } as const

/**
 * Reads a message of a frame, which may be anything.
 * @returns undefined if it is not exactly one of the known messages
 */
export function readMessage(value: unknown): FromFrame | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, message, unsaved, height, to, replace, state, fallback, title, recipient, id, path, body } =
    value as Readonly<Record<string, unknown>>
  switch (type) {
    case 'mounted':
    case 'arrived':
      return { type }
    case 'failed':
    case 'trouble':
      return isText(message, Infinity) ? { type, message: message.slice(0, most.text) } : undefined
    case 'unsaved':
      return typeof unsaved === 'boolean' ? { type, unsaved } : undefined
    case 'resized':
      return typeof height === 'number' && height >= 0 ? { type, height } : undefined
    case 'navigate':
      return isText(to, most.path) && typeof replace === 'boolean' && isSmall(state)
        ? { type, to, replace, ...(state !== undefined && { state }) }
        : undefined
    case 'back':
      return isText(fallback, most.path) ? { type, fallback } : undefined
    case 'title':
      return isText(title, most.text) ? { type, title } : undefined
    case 'messages':
      return recipient === undefined ? { type } : readRecipient(recipient)
    case 'call':
      return typeof id === 'number' && isText(path, most.path) && isText(body, most.body)
        ? { type, id, path, body }
        : undefined
    default:
      return undefined
  }
}

function readRecipient(value: unknown): FromFrame | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { to, nick } = value as Readonly<Record<string, unknown>>
  return isText(to, most.text) && isText(nick, most.text)
    ? { type: 'messages', recipient: { to, nick } }
    : undefined
}

const isText = (value: unknown, limit: number): value is string =>
  typeof value === 'string' && value.length <= limit

/** The state of a history entry is JSON, so that it contains no object of the frame. */
function isSmall(state: unknown): boolean {
  if (state === undefined) return true
  try {
    return JSON.stringify(state).length <= most.path
  } catch {
    return false
  }
}
