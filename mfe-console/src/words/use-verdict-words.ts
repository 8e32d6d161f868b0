import { useLingui } from '@lingui/react/macro'
import type { SaidSentence } from '@within-reach/contract'

/** @returns a function that says how a canary does; undefined for another kind of sentence */
export function useVerdictWords(): (sentence: SaidSentence) => string | undefined {
  const { t, i18n } = useLingui()
  const number = new Intl.NumberFormat(i18n.locale)
  return ({ says, values }) => {
    switch (says) {
      case 'views-failed': {
        const { version, share } = values
        const failures = number.format(Number(values.failures))
        const views = number.format(Number(values.views))
        return t`${failures} of ${views} page views with ${version} failed (${share}).`
      }
      case 'views-none': {
        const { version } = values
        return t`Nobody was seen with ${version}.`
      }
      case 'worse':
        return t`It is worse.`
      case 'no-worse': {
        const { margin } = values
        return t`It is no worse, within ${margin}.`
      }
      case 'too-few-views': {
        const least = number.format(Number(values.least))
        return t`It is too early to say: ${least} views are needed.`
      }
      case 'within-unknown': {
        const { margin } = values
        return t`It is too early to say whether it is within ${margin}.`
      }
      case 'figures-earlier': {
        const { version } = values
        return t`Hardly anybody gets ${version} now: its figures begin a day earlier.`
      }
      case 'few-networks': {
        const { count, least } = values
        return t`Only ${count} networks say so, and ${least} are needed: nothing changes by itself.`
      }
      default:
        return undefined
    }
  }
}
