/** A page's message to the service worker: keep the files that the service's current document names. */
export interface PrepareMessage {
  readonly type: 'prepare'
  /** The public key that verifies the document, base64. */
  readonly registryKey: string
}

export const isPrepareMessage = (data: unknown): data is PrepareMessage =>
  typeof data === 'object' &&
  data !== null &&
  (data as Partial<PrepareMessage>).type === 'prepare' &&
  typeof (data as Partial<PrepareMessage>).registryKey === 'string'

/** A page's message to the service worker: a person uses it, so downloads can wait. */
export interface InUseMessage {
  readonly type: 'in-use'
}

export const isInUseMessage = (data: unknown): data is InUseMessage =>
  typeof data === 'object' && data !== null && (data as Partial<InUseMessage>).type === 'in-use'
