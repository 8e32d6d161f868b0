/** The page for an unknown address, which is in no menu and no record. */
export const notFound = {
  path: '/*',
  lazy: async () => ({ Component: (await import('./not-found')).NotFound }),
  prerender: async () => (await import('./prerender')).lost,
}
