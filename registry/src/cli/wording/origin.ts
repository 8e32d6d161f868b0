import { type Origin, type Origins, shortCommit } from '@within-reach/contract'

/** Formats where a version comes from: the subject of its commit, with author, day and short hash. */
export const originText = ({ clean, author, at, subject, ...origin }: Origin): string =>
  `${subject} (${author}, ${at.slice(0, 10)}, ${shortCommit(origin)}${clean ? '' : ' and uncommitted changes'})`

/** Formats versions whose origin is known, one per line. */
export const originLines = (versions: readonly string[], origins: Origins = {}): string[] =>
  versions.flatMap((version) => {
    const origin = origins[version]
    return origin ? [`${version}: ${originText(origin)}`] : []
  })

/** A version with its origin, if that is known. */
export const versionText = (version: string, origins: Origins = {}): string => {
  const origin = origins[version]
  return origin ? `${version}  ${originText(origin)}` : version
}
