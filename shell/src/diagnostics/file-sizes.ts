import type { RemoteVersion } from '@within-reach/registry'

/** A loaded file, as the browser measures it. */
type LoadedFile = Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize' | 'transferSize'>

/** Files with their compressed size. */
export interface FileSizes {
  readonly files: number
  readonly bytes: number
}

/**
 * The files that the page has loaded from a folder, each counted once.
 * @param loaded all files of the page
 * @param folder a path that ends with a slash
 * @returns with the bytes that came over the network; the others came from the browser's cache
 */
export function loadedFrom(
  loaded: readonly LoadedFile[],
  folder: string,
): FileSizes & { readonly network: number } {
  const sizes = new Map<string, number>()
  const fetched = new Map<string, number>()
  for (const { name, encodedBodySize, transferSize } of loaded) {
    const { pathname } = new URL(name)
    if (!pathname.startsWith(folder)) continue
    sizes.set(pathname, Math.max(encodedBodySize, sizes.get(pathname) ?? 0))
    // A file is requested again from the cache, for example after its preload.
    if (transferSize > 0) fetched.set(pathname, encodedBodySize)
  }
  return { files: sizes.size, bytes: sum([...sizes.values()]), network: sum([...fetched.values()]) }
}

/** The files of a version, by its record. */
export function recordedSizes({ files }: Pick<RemoteVersion, 'files'>): FileSizes {
  const sizes = Object.values(files).map(({ bytes, brotli }) => brotli ?? bytes)
  return { files: sizes.length, bytes: sum(sizes) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
