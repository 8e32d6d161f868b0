import { remote } from '../testing/watched-section'
import { standardLimits } from './limits'
import { parcelConfig } from './parcel-config'

it('passes single-spa the lifecycles of a version, and no other export', () => {
  const lifecycles = { ...remote('x'), update: () => Promise.resolve(null) }
  const exported = { ...lifecycles, pages: [], timeouts: 'its own', domElementGetter: () => null }
  const config: object = parcelConfig(exported, standardLimits)
  expect(config).toEqual({ ...lifecycles, timeouts: expect.any(Object) })
})

it('lets single-spa give up on a hanging lifecycle, long after our own limits', () => {
  const { timeouts = {} } = parcelConfig(remote('x'), standardLimits) as {
    timeouts?: Record<string, Record<string, number>>
  }
  const ours = { bootstrap: 4000, mount: 4000, unmount: 2000, unload: 2000 }
  expect(Object.keys(timeouts)).toEqual(Object.keys(ours))
  for (const [phase, limit] of Object.entries(ours)) {
    const { millis, dieOnTimeout, warningMillis } = timeouts[phase] ?? {}
    expect(dieOnTimeout).toBe(true)
    expect(millis).toBeGreaterThan(2 * limit)
    // A warning before the limit would be a false alarm.
    expect(warningMillis).toBeGreaterThan(millis ?? 0)
  }
})
