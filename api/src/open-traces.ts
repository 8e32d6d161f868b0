import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { OpenDatabase } from './platform/database/database'
import type { Settings } from './platform/settings'
import { createPageTraces } from './platform/tracing/page-traces'
import { sharedKey } from './registry/key-queries'

/** Opens the traces of page views; undefined if nothing is traced. */
export async function openTraces({ traces, environment }: Settings, database: OpenDatabase, log: Logger) {
  if (!traces) return undefined
  // Only if they are used: the libraries take time and memory.
  const { openTelemetry } = await import('./platform/tracing/open-telemetry')
  const pages = createPageTraces(await sharedKey(database, 'trace', () => randomBytes(32)))
  return { tracing: openTelemetry({ url: traces.url, environment }, log), share: traces.share, pages }
}
