import { useLingui } from '@lingui/react/macro'
import type { SaidSentence } from '@within-reach/contract'

/** @returns a function that says what a rule found in a version's build; undefined for another kind of sentence */
export function useContentsWords(): (sentence: SaidSentence) => string | undefined {
  const { t } = useLingui()
  return ({ says, values }) => {
    switch (says) {
      case 'size-fits': {
        const { size } = values
        return t`Its files are ${size} compressed, within the limits.`
      }
      case 'size-file': {
        const { file, size, most } = values
        return t`${file} is ${size} compressed, and a file may be ${most}: split it, or load a part of it later.`
      }
      case 'size-first': {
        const { module, size, most } = values
        return t`${module} begins with ${size} compressed, and ${most} are allowed: load screens that are not shown first with "lazy".`
      }
      case 'size-whole': {
        const { size, most } = values
        return t`All its files are ${size} compressed, and ${most} are allowed: leave out what it does not use.`
      }
      case 'shared-range': {
        const { module, range } = values
        return t`${range} is no range of versions of ${module}: write one such as ^1.2.0 in its package.json.`
      }
      case 'shared-newer': {
        const { module, built, brought } = values
        return t`It was built with ${module} ${built}, and the shell brings ${brought}: ship the shell first, or build with ${brought}.`
      }
      case 'calls-served': {
        const { count } = values
        return t`The service answers all ${count} calls that it makes, as it expects.`
      }
      case 'calls-unrecorded':
        return t`It was built before builds recorded their calls: they are not checked.`
      case 'call-unknown': {
        const { call } = values
        return t`It calls ${call}, which the service does not serve: ship the service first, or remove the call.`
      }
      case 'call-rules': {
        const { call, field } = values
        return t`${call} has another ${field} than the one it was built for: build it against the contract that is live.`
      }
      case 'call-not-taken': {
        const { call, field } = values
        return t`It sends ${field} to ${call}, which no longer takes it: build it against the contract that is live.`
      }
      case 'call-now-needed': {
        const { call, field } = values
        return t`${call} needs ${field}, which it does not send: build it against the contract that is live.`
      }
      case 'call-taken-otherwise': {
        const { call, field } = values
        return t`${call} takes other values as ${field} than it sends: build it against the contract that is live.`
      }
      case 'call-not-answered': {
        const { call, field } = values
        return t`It reads ${field} of what ${call} answers, and the service does not answer that: ship the service first, or do without.`
      }
      case 'call-answered-otherwise': {
        const { call, field } = values
        return t`${call} answers ${field} in another form than it reads: build it against the contract that is live.`
      }
      case 'pages-there': {
        const { count } = values
        return t`All ${count} pages that it lists are in its build, and have their titles.`
      }
      case 'pages-unrecorded':
        return t`Its build did not record which pages it has: only their titles are checked.`
      case 'page-missing': {
        const { path } = values
        return t`It lists ${path} in src/routes.ts and has no page for it: add the page to src/pages.tsx, or remove the route.`
      }
      case 'page-untitled': {
        const { path, language } = values
        return t`${path} has no title in the language "${language}": add it in src/routes.ts.`
      }
      case 'page-reads': {
        const { path, call } = values
        return t`${path} begins with ${call}, which is no call that only reads and needs no login: remove it from its "reads".`
      }
      case 'route-reserved': {
        const { path, prefix } = values
        return t`${path} cannot be a page: the service keeps ${prefix} for itself.`
      }
      case 'route-form': {
        const { path, normal } = values
        return t`${path} is the same address as ${normal}: write it that way.`
      }
      default:
        return undefined
    }
  }
}
