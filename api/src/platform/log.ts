import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Structured logs, one line of JSON each. They contain no user input: no body, no token or cookie header, no query, no file
 * name.
 * @param level pino's level
 * @param destination by default standard output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: {
        req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
          id,
          method,
          path: loggedPath(url),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
        err: describe,
      },
      redact: {
        paths: ['*.password', '*.pwd', '*.vcode', '*.api_token', '*.authorization', '*.cookie'],
        remove: true,
      },
    },
    destination ?? pino.destination(1),
  )
}

/** The address without its query, and without the name after the key of a file, in any encoding. */
export function loggedPath(url: string): string {
  const path = url.split('?')[0] ?? ''
  const readable = path.replaceAll(/%[2-7][\da-f]/gi, decodeURIComponent)
  // It begins with a literal: with `/+` first, thousands of slashes would take a second.
  const ofFile = /\/files\/+[^/]*(?=\/)/i.exec(readable)
  return ofFile ? readable.slice(0, ofFile.index + ofFile[0].length) : path
}

/** PostgreSQL's data exceptions (class 22) quote the value in their message. */
const quotesValues = /^22/

/** Error details without user data: PostgreSQL's details contain rows, a mail server's answer is about a person. */
function describe(error: Error & { code?: unknown; table?: unknown; constraint?: unknown }): object {
  const { type, message, stack } = pino.stdSerializers.err(error)
  const { code, table, constraint } = error
  const known = { type, message, code, table, constraint, stack }
  if (!quotesValues.test(String(code))) return known
  return {
    ...known,
    message: 'a value does not fit its type',
    stack: stack.replaceAll(error.message, 'a value does not fit its type'),
  }
}
