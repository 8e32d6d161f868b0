import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

/** What the service answers to a request for options. The library reads it. */
type Options = Readonly<Record<string, unknown>>

/**
 * Lets an authenticator sign a challenge.
 * @param inField offers the passkeys in the list of the email field, and waits until one is chosen
 * @returns its answer as JSON; undefined if the person closed the question, or the device has no passkey for this site. Browsers
 * do not distinguish the two
 */
export async function sign(options: Options, inField = false): Promise<string | undefined> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: inField }))
  } catch {
    return undefined
  }
}

/** The outcome of a new passkey: the answer as JSON, or why there is none. */
export type Created =
  | { readonly kind: 'created'; readonly response: string }
  /** The device has one for this account already. */
  | { readonly kind: 'known' }
  /** The person closed the question, or the device cannot keep one. */
  | { readonly kind: 'dismissed' }

/** Lets an authenticator create a passkey. */
export async function create(options: Options): Promise<Created> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    return { kind: 'created', response: JSON.stringify(await startRegistration({ optionsJSON })) }
  } catch (error) {
    // The library keeps the name of the browser's error.
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    return { kind: isKnown ? 'known' : 'dismissed' }
  }
}

/** Ends what waits for an authenticator. */
export const endCeremony = (): void => WebAuthnAbortService.cancelCeremony()
