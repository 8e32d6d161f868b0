import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Facts about a span, under the names of OpenTelemetry's semantic conventions where there is one. Never data of a person: no
 * values, no addresses, no text.
 */
export type Attributes = Readonly<Record<string, string | number>>

/** A timed part of the work of a trace. */
export interface Span {
  /** Identifies the trace in the log and at the collector. */
  readonly traceId: string
  /** Identifies the span to other programs: a `traceparent` of W3C Trace Context. */
  readonly parentId: string
  /** Adds facts. */
  set(attributes: Attributes): void
  /** Begins a part of it, which may end later than the whole. */
  begin(name: string, attributes: Attributes): Span
  /** @param failure why it failed; undefined if it did not */
  end(failure?: string): void
}

/** How to begin a trace, or the work of another process in it. */
export interface Beginning {
  /** What begins: a request, or a job that a request left behind. */
  readonly kind: 'request' | 'job'
  readonly attributes: Attributes
  /** The `parentId` of the span that caused it. Without one, a new trace begins. */
  readonly parentId?: string
}

/** Sends traces to a collector. Nothing that it does delays or fails the traced work. */
export interface Tracing {
  begin(name: string, beginning: Beginning): Span
  /** Sends what is not sent yet, within a time limit, and ends. */
  stop(): Promise<void>
}

const current = new AsyncLocalStorage<Span | undefined>()

/** The span of the current work; undefined if it is not traced. */
export const currentSpan = (): Span | undefined => current.getStore()

/** Runs work as that of a span, or as untraced work. */
export const inSpan = <T>(span: Span | undefined, work: () => T): T =>
  // Without traces, the storage is never used: it slows every promise down once it was.
  span === current.getStore() ? work() : current.run(span, work)

/** Runs work as a part of the current span. Untraced, it only runs. */
export function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = current.getStore()
  return span ? timed(span.begin(name, attributes), work) : work()
}

/** Runs work as that of a span, and ends the span. */
export async function timed<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await inSpan(span, work)
    span.end()
    return result
  } catch (error) {
    span.end(kindOf(error))
    throw error
  }
}

/** The code of an error, or its class. Its message may quote what a person typed. */
function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  const isName = (one: unknown): one is string => typeof one === 'string' && /^\w{1,40}$/.test(one)
  return [code, name].find(isName) ?? 'Error'
}
