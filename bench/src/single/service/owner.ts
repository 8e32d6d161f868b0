import type { RemoteRoute } from '@within-reach/contract'
import { readPageFiles } from './page-files'

const { pages } = readPageFiles()

/** Replaces the service's `site/owner`: all pages belong to the application. */
export const routeAt = (
  { routes }: { readonly routes: readonly RemoteRoute[] },
  _decision: unknown,
  pathname: string,
): RemoteRoute | undefined => routes.find(({ path }) => path === pathname)

/** Pages that belong to remotes in the composed site are prerendered and filled in the same way. */
export const ownerOf = (_decision: unknown, pathname: string) =>
  Object.hasOwn(pages, pathname)
    ? {
        remote: {
          regions: {},
          version: { name: 'single', version: '', early: 'prerendered.json', screens: pages },
        },
      }
    : undefined
