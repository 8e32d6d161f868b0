declare const builtFromCommit: string | undefined

/** The commit that the service was built from. Empty if the build did not know it, or without a build. */
export const commit = typeof builtFromCommit === 'undefined' ? '' : builtFromCommit
