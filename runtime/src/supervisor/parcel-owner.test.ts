import { mountRootParcel, type Parcel } from 'single-spa'
import type { RemoteProps } from '@within-reach/shared-core'
import { remote } from '../testing/watched-section'
import { ownParcels } from './parcel-owner'

it('forgets a parcel that was unmounted', async () => {
  const owners: Parcel<object>[] = []
  const mountParcel = await ownParcels((config, props) => {
    const owner = mountRootParcel(config, props)
    owners.push(owner)
    return owner
  }, document.createElement('div'))
  await Promise.all(owners.map(({ mountPromise }) => mountPromise))

  const mountIn = async (domElement: HTMLElement) => {
    const props = { domElement } as unknown as RemoteProps & { domElement: HTMLElement }
    const parcel = mountParcel(remote('a section'), props)
    await parcel.mountPromise
    return parcel
  }
  const [left, open] = [
    await mountIn(document.createElement('div')),
    await mountIn(document.createElement('div')),
  ]
  await left.unmount()

  // An owner unmounts the parcels that it knows, which fails for one that is unmounted already.
  const ended = owners.map((owner) => owner.unmount())
  await expect(Promise.all(ended)).resolves.toEqual([null])
  expect(open.getStatus()).toBe('NOT_MOUNTED')
})
