/**
 * Whether an address is a page that may be kept. The service's calls and files are none; the console changes what is live, which
 * needs the service.
 */
export const isPageAddress = (pathname: string): boolean => !/^\/(api|console)(\/|$)|\.\w+$/.test(pathname)

/** Whether an address is a published file, whose path stands for its content. */
export const isFileAddress = (pathname: string): boolean => /^\/(assets|remotes)\//.test(pathname)
