/** An address with line and column at the end of a stack line, in the format of every browser. */
const inFrame = /(?:^\s*at |@).*?(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/
/** The folder of the site's own scripts. */
const ownFile = /^\/(?:remotes|assets)\/[\w.\-/~]+$/

/**
 * The class of an error, such as TypeError, or the type of another thrown value, such as string. Never its message,
 * which may quote user input.
 */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return /^\w{1,60}$/.test(error.name) ? error.name : Error.name
}

/**
 * The location in the site's own published files where an error was thrown: file, line and column of the first such
 * frame.
 * @param origin the origin of this site
 * @returns undefined if its stack has no such frame
 */
export function locationOf(error: unknown, origin: string): string | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined
  // Some browsers start the stack with the message, which may quote user input.
  const at = error.stack.indexOf(error.message)
  const frames =
    at === -1 || error.message === '' ? error.stack : error.stack.slice(at + error.message.length)
  for (const line of frames.split('\n')) {
    const [, address = '', row, column] = inFrame.exec(line) ?? []
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : ''
    const location = `${path}:${row}:${column}`
    if (ownFile.test(path) && path.length <= 160) return location
  }
  return undefined
}
