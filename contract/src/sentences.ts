import * as v from 'valibot'

/** The sentences of the registry: each kind with the names of its values. */
export const sentenceKinds = {
  // Findings about a candidate, by rule.
  'files-whole': ['count'],
  'file-missing': ['file'],
  'size-fits': ['size'],
  'size-file': ['file', 'size', 'most'],
  'size-first': ['module', 'size', 'most'],
  'size-whole': ['size', 'most'],
  'shared-fits': ['count'],
  'shared-absent': ['module', 'range'],
  'shared-other': ['module', 'range', 'brought'],
  'shared-range': ['module', 'range'],
  'shared-newer': ['module', 'built', 'brought'],
  'shared-apart': ['module', 'remote', 'version'],
  'contract-served': ['contract'],
  'contract-other': ['contract', 'served'],
  'calls-served': ['count'],
  'calls-unrecorded': [],
  'call-unknown': ['call'],
  'call-rules': ['call', 'field'],
  'call-not-taken': ['call', 'field'],
  'call-now-needed': ['call', 'field'],
  'call-taken-otherwise': ['call', 'field'],
  'call-not-answered': ['call', 'field'],
  'call-answered-otherwise': ['call', 'field'],
  'shell-fits': ['shell', 'range'],
  'shell-other': ['shell', 'range'],
  exposes: ['modules'],
  'exposes-nothing': [],
  'exposes-missing': ['module'],
  'exposes-lost': ['module', 'version'],
  'pages-there': ['count'],
  'pages-unrecorded': [],
  'page-missing': ['path'],
  'page-untitled': ['path', 'language'],
  'page-reads': ['path', 'call'],
  'routes-free': ['count', 'remote'],
  'route-of-shell': ['path'],
  'route-taken': ['path', 'remote', 'version'],
  'route-twice': ['path'],
  'route-reserved': ['path', 'prefix'],
  'route-form': ['path', 'normal'],
  // Reasons why a change is refused.
  'not-live': ['remote'],
  'not-published': ['remote', 'version'],
  'live-already': ['remote', 'version'],
  'no-last-good': ['remote'],
  'no-canary': ['remote'],
  'on-already': ['remote'],
  'off-already': ['remote'],
  'open-already': ['remote', 'region'],
  'closed-already': ['remote', 'region'],
  'not-regional': ['remote'],
  'planned-past': ['at'],
  'nothing-planned': ['remote', 'region', 'at'],
  'made-live': ['remote', 'revision'],
  'touched-later': ['remote', 'revision'],
  'cannot-go-live': ['remote', 'version'],
  // Verdicts on a canary.
  'views-failed': ['version', 'failures', 'views', 'share'],
  'views-none': ['version'],
  worse: [],
  'no-worse': ['margin'],
  'too-few-views': ['least'],
  'within-unknown': ['margin'],
  'figures-earlier': ['version'],
  'few-networks': ['count', 'least'],
} as const satisfies Record<string, readonly string[]>
export type SentenceKind = keyof typeof sentenceKinds

/** The values of one kind of sentence. */
export type SentenceValues<Kind extends SentenceKind> = Readonly<
  Record<(typeof sentenceKinds)[Kind][number], string>
>

/** A kind of sentence with its values. */
export type SaidSentence = {
  [Kind in SentenceKind]: { readonly says: Kind; readonly values: SentenceValues<Kind> }
}[SentenceKind]

/** A sentence as sent. A client that does not know the kind shows the English text that comes with it. */
export const Sentence = v.object({ says: v.string(), values: v.record(v.string(), v.string()) })
export type Sentence = v.InferOutput<typeof Sentence>

/** A message of several sentences, in order. */
export const Sentences = v.pipe(v.array(Sentence), v.readonly())

/** Names a sentence, so that each language can phrase it. */
export const sentence = <Kind extends SentenceKind>(
  says: Kind,
  values: SentenceValues<Kind>,
): { readonly says: Kind; readonly values: SentenceValues<Kind> } => ({ says, values })
