import { randomUUID } from 'node:crypto'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { commit } from '../commit'
import { createRepeatedLines } from '../repeated-lines'
import { resultWithin } from '../time-limit'
import type { Attributes, Beginning, Span, Tracing } from './span'

/** Where traces go, and what the collector learns about the service. */
export interface Collector {
  /** The address of a collector with OTLP over HTTP, such as http://127.0.0.1:4318. */
  readonly url: string
  /** The environment of the registry. */
  readonly environment: string
  /** The time limit of an export with its retries, in milliseconds. A stop takes at most twice as long. */
  readonly exportTimeout?: number
}

/** The maximum number of ended spans that wait for their export. Further ones are dropped. */
export const maxWaiting = 4096

const kinds: Readonly<Record<Beginning['kind'], SpanKind>> = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
}

/** Opens OpenTelemetry. Only a service that sends traces loads this module and its libraries. */
export function openTelemetry({ url, environment, exportTimeout = 2000 }: Collector, log: Logger): Tracing {
  const lines = createRepeatedLines()
  const exporter = reporting(
    new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: exportTimeout }),
    (error) =>
      lines.add('traces', (more) =>
        log.warn({ err: error, ...more }, 'traces could not be sent to TRACES_URL; they are dropped'),
      ),
  )
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'within-reach',
      'service.version': commit,
      'service.instance.id': randomUUID(),
      'deployment.environment.name': environment,
    }),
    // The share of traced page views is chosen before a trace begins.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: maxWaiting,
        exportTimeoutMillis: 2 * exportTimeout,
      }),
    ],
  })
  const tracer = provider.getTracer('within-reach')

  const start = (name: string, kind: SpanKind, attributes: Attributes, parent: Context): Span => {
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    const { traceId, spanId } = span.spanContext()
    return {
      traceId,
      parentId: `00-${traceId}-${spanId}-01`,
      set: (more) => void span.setAttributes(more),
      begin: (part, more) => start(part, SpanKind.CLIENT, more, trace.setSpan(ROOT_CONTEXT, span)),
      end(failure) {
        if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
        span.end()
      },
    }
  }
  return {
    begin: (name, { kind, attributes, parentId }) =>
      start(name, kinds[kind], attributes, parentId === undefined ? ROOT_CONTEXT : contextOf(parentId)),
    async stop() {
      await resultWithin(2 * exportTimeout, provider.shutdown())
      lines.end()
    },
  }
}

function contextOf(parentId: string): Context {
  const [, traceId = '', spanId = ''] = parentId.split('-')
  const remote = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, remote)
}

/** Reports failed exports, of which the library says nothing. */
function reporting(exporter: SpanExporter, report: (error: Error | undefined) => void): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // 0 is success.
        if (result.code !== 0) report(result.error)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}
