import type { PageDecision } from '@within-reach/registry'
import { live } from '../testing/decisions'
import { createSigningSite, provideCrypto, type SigningSite } from '../testing/signing-site'
import { createRegistryClient } from './registry-client'

/**
 * The attacks that The Update Framework lists (specification 1.0, section 1.5.2), on a page whose answers somebody else can replace.
 * The page itself is as trusted as the connection that it came with.
 */
const hour = 60 * 60_000
const day = 24 * hour
const issued = Date.parse('2026-11-21T12:00:00Z')
const of = (revision: number, name: string, at = issued): PageDecision => ({
  revision,
  issued: at,
  expires: at + day,
  remotes: live(name, []),
  records: [],
})
const current = of(7, 'mfe-a')

let site: SigningSite
let elapsed: number
let served: () => Promise<Response>
beforeAll(async () => {
  provideCrypto()
  site = await createSigningSite()
})
beforeEach(() => {
  elapsed = 0
  localStorage.clear()
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed)
  globalThis.fetch = () => served()
})
afterEach(() => jest.restoreAllMocks())

/** A tab, opened with a decision. */
const open = (inlined: PageDecision = current, registryKey = site.registryKey) =>
  createRegistryClient({
    inlined: { decision: inlined, isWhole: true },
    registryKey,
    fetch,
    storage: localStorage,
    whenIdle: () => {},
  })
const serve = (decision: PageDecision, by = site) => {
  served = () => by.answer(decision)
}
const serveUnchanged = () => {
  served = () => Promise.resolve({ ok: false, status: 304, headers: new Headers() } as Response)
}

describe('rollback: an older decision is replayed', () => {
  it('is refused below the revision in the page', async () => {
    const { fetchDecision } = open()
    serve(of(6, 'mfe-old', issued - hour))
    await expect(fetchDecision()).rejects.toThrow('is older (revision 6) than the one in use (7)')
  })

  it('is refused below the highest revision that was fetched since', async () => {
    const { fetchDecision } = open()
    serve(of(9, 'mfe-c'))
    expect((await fetchDecision())?.revision).toBe(9)
    serve(of(8, 'mfe-b'))
    await expect(fetchDecision()).rejects.toThrow('is older (revision 8) than the one in use (9)')
  })

  it('is refused however long the tab was open, because its date stays the old one', async () => {
    const { fetchDecision } = open()
    elapsed = 20 * hour
    serve(of(6, 'mfe-old'))
    await expect(fetchDecision()).rejects.toThrow('is older')
  })

  it('a restored database is accepted a day later, without anybody doing anything', async () => {
    const { fetchDecision } = open()
    elapsed = 24 * hour
    serve(of(5, 'mfe-restored', issued + day))
    expect((await fetchDecision())?.revision).toBe(5)
  })
})

describe('freeze: the same old answer for ever', () => {
  it('is refused once it has expired, by the time that has passed on the page', async () => {
    const { fetchDecision } = open()
    serve(current)
    elapsed = day - 1
    expect((await fetchDecision())?.revision).toBe(7)
    elapsed = day
    await expect(fetchDecision()).rejects.toThrow('has expired')
  })

  it('is refused if the page is newer than the answer', async () => {
    const { fetchDecision } = open(of(7, 'mfe-a', issued + 2 * day))
    serve(current)
    await expect(fetchDecision()).rejects.toThrow('has expired')
  })

  it('is refused as an answer that nothing has changed, which nobody signs', async () => {
    const { fetchDecision } = open()
    serve(current)
    await fetchDecision()
    serveUnchanged()
    elapsed = day - 1
    expect(await fetchDecision()).toBeUndefined()
    elapsed = day
    await expect(fetchDecision()).rejects.toThrow('has expired')
  })

  it.each([-13 * hour, 13 * hour, -issued, 3650 * day])(
    'does not depend on the clock of the browser, which may be wrong by %i ms',
    async (wrong) => {
      jest.spyOn(Date, 'now').mockImplementation(() => issued + wrong)
      const { fetchDecision } = open()
      elapsed = hour
      serve(of(8, 'mfe-b', issued + hour))
      expect((await fetchDecision())?.revision).toBe(8)
    },
  )

  it.each([-22 * hour, 22 * hour])('survives instances whose clocks differ by %i ms', async (apart) => {
    const { fetchDecision } = open()
    for (const revision of [8, 9, 10, 11]) {
      elapsed += hour
      serve(of(revision, 'mfe-b', issued + elapsed + (revision % 2 === 0 ? apart : 0)))
      expect((await fetchDecision())?.revision).toBe(revision)
    }
  })
})

describe('fast-forward: a stolen key signs a revision that nothing can exceed', () => {
  it('pages accept nothing more with that key, and everything with the next one', async () => {
    const { fetchDecision } = open()
    serve(of(Number.MAX_SAFE_INTEGER, 'mfe-evil'))
    await fetchDecision()
    serve(of(8, 'mfe-b'))
    await expect(fetchDecision()).rejects.toThrow('is older')
    // The signing key is replaced. The page is opened again, with the new key and the decision of the service.
    const replaced = await createSigningSite()
    const tab = open(of(8, 'mfe-b'), replaced.registryKey)
    serve(of(9, 'mfe-c'), replaced)
    expect((await tab.fetchDecision())?.revision).toBe(9)
  })
})

describe('mix and match: parts of different decisions', () => {
  it('is refused, because the signature covers all remotes, their versions and the revision together', async () => {
    const [one, other] = [of(8, 'mfe-b'), of(9, 'mfe-c')]
    const { signature } = await site.signed(other)
    for (const mixed of [
      { ...other, remotes: one.remotes },
      { ...one, revision: other.revision },
      { ...other, issued: issued + hour },
    ]) {
      served = () => site.answer(mixed, signature)
      await expect(open().fetchDecision()).rejects.toThrow('is not signed by this site')
    }
  })
})

describe('a compromised key', () => {
  it('is refused by every page that contains the next one, also for the copy that the browser keeps', async () => {
    const stolen = site
    const replaced = await createSigningSite()
    serve(of(8, 'mfe-evil'), stolen)
    await expect(open(current, replaced.registryKey).fetchDecision()).rejects.toThrow(
      'is not signed by this site',
    )

    const { decision, signature } = await stolen.signed(of(8, 'mfe-evil'))
    localStorage.setItem(
      'within-reach.decision',
      JSON.stringify({ text: JSON.stringify(decision), signature }),
    )
    served = () => Promise.reject(new TypeError('offline'))
    const { decisions } = createRegistryClient({
      inlined: undefined,
      registryKey: replaced.registryKey,
      fetch,
      storage: localStorage,
      whenIdle: () => {},
    })
    await expect(decisions.complete()).rejects.toThrow('A part of the decision is missing')
    expect(decisions.current().remotes).toEqual({})
  })
})
