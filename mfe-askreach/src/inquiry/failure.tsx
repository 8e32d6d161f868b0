import { Notice } from '@within-reach/shared-ui'

/** What a failed inquiry says. The specification shows no popup; what was typed stays, and a quiet line says what to do. */
export function Failure({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <Notice tone="error">{text}</Notice>
}

/** How an inquiry failed, for people. */
export function failureText(outcome: {
  readonly kind: string
  readonly message?: string
  readonly retryAfter?: number
}): string {
  switch (outcome.kind) {
    case 'offline':
      return 'You seem to be offline. Everything you typed is still here; send it again when you are connected.'
    case 'too-many':
      return `That were many inquiries in a short time. Please try again in ${minutes(outcome.retryAfter)}.`
    case 'invalid':
      return `Your inquiry was not sent. ${outcome.message ?? ''}`
    default:
      return 'Your inquiry was not sent. Everything you typed is still here; please try again in a moment.'
  }
}

const minutes = (seconds = 60): string => {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}
