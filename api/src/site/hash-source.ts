import { createHash } from 'node:crypto'

/** The source that allows an inline style or script in the policy (CSP Level 3, section 2.3.1). */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hash sources of the inline scripts in a page. Data blocks need none. */
export const scriptSources = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashSource(text))
