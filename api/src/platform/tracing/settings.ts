import * as v from 'valibot'

/** The settings of traces, as in the environment. */
export const tracingEnvironment = {
  /** A collector of OpenTelemetry (OTLP over HTTP); without one, nothing is traced. */
  TRACES_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
        'must be an address that begins with http:// or https://',
      ),
    ),
    '',
  ),
  /** The share of page views that are traced. */
  TRACES_SHARE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(0|1|0?\.\d+|1\.0+)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
    '0.01',
  ),
}

type TracingEnvironment = v.InferOutput<v.ObjectSchema<typeof tracingEnvironment, undefined>>

export interface TracingSettings {
  /** undefined if nothing is traced. The address has no slash at its end. */
  readonly traces: { readonly url: string; readonly share: number } | undefined
}

export const presentTracing = ({
  TRACES_URL: url,
  TRACES_SHARE: share,
}: TracingEnvironment): TracingSettings => ({
  traces: url === '' ? undefined : { url: url.replace(/\/+$/, ''), share },
})
