/** Texts of strangers: each corpus is by one author who knew the categories only. */
export const unseenCorpora = [
  'unseen-en',
  'unseen-ko',
  'second-unseen-en',
  'second-unseen-ko',
  'third-unseen-en',
  'third-unseen-ko',
] as const

/** The corpora that the weights are learned from. The held-out ones never are: they measure what is learned. */
export const trainingCorpora = [
  'development',
  'second-development',
  'third-development',
  'fourth-development',
  'fifth-development',
  ...unseenCorpora,
] as const

/** Texts that nothing is learned from. */
export const heldOutCorpora = ['held-out', 'second-held-out', 'third-held-out'] as const
