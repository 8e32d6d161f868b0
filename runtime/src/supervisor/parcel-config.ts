import type { RemoteProps } from '@within-reach/shared-core'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { ParcelConfig } from 'single-spa'
import type { Limits } from './limits'

/** The factor for single-spa's limits. They also count time in which the page was frozen. */
const leeway = 15

/**
 * The lifecycles of a version for single-spa. It reads any other own property as a setting of a lifecycle, so only the
 * lifecycles are passed.
 */
export function parcelConfig(
  { bootstrap, mount, unmount, update }: RemoteLifecycles,
  limits: Limits,
): ParcelConfig<RemoteProps> {
  return { bootstrap, mount, unmount, update, timeouts: timeouts(limits) } as ParcelConfig<RemoteProps>
}

function timeouts({ mount, unmount }: Limits) {
  // No warning: the limit itself is reported. single-spa keeps the parcel until both times are over.
  const within = (limit: number) => ({
    millis: leeway * limit,
    dieOnTimeout: true,
    warningMillis: leeway * limit + 1,
  })
  return { bootstrap: within(mount), mount: within(mount), unmount: within(unmount), unload: within(unmount) }
}
