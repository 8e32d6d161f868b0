import type { RemoteDiagnostics } from '@within-reach/runtime'
import { diagnosticsParameter } from './parameter'

/** A remote with a version. */
type StatedVersion = Pick<RemoteDiagnostics, 'remote' | 'version'>

/** A version that a link states, beside the one that this page has. */
export interface VersionDifference {
  readonly remote: string
  readonly stated: string
  readonly here: string
}

/**
 * A link to a page that opens the panel there and states the versions of this page. It chooses no version: only a signed
 * link does.
 */
export function linkTo(here: URL, versions: readonly StatedVersion[]): string {
  const url = new URL(here)
  const stated = versions.map(({ remote, version }) => `${remote}@${version}`)
  url.searchParams.set(diagnosticsParameter, stated.join(','))
  return url.href
}

/**
 * Compares the versions that the address states with those of this page.
 * @returns the differences; versions of remotes that the page does not know are ignored
 */
export function statedDifferences(
  { searchParams }: URL,
  versions: readonly StatedVersion[],
): VersionDifference[] {
  return (searchParams.get(diagnosticsParameter) ?? '').split(',').flatMap((text) => {
    const [remote, stated = ''] = text.split('@')
    const own = versions.find((one) => one.remote === remote)
    const isVersion = /^[\w.~-]{1,100}$/.test(stated)
    return own && isVersion && own.version !== stated
      ? [{ remote: own.remote, stated, here: own.version }]
      : []
  })
}
