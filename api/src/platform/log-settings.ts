import * as v from 'valibot'

/** The settings of the log, as in the environment. */
export const logEnvironment = {
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
  /** Lines of text for people, or of JSON for programs. `auto` is text on a terminal, and JSON otherwise. */
  LOG_FORMAT: v.optional(v.picklist(['auto', 'json', 'text'], 'must be auto, json or text'), 'auto'),
}

type LogEnvironment = v.InferOutput<v.ObjectSchema<typeof logEnvironment, undefined>>

export interface LogSettings {
  readonly logLevel: LogEnvironment['LOG_LEVEL']
  readonly logFormat: LogEnvironment['LOG_FORMAT']
}

export const presentLog = (env: LogEnvironment): LogSettings => ({
  logLevel: env.LOG_LEVEL,
  logFormat: env.LOG_FORMAT,
})
