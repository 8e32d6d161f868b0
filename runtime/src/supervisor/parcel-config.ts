import type { RemoteProps } from '@within-reach/shared-core'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { ParcelConfig } from 'single-spa'
import type { Limits } from './limits'

/** How much longer than our own limits single-spa waits, which counts time that the page was frozen as well. */
const leeway = 15

/**
 * What single-spa is given of a version. It takes any own property for a lifecycle's setting, so only the lifecycles are
 * passed.
 */
export function parcelConfig(
  { bootstrap, mount, unmount, update }: RemoteLifecycles,
  limits: Limits,
): ParcelConfig<RemoteProps> {
  return { bootstrap, mount, unmount, update, timeouts: timeouts(limits) } as ParcelConfig<RemoteProps>
}

function timeouts({ mount, unmount }: Limits) {
  // A warning that would come after the limit is none: the limit itself is reported.
  const within = (limit: number) => ({
    millis: leeway * limit,
    dieOnTimeout: true,
    warningMillis: 10 * leeway * limit,
  })
  return { bootstrap: within(mount), mount: within(mount), unmount: within(unmount), unload: within(unmount) }
}
