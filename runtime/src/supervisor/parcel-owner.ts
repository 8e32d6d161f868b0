import type { mountRootParcel, ParcelConfig, ParcelProps } from 'single-spa'
import type { MountParcel } from './version-run'

const done = () => Promise.resolve()

/**
 * Mounts an empty parcel that stays, as the owner of all others. single-spa keeps every parcel without an owner for ever, with its
 * props and its element, even after it was unmounted.
 * @param mountRoot single-spa's `mountRootParcel`
 * @param domElement for the owner, which renders nothing
 * @returns the function that mounts its parcels
 */
export function ownParcels(
  mountRoot: (
    config: ParcelConfig<object>,
    props: ParcelProps,
  ) => Pick<ReturnType<typeof mountRootParcel>, 'mountPromise'>,
  domElement: HTMLElement,
): Promise<MountParcel> {
  return new Promise((resolve, reject) => {
    const mount = (props: object) => {
      // single-spa adds this function to the props of each parcel.
      resolve((props as { readonly mountParcel: MountParcel }).mountParcel)
      return done()
    }
    mountRoot({ name: 'sections', bootstrap: done, mount, unmount: done }, { domElement }).mountPromise.catch(
      reject,
    )
  })
}
