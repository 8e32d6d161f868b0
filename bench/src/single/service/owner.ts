import type { RemoteRoute } from '@within-reach/contract'
import { readPageFiles } from './page-files'

const { pages } = readPageFiles()

/** In place of the service's `site/owner`: all pages belong to the application. */
export const routeAt = (
  { routes }: { readonly routes: readonly RemoteRoute[] },
  _decision: unknown,
  pathname: string,
): RemoteRoute | undefined => routes.find(({ path }) => path === pathname)

/** Pages that are not the shell's own in the composed site are prerendered and filled like there. */
export const ownerOf = (_decision: unknown, pathname: string) =>
  Object.hasOwn(pages, pathname)
    ? {
        remote: {
          regions: {},
          version: { name: 'single', version: '', early: 'prerendered.json', screens: pages },
        },
      }
    : undefined
