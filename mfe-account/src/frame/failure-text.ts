/** How a call failed beyond what the specification lists, for people. */
export interface CommonFailure {
  readonly kind: string
  readonly message?: string
  readonly retryAfter?: number
}

/**
 * What to say where the specification has no text of its own.
 * @param otherwise the specification's text for any other failure
 */
export function failureText({ kind, retryAfter = 60 }: CommonFailure, otherwise: string): string {
  switch (kind) {
    case 'offline':
      return 'You seem to be offline. Try again when you are connected.'
    case 'too-many':
      return `Too many tries. Please wait ${waitOf(retryAfter)} and try again.`
    case 'unavailable':
      return 'We cannot reach our service right now. Please try again in a moment.'
    default:
      return otherwise
  }
}

function waitOf(seconds: number): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
