/**
 * The one global that the built code of the shell and of remotes asks before it loads a script or a style:
 * `publishedIntegrity(address)` answers with the integrity (W3C Subresource Integrity) that the file must have, and throws
 * for an address that is not published. The shell sets it, and nobody can put another in its place.
 */
export const integrityGlobal = 'publishedIntegrity'
