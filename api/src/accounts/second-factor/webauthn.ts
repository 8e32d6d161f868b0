/**
 * The library that creates and verifies passkeys. It is imported at the first passkey, because it loads 270 modules and most
 * processes never need it.
 */
export const webauthn = () => import('@simplewebauthn/server')
