/**
 * All sentences that the registry shows to people, in English, with the names of the values in braces. Service, command line
 * and console use them. The console's catalogues contain the translations.
 */
export const registrySentences = {
  // The findings about a candidate, by rule.
  'files-whole': 'All {count} files match their hash.',
  'file-missing': '{file} is in the record but not among the files: build again.',
  'size-fits': 'Its files are {size} compressed, within the limits.',
  'size-file':
    '{file} is {size} compressed, {over} over the limit of {most}: split it, or load a part of it later.',
  'size-first':
    '{module} starts with {size} compressed, {over} over the limit of {most}: load screens that are not shown first with "lazy".',
  'size-whole':
    'All its files are {size} compressed, {over} over the limit of {most}: leave out what it does not use.',
  'largest-parts': 'The largest parts of {name}: {parts}.',
  'requests-fit': 'The first screen of a page takes at most {count} requests, within the limits.',
  'requests-over':
    'The first screen of {path} takes {count} requests, {over} over the limit of {most}: import what it shows first with webpackMode "eager", so that it is one chunk. It requests {files}.',
  'mount-fits':
    'Its mount blocks the main thread for {time} in 75 of 100 views, within the limit of {most} ({views} views).',
  'mount-over':
    'Its mount blocks the main thread for {time} in 75 of 100 views, {over} over the limit of {most} ({views} views): do less before the first screen is shown, or later in parts.',
  'mount-unmeasured':
    'How long its mount blocks the main thread is not known yet: that needs {least} views by visitors, such as those of a canary.',
  'budget-how': 'A person who may promote {remote} can allow it with a reason: {command}',
  'budget-allowed': 'For {name}, {most} instead of {usual} are allowed ("{why}").',
  'shared-fits':
    'The shell provides all {count} shared modules in compatible versions, for this and every live version.',
  'shared-absent': 'It expects {module} {range}, which the shell does not provide.',
  'shared-other': 'It expects {module} {range}, but the shell provides {provided}.',
  'shared-range':
    '{range} is not a range of versions of {module}: write one such as ^1.2.0 in its package.json.',
  'shared-newer':
    'It was built with {module} {built}, but the shell provides {provided}: ship the shell first, or build with {provided}.',
  'shared-apart': 'It needs another version of {module} than {remote} {version}, which is live.',
  'shared-lacks':
    'It uses {names} of {module}, which the shell that is live does not export: ship the shell first, or build with the packages of that shell.',
  'contract-served': 'The service answers the calls of version {contract}.',
  'contract-other':
    'It was built for the calls of version {contract}, and the service answers {served}: ship the service first, or build against {served}.',
  'calls-served': 'The service answers all {count} calls that it makes, as it expects.',
  'calls-none': 'It makes no calls.',
  'one-call-served': 'The service answers the one call that it makes, as it expects.',
  'calls-unrecorded': 'It was built before builds recorded their calls: they are not checked.',
  'call-unknown':
    'It calls {call}, which the service does not serve: ship the service first, or remove the call.',
  'call-rules':
    'It expects {expected} as the {field} of {call}, but the service has {served}: build it against the contract that is live.',
  'call-not-taken':
    'It sends {field} to {call}, which no longer accepts it: build it against the contract that is live.',
  'call-now-needed':
    '{call} needs {field}, which it does not send: build it against the contract that is live.',
  'call-taken-otherwise':
    '{call} takes {served} as {field}, but it sends {expected}: build it against the contract that is live.',
  'call-not-answered':
    'It reads {field} from the answer of {call}, but the service does not send it: ship the service first, or stop reading it.',
  'call-answered-otherwise':
    'It reads {field} from the answer of {call} as {expected}, but the service sends {served}: build it against the contract that is live.',
  'shell-fits': 'Shell {shell} fits {range}.',
  'shell-other': 'It requires shell {range}, but {shell} is live.',
  exposes: 'It exposes {modules}.',
  'exposes-nothing': 'It exposes nothing.',
  'exposes-missing': 'It must expose {module}.',
  'exposes-lacks':
    '{module} does not export {names}, which the shell uses: export all lifecycles of createPageLifecycles.',
  'exposes-lost': 'It does not expose {module}, but {version} does.',
  'pages-there': 'All {count} pages that it lists are in its build, and have their titles.',
  'one-page-there': 'The one page that it lists is in its build, and has its titles.',
  'pages-unrecorded': 'Its build did not record which pages it has: only their titles are checked.',
  'page-missing':
    'It lists {path}, and its build has no page for it: declare the page in src/pages.ts and build it again.',
  'page-untitled': '{path} has no title in the language "{language}": add it where the page is declared.',
  'page-reads':
    '{path} lists {call} in its "reads", but that call changes something or needs a login: remove it.',
  'page-private-reads':
    '{path} lists {call} in its "privateReads", but that is not a call that only reads what is the member’s own: remove it.',
  'page-redirects':
    '{path} redirects to {to}, which redirects the same people again: name the last page where the page is declared.',
  'routes-free': 'None of the {count} addresses of {remote} belongs to another section.',
  'one-route-free': 'The one address of {remote} belongs to no other section.',
  'route-of-shell': '{path} belongs to the shell.',
  'route-taken': '{path} belongs to {remote} {version}.',
  'route-twice': '{path} is listed twice.',
  'route-reserved': '{path} cannot be a page: the service keeps {prefix} for itself.',
  'route-form': '{path} is the same address as {normal}: write it that way.',
  'signature-valid': 'It is signed by {signer}, a key of its team.',
  'signature-missing':
    'It is not signed with a valid key of its team: publish {target} again with REACH_KEY_FILE, on a machine that has the key.',

  // What a change does.
  'does-promote': 'Give {version} to everybody',
  'does-roll-back': 'Roll back to the last good version',
  'does-roll-back-to': 'Roll back to {version}',
  'does-canary': 'Give {version} to {percent} % of visitors',
  'does-end-canary': 'End the canary',
  'does-turn-on': 'Turn on',
  'does-turn-off': 'Turn off',
  'does-retire': 'Retire',
  'does-open': 'Open {region}',
  'does-close': 'Close {region}',
  'does-open-later': 'Open {region} from {at}',
  'does-close-later': 'Close {region} from {at}',
  'does-call-off': 'Cancel the change planned for {region} at {at}',
  'does-undo': 'Undo revision {revision}',
  'does-demand-proof': 'Demand a proof that the journeys of a version passed',
  'does-demand-no-proof': 'Demand no proof that the journeys of a version passed',
  'does-trust': 'Trust the proofs of {site}',
  'does-distrust': 'Trust the proofs of {site} no longer',
  'does-allow-chunk': 'Allow {of} a size of {most}',
  'does-allow-start': 'Allow {of} to start with {most}',
  'does-allow-total': 'Allow all files together a size of {most}',
  'does-allow-requests': 'Allow the first screen of {of} {most} requests',
  'does-allow-mount': 'Allow the mount to block the main thread for {most}',
  'does-limit-all': 'Limit {kind} of every remote to {most}',
  'does-limit-all-usual': 'Limit {kind} of every remote as usual',
  'does-withdraw-size': 'Limit the size of {of} as usual',
  'does-withdraw-total': 'Limit the size of all files together as usual',
  'does-withdraw-requests': 'Limit the requests of the first screen of {of} as usual',
  'does-withdraw-mount': 'Limit the time of the mount as usual',

  // Why the site itself made a change. The verdict on a canary is another such reason.
  'built-here': 'built from the sources on this machine',

  // What went wrong in a browser.
  'fault-load': 'could not be loaded',
  'fault-integrity': 'a file was not the one that was published',
  'fault-timeout': 'took too long',
  'fault-mount': 'failed when it was first shown',
  'fault-crash': 'crashed while it was used',
  'fault-unmount': 'failed when it was left',

  // Why a change is refused.
  'not-live': '{remote} is not live yet: give a version of it to everybody first.',
  'not-published': '{remote} {version} is not published.',
  'live-already': '{remote} {version} is already live: everybody gets it.',
  'no-last-good': '{remote} has no last good version: choose the one to go back to.',
  'no-canary': '{remote} has no canary.',
  'on-already': '{remote} is already on.',
  'off-already': '{remote} is already off.',
  'open-already': '{region} is already open in {remote}.',
  'closed-already': '{region} is already closed in {remote}.',
  'not-regional': '{remote} is the same in every region: turn it on or off as a whole.',
  'planned-past': '{at} is in the past: choose a later time, or none to change it at once.',
  'nothing-planned': 'Nothing is planned for {region} in {remote} at {at}.',
  'planned-done':
    'The change of {region} in {remote} at {at} has taken effect: open or close the region instead.',
  'made-live': 'Revision {revision} made {remote} live: turn it off instead.',
  'touched-later':
    'A change after revision {revision} touched the same part of {remote}: make the change that you want instead.',
  'cannot-go-live': '{remote} {version} cannot go live:',
  'is-retired': '{remote} is retired: undo its retirement to bring it back.',
  'proof-missing':
    'Here a version goes live only with a proof that its journeys passed, and {version} has none. Run "npm run e2e -- --with {target} --site <url> --record" with all journeys, or copy it from a trusted site that has a proof.',
  'proof-demanded-already': 'A proof is demanded already.',
  'proof-not-demanded': 'No proof is demanded.',
  'trusted-already': 'The proofs of {site} are trusted already, with this key.',
  'not-trusted': 'The proofs of {site} are not trusted.',
  'key-of-another': 'This is the key of {site}, which is trusted already: each site has its own key.',
  'rules-touched-later':
    'A change after revision {revision} touched the same rule: make the change that you want instead.',
  'budget-already': 'This is the limit already.',
  'budget-usual': 'It has the usual limit already.',
  'budget-touched-later':
    'A change after revision {revision} touched the same budget of {remote}: make the change that you want instead.',
  'never-published': 'No version of {remote} is published.',

  // The verdict on a canary.
  'views-failed': '{failures} of {views} page views with {version} failed ({share}).',
  'views-none': 'No page view with {version} was reported.',
  worse: 'It is worse.',
  'no-worse': 'It is no worse, within {margin}.',
  'too-few-views': 'It is too early to say: {least} views are needed.',
  'within-unknown': 'It is too early to say whether it is within {margin}.',
  'figures-earlier': 'Few visitors get {version} now, so its figures start a day earlier.',
  'few-networks':
    'Only {count} networks reported this, and {least} are needed: nothing changes automatically.',
  'one-network': 'Only one network reported this, and {least} are needed: nothing changes automatically.',
  'slower-lcp': 'Largest paint {time} instead of {before} at 75 of 100 views.',
  'slower-inp': 'Response to input {time} instead of {before} at 75 of 100 views.',
  slower: 'It is slower.',
  'slower-unsure': 'It appears slower: it does not grow until more views decide.',
  'slower-single': 'A few networks could have caused this: nothing changes automatically.',
} as const
