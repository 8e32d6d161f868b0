import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Structured logs, a line of JSON each. Nothing that a person typed is logged: no body, no header that
 * carries a token or a cookie, no query.
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
          path: url.split('?')[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      },
      redact: {
        paths: ['*.password', '*.pwd', '*.vcode', '*.api_token', '*.authorization', '*.cookie'],
        remove: true,
      },
    },
    destination ?? pino.destination(1),
  )
}
