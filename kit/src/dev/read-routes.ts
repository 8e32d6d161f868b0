import type { RemoteRoute } from '@within-reach/contract'
import { readRoutesAnew } from '../build/remote-package'

/** The routes of a remote whose sources change. */
export interface RouteReader {
  /** @returns those of the last readable sources */
  read(): Promise<readonly RemoteRoute[]>
  /** The sources changed. */
  forget(): void
}

export function createRouteReader(root: string): RouteReader {
  let last: readonly RemoteRoute[] = []
  let reading: Promise<readonly RemoteRoute[]> | undefined
  return {
    read: () =>
      (reading ??= readRoutesAnew(root).then(
        (routes) => (last = routes),
        // webpack shows the mistake.
        () => last,
      )),
    forget: () => void (reading = undefined),
  }
}
