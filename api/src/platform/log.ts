import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Structured logs, a line of JSON each. Nothing that a person typed is logged: no body, no header that
 * carries a token or a cookie, no query, no name of a file.
 * @param level pino's level
 * @param destination standard output unless told
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

/** Without the query, and without the name that stands behind the key of a file, however its address is written. */
function loggedPath(url: string): string {
  const path = url.split('?')[0] ?? ''
  const ofFile = /^.*?\/+files\/+[^/]*(?=\/)/is.exec(path.replaceAll(/%[2-7][\da-f]/gi, decodeURIComponent))
  return ofFile?.[0] ?? path
}

/** PostgreSQL's data exceptions (class 22) quote the value in their message. */
const quotesValues = /^22/

/** What is known of an error, but for what it quotes: PostgreSQL's details are rows, a mail server's answer is about a person. */
function describe(error: Error & { code?: unknown; table?: unknown; constraint?: unknown }): object {
  const { type, message, stack } = pino.stdSerializers.err(error)
  const { code, table, constraint } = error
  const known = { type, message, code, table, constraint, stack }
  if (!quotesValues.test(String(code))) return known
  return {
    ...known,
    message: 'a value does not fit',
    stack: stack.replaceAll(error.message, 'a value does not fit'),
  }
}
