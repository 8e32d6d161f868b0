import type { SaidSentence, SentenceKind, SentenceValues } from '@within-reach/contract'

const words: { readonly [Kind in SentenceKind]: (values: SentenceValues<Kind>) => string } = {
  'files-whole': ({ count }) => `All ${count} files carry their hash.`,
  'file-missing': ({ file }) => `${file} is named by the record but is not among the files: build again.`,
  'size-fits': ({ size }) => `Its files are ${size} compressed, within the limits.`,
  'size-file': ({ file, size, most }) =>
    `${file} is ${size} compressed, and a file may be ${most}: split it, or load a part of it later.`,
  'size-first': ({ module, size, most }) =>
    `${module} begins with ${size} compressed, and ${most} are allowed: load screens that are not shown first with "lazy".`,
  'size-whole': ({ size, most }) =>
    `All its files are ${size} compressed, and ${most} are allowed: leave out what it does not use.`,
  'shared-fits': ({ count }) =>
    `The shell brings all ${count} shared modules in versions that fit, for this and every live version.`,
  'shared-absent': ({ module, range }) =>
    `It expects ${module} ${range} from the shell, which does not bring it.`,
  'shared-other': ({ module, range, brought }) =>
    `It expects ${module} ${range}, and the shell brings ${brought}.`,
  'shared-range': ({ module, range }) =>
    `${range} is no range of versions of ${module}: write one such as ^1.2.0 in its package.json.`,
  'shared-newer': ({ module, built, brought }) =>
    `It was built with ${module} ${built}, and the shell brings ${brought}: ship the shell first, or build with ${brought}.`,
  'shared-apart': ({ module, remote, version }) =>
    `${remote} ${version}, which is live, and this one want different versions of ${module}.`,
  'contract-served': ({ contract }) => `The service answers the calls of version ${contract}.`,
  'contract-other': ({ contract, served }) =>
    `It was built for the calls of version ${contract}, and the service answers ${served}: ship the service first, or build against ${served}.`,
  'calls-served': ({ count }) => `The service answers all ${count} calls that it makes, as it expects.`,
  'calls-unrecorded': () => 'It was built before builds recorded their calls: they are not checked.',
  'call-unknown': ({ call }) =>
    `It calls ${call}, which the service does not serve: ship the service first, or remove the call.`,
  'call-rules': ({ call, field }) =>
    `${call} has another ${field} than the one it was built for: build it against the contract that is live.`,
  'call-not-taken': ({ call, field }) =>
    `It sends ${field} to ${call}, which no longer takes it: build it against the contract that is live.`,
  'call-now-needed': ({ call, field }) =>
    `${call} needs ${field}, which it does not send: build it against the contract that is live.`,
  'call-taken-otherwise': ({ call, field }) =>
    `${call} takes other values as ${field} than it sends: build it against the contract that is live.`,
  'call-not-answered': ({ call, field }) =>
    `It reads ${field} of what ${call} answers, and the service does not answer that: ship the service first, or do without.`,
  'call-answered-otherwise': ({ call, field }) =>
    `${call} answers ${field} in another form than it reads: build it against the contract that is live.`,
  'shell-fits': ({ shell, range }) => `Shell ${shell} fits ${range}.`,
  'shell-other': ({ shell, range }) => `It requires shell ${range}, and ${shell} is live.`,
  exposes: ({ modules }) => `It exposes ${modules}.`,
  'exposes-nothing': () => 'It exposes nothing.',
  'exposes-missing': ({ module }) => `It must expose ${module}.`,
  'exposes-lost': ({ module, version }) => `It no longer exposes ${module}, which ${version} does.`,
  'pages-there': ({ count }) => `All ${count} pages that it lists are in its build, and have their titles.`,
  'pages-unrecorded': () => 'Its build did not record which pages it has: only their titles are checked.',
  'page-missing': ({ path }) =>
    `It lists ${path} in src/routes.ts and has no page for it: add the page to src/pages.tsx, or remove the route.`,
  'page-untitled': ({ path, language }) =>
    `${path} has no title in the language "${language}": add it in src/routes.ts.`,
  'page-reads': ({ path, call }) =>
    `${path} begins with ${call}, which is no call that only reads and needs no login: remove it from its "reads".`,
  'routes-free': ({ count, remote }) =>
    `None of the ${count} addresses of ${remote} belongs to anybody else.`,
  'route-of-shell': ({ path }) => `${path} belongs to the shell.`,
  'route-taken': ({ path, remote, version }) => `${path} belongs to ${remote} ${version}.`,
  'route-twice': ({ path }) => `${path} is listed twice.`,
  'route-reserved': ({ path, prefix }) => `${path} cannot be a page: the service keeps ${prefix} for itself.`,
  'route-form': ({ path, normal }) => `${path} is the same address as ${normal}: write it that way.`,
  'not-live': ({ remote }) => `${remote} is not live yet: promote a version of it first.`,
  'not-published': ({ remote, version }) => `${remote} ${version} is not published.`,
  'live-already': ({ remote, version }) => `${remote} ${version} is live already: everybody gets it.`,
  'no-last-good': ({ remote }) => `${remote} has no last good version: name the one to go back to.`,
  'no-canary': ({ remote }) => `${remote} has no canary.`,
  'on-already': ({ remote }) => `${remote} is on already.`,
  'off-already': ({ remote }) => `${remote} is off already.`,
  'open-already': ({ remote, region }) => `${region} of ${remote} is open already.`,
  'closed-already': ({ remote, region }) => `${region} of ${remote} is closed already.`,
  'not-regional': ({ remote }) => `${remote} is the same in every region: switch it on or off as a whole.`,
  'planned-past': ({ at }) => `${at} is over: name a time to come, or none to change it at once.`,
  'nothing-planned': ({ remote, region, at }) => `Nothing is planned for ${region} of ${remote} at ${at}.`,
  'made-live': ({ remote, revision }) => `Revision ${revision} made ${remote} live: switch it off instead.`,
  'touched-later': ({ remote, revision }) =>
    `A later change than revision ${revision} touched the same of ${remote}: make the change you want instead.`,
  'cannot-go-live': ({ remote, version }) => `${remote} ${version} cannot go live:`,
  'views-failed': ({ version, failures, views, share }) =>
    `${failures} of ${views} page views with ${version} failed (${share}).`,
  'views-none': ({ version }) => `Nobody was seen with ${version}.`,
  worse: () => 'It is worse.',
  'no-worse': ({ margin }) => `It is no worse, within ${margin}.`,
  'too-few-views': ({ least }) => `It is too early to say: ${least} views are needed.`,
  'within-unknown': ({ margin }) => `It is too early to say whether it is within ${margin}.`,
  'few-networks': ({ count, least }) =>
    `Only ${count} networks say so, and ${least} are needed: nothing changes by itself.`,
  'figures-earlier': ({ version }) => `Hardly anybody gets ${version} now: its figures begin a day earlier.`,
}

/** Writes sentences in English, for the command line, the history and logs. */
export function inEnglish(...sentences: readonly SaidSentence[]): string {
  // The compiler cannot see that each kind's text takes the values of that kind.
  return sentences.map(({ says, values }) => (words[says] as (of: unknown) => string)(values)).join(' ')
}
