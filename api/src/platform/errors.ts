import {
  commonFailures,
  type CommonFailure,
  type FileRefusal,
  refusedField,
  refusedFile,
  type Sentence,
} from '@within-reach/contract'

/** What was missing when a request failed with 500 or above. `capacity` means that too much was asked at once. */
export const failedParts = ['database', 'files', 'mail', 'translation', 'capacity', 'service'] as const
export type FailedPart = (typeof failedParts)[number]

/** What else is known about a failure. */
interface FailureParts {
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number
  /** The underlying error, for the log and never for the answer. */
  readonly cause?: unknown
  /** For monitoring; only failures with status 500 and above are counted. */
  readonly part?: FailedPart
  /** The message as keys, for clients that say it in the reader's language. */
  readonly sentences?: readonly Sentence[]
}

/** A failure that any call may have. The error handler turns it into an answer. */
export class AppError extends Error {
  readonly status: number
  readonly retryAfter: number | undefined
  readonly part: FailedPart
  readonly sentences: readonly Sentence[] | undefined

  constructor(
    readonly failure: CommonFailure,
    message: string,
    { retryAfter, cause, part = 'service', sentences }: FailureParts = {},
  ) {
    super(message, { cause })
    this.status = commonFailures[failure]
    this.retryAfter = retryAfter
    this.part = part
    this.sentences = sentences
  }
}

const refusalKinds: Readonly<Record<FileRefusal, CommonFailure>> = {
  damaged: 'unsupported-type',
  heic: 'unsupported-type',
  type: 'unsupported-type',
  pixels: 'too-large',
  slow: 'too-large',
  size: 'too-large',
}

/** Every failure that a call may throw. The messages are for people and say what to change. */
export const errors = {
  invalid: (field: string, message: string) =>
    new AppError('invalid', `Check "${field}": it ${message}.`, { sentences: [refusedField(field)] }),
  unreadable: (message: string) => new AppError('invalid', message),
  loggedOut: () => new AppError('logged-out', 'Log in first: the token is missing, unknown or expired.'),
  notOwner: (message: string) => new AppError('not-owner', message),
  secondFactor: () =>
    new AppError('second-factor', 'Verify with your passkey first: the last time is over 15 minutes ago.'),
  passkeyMissing: () =>
    new AppError('passkey-missing', 'Add a passkey in the console first: without one you may only read.'),
  suspended: (until: Date) =>
    new AppError(
      'suspended',
      `Moderators suspended your account until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC. Until then you can read, but not write.`,
      { retryAfter: Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)) },
    ),
  banned: () =>
    new AppError('banned', 'Moderators closed your account. The mail about it says how to appeal.'),
  regionClosed: (region: string) => new AppError('region-closed', `${region} is not open yet.`),
  notFound: (what: string) => new AppError('not-found', `There is no ${what}.`),
  tooLarge: (message: string) => new AppError('too-large', message),
  unsupportedType: (message: string) => new AppError('unsupported-type', message),
  refusedFile: (why: FileRefusal, name: string, message: string) =>
    new AppError(refusalKinds[why], `"${name}" ${message}.`, { sentences: [refusedFile(why, name)] }),
  tooMany: (message: string, retryAfterSeconds: number) =>
    new AppError('too-many', message, { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) }),
  unavailable: (
    message: string,
    retryAfterSeconds = 5,
    { part = 'capacity', cause }: { readonly part?: FailedPart; readonly cause?: unknown } = {},
  ) =>
    new AppError('unavailable', message, {
      retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)),
      cause,
      part,
    }),
  failed: (cause: unknown) => new AppError('failed', 'Something went wrong on our side.', { cause }),
}
