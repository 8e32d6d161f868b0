/** The fragment of an address with the secret of a mailed link, for pages that the build draws. */
export const sampleSecret = `#${'s'.repeat(43)}`
