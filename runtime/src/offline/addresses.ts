/**
 * Whether an address is a page that may be kept for use without a network. Calls and files are not pages. The console
 * is not kept, because it needs the service.
 */
export const isPageAddress = (pathname: string): boolean => !/^\/(api|console)(\/|$)|\.\w+$/.test(pathname)

/**
 * Whether an address is a published file. Its content never changes, because its address contains a version or a hash.
 */
export const isFileAddress = (pathname: string): boolean => /^\/(assets|remotes)\//.test(pathname)
