import { watch } from '../testing/watched-section'
import { createDecisionStore } from '../registry-client/decision-store'
import type { ReadDecision } from '../registry-client/read-decision'
import { completeStore, decision } from '../testing/decisions'
import type { Loader } from './loader'
import { loadablesOnceKnown, unknownOwner } from './unknown-remotes'

const done = () => Promise.resolve()
/** Returns the versions in the decision, without loading files. */
const loader: Pick<Loader, 'loadablesOf'> = {
  loadablesOf: (name, { remotes }) =>
    name in remotes
      ? [
          {
            label: `${name}@${remotes[name]?.version}`,
            load: () => Promise.resolve({ bootstrap: done, mount: done, unmount: done, name }),
          },
        ]
      : [],
}

const whole: ReadDecision = { decision, isWhole: true }
/** The page has no decision. Each entry is the result of one fetch. */
const unknown = (...answers: (ReadDecision | Error)[]) =>
  createDecisionStore(undefined, () => {
    const answer = answers.shift()
    return answer instanceof Error || !answer ? Promise.reject(answer) : Promise.resolve(answer)
  })

describe('an address with an unknown owner', () => {
  it('shows the card while the registry is unavailable, and "Try again" asks again', async () => {
    const page = unknown(new Error('offline'), whole)
    const { until, tryAgain, seen, supervised } = watch([unknownOwner(page, () => page.isWhole())])
    await until('failed')
    expect(page.isWhole()).toBe(false)
    tryAgain()
    await until('running')
    expect(seen).toEqual(['loading', 'failed', 'loading', 'running'])
    expect(page.current()).toEqual(decision)
    await supervised.stop()
  })

  it('shows no card if the owner is known from the last visit', async () => {
    const page = unknown({ ...whole, isWhole: false })
    const { until, seen, supervised } = watch([unknownOwner(page, () => true)])
    await until('running')
    expect(seen).not.toContain('failed')
    await supervised.stop()
  })
})

describe('a remote that is loaded by name', () => {
  const name = 'mfe-askreach'

  it('has its versions if it is known', () => {
    expect(loadablesOnceKnown(loader, completeStore(), name, './center').map(({ label }) => label)).toEqual([
      'mfe-askreach@1.0.0',
    ])
  })

  it('is fetched from the registry if it is missing', async () => {
    const page = unknown(new Error('offline'), whole)
    const [loadable] = loadablesOnceKnown(loader, page, name, './center')
    await expect(loadable?.load()).rejects.toThrow('mfe-askreach is not known')
    expect(await loadable?.load()).toMatchObject({ name })
  })
})
