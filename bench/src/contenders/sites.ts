import { startCheckout, type StartedSite } from '../checkout'
import { startNaive } from '../naive/start-naive'
import { renderedPaths, startRendered } from '../rendered/start-rendered'
import { startSingle } from '../single/start-single'
import { repository } from '../site'
import type { Measured } from '../web/compare'

/** An alternative that a team could build. */
interface Contender extends Pick<Measured, 'has'> {
  /** @param composed the composed site, which is built and running */
  start(composed: RunningSite): Promise<RunningSite>
}
type RunningSite = Pick<StartedSite, 'url' | 'stop'>

const contenders = {
  /** The same sources as one application, with the same hints and prerendered pages. */
  single: { start: startSingle },
  /** A server-rendered application of the same components. It makes its calls at the composed site's service. */
  rendered: {
    start: startRendered,
    has: ({ address, who }) =>
      who !== 'member' && renderedPaths.has(new URL(address, 'http://site').pathname),
  },
  /** The same remotes, composed as the documentation of Module Federation describes. */
  naive: { start: startNaive, has: ({ who }) => who !== 'member' },
} satisfies Readonly<Record<string, Contender>>

export type ContenderName = keyof typeof contenders
export const contenderNames = Object.keys(contenders) as ContenderName[]

/**
 * Starts the composed site and some contenders, one after the other.
 * @param run gets the sites, the composed site first
 */
export async function withSites<Result>(
  names: readonly ContenderName[],
  run: (sites: readonly Measured[]) => Promise<Result>,
): Promise<Result> {
  const started: RunningSite[] = []
  try {
    // The composed site is first, because it builds the files that the others share.
    const composed = await startCheckout(repository)
    started.push(composed)
    const sites: Measured[] = [{ name: 'composed', url: composed.url }]
    for (const name of names) {
      const { start, ...contender }: Contender = contenders[name]
      const site = await start(composed)
      started.push(site)
      sites.push({ ...contender, name, url: site.url })
    }
    return await run(sites)
  } finally {
    for (const site of started.toReversed()) await site.stop()
  }
}
