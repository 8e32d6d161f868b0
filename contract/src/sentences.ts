import * as v from 'valibot'

/** What the registry says to people: the kinds of sentences, each with the names of the values in it. */
export const sentenceKinds = {
  // A version that is to go live, rule by rule.
  'files-whole': ['count'],
  'file-missing': ['file'],
  'shared-fits': ['count'],
  'shared-absent': ['module', 'range'],
  'shared-other': ['module', 'range', 'brought'],
  'shared-apart': ['module', 'remote', 'version'],
  'contract-served': ['contract'],
  'contract-other': ['contract', 'served'],
  'shell-fits': ['shell', 'range'],
  'shell-other': ['shell', 'range'],
  exposes: ['modules'],
  'exposes-nothing': [],
  'exposes-missing': ['module'],
  'exposes-lost': ['module', 'version'],
  'routes-free': ['count', 'remote'],
  'route-of-shell': ['path'],
  'route-taken': ['path', 'remote', 'version'],
  'route-twice': ['path'],
  // A change that cannot be made.
  'not-live': ['remote'],
  'not-published': ['remote', 'version'],
  'live-already': ['remote', 'version'],
  'no-last-good': ['remote'],
  'no-canary': ['remote'],
  'on-already': ['remote'],
  'off-already': ['remote'],
  'open-already': ['remote', 'region'],
  'closed-already': ['remote', 'region'],
  'nothing-planned': ['remote', 'region', 'at'],
  'made-live': ['remote', 'revision'],
  'touched-later': ['remote', 'revision'],
  'cannot-go-live': ['remote', 'version'],
  // How a canary does.
  'views-failed': ['version', 'failures', 'views', 'share'],
  'views-none': ['version'],
  worse: [],
  'no-worse': ['margin'],
  'too-few-views': ['least'],
  'within-unknown': ['margin'],
  'figures-earlier': ['version'],
} as const satisfies Record<string, readonly string[]>
export type SentenceKind = keyof typeof sentenceKinds

/** The values in a kind of sentence. */
export type SentenceValues<Kind extends SentenceKind> = Readonly<
  Record<(typeof sentenceKinds)[Kind][number], string>
>

/** A kind of sentence with its values. */
export type SaidSentence = {
  [Kind in SentenceKind]: { readonly says: Kind; readonly values: SentenceValues<Kind> }
}[SentenceKind]

/** A sentence as it travels: whoever does not know its kind shows the English text that stands beside it. */
export const Sentence = v.object({ says: v.string(), values: v.record(v.string(), v.string()) })
export type Sentence = v.InferOutput<typeof Sentence>

/** What is said in several sentences, in their order. */
export const Sentences = v.pipe(v.array(Sentence), v.readonly())

/** Names a sentence, so that each language can say it in its own words. */
export const sentence = <Kind extends SentenceKind>(
  says: Kind,
  values: SentenceValues<Kind>,
): { readonly says: Kind; readonly values: SentenceValues<Kind> } => ({ says, values })
