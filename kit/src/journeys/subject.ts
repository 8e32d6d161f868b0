/** What the journeys are about. */
export interface Subject {
  readonly remote: string
  /** The version that the browsers get; undefined if they get what is live. */
  readonly version: string | undefined
}

/**
 * The remote and the version of this run.
 * @throws Error if the journeys were not started by `kit journeys`
 */
export function subject(): Subject {
  const { REACH_REMOTE: remote, REACH_VERSION: version } = process.env
  if (!remote)
    throw new Error('Start the journeys with "npx kit journeys": it selects the site and the version.')
  return { remote, version: version || undefined }
}
