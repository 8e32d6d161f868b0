/**
 * The library that passkeys are made and checked with. It is read with the first passkey: with it come 270 modules, and most
 * starts of the service meet none.
 */
export const webauthn = () => import('@simplewebauthn/server')
