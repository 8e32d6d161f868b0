import type { CacheState } from '@within-reach/contract'
import type { PublishedVersion } from './telemetry'

/** A loaded file: its address, when its load began, and its bytes on the network; 0 from the cache. */
type LoadedFile = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'transferSize'>

/**
 * Whether all (`full`), some (`partial`) or none (`empty`) of the scripts of the shell and of a version came from the
 * browser's cache.
 * @param files all files of the page
 * @param until milliseconds since the page began; files that were loaded later are ignored
 */
export function cacheStateOf(
  files: readonly LoadedFile[],
  { remote, version }: PublishedVersion,
  until: number,
): CacheState {
  const folders = ['/assets/', `/remotes/${remote}/${version}/`]
  const own = files.filter(({ name, startTime }) => {
    const { pathname } = new URL(name)
    return (
      startTime < until && pathname.endsWith('.js') && folders.some((folder) => pathname.startsWith(folder))
    )
  })
  const fetched = own.filter(({ transferSize }) => transferSize > 0).length
  if (fetched === 0) return 'full'
  return fetched === own.length ? 'empty' : 'partial'
}
