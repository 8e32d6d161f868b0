/** Lets the browser answer to what was clicked meanwhile, and paint. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
