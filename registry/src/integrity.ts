/**
 * The name of the global function that the built code of shell and remotes calls before it loads a script or a style:
 * `publishedIntegrity(address)`. It returns the file's integrity (W3C Subresource Integrity) and throws for an unpublished
 * address. The shell defines it and makes it read-only.
 */
export const integrityGlobal = 'publishedIntegrity'
