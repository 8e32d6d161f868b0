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
