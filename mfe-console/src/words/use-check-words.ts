import { useLingui } from '@lingui/react/macro'
import type { SaidSentence } from '@within-reach/contract'
import { useNames } from './names'

/** @returns a function that says what a rule found about a version; undefined for another kind of sentence */
export function useCheckWords(): (sentence: SaidSentence) => string | undefined {
  const { t } = useLingui()
  const names = useNames()
  return ({ says, values }) => {
    switch (says) {
      case 'files-whole': {
        const { count } = values
        return t`All ${count} files carry their hash.`
      }
      case 'file-missing': {
        const { file } = values
        return t`${file} is named by the record but is not among the files: build again.`
      }
      case 'shared-fits': {
        const { count } = values
        return t`The shell brings all ${count} shared modules in versions that fit, for this and every live version.`
      }
      case 'shared-absent': {
        const { module, range } = values
        return t`It expects ${module} ${range} from the shell, which does not bring it.`
      }
      case 'shared-other': {
        const { module, range, brought } = values
        return t`It expects ${module} ${range}, and the shell brings ${brought}.`
      }
      case 'shared-apart': {
        const { version, module } = values
        const remote = names.remote(values.remote)
        return t`${remote} ${version}, which is live, and this one want different versions of ${module}.`
      }
      case 'contract-served': {
        const { contract } = values
        return t`The service answers the calls of version ${contract}.`
      }
      case 'contract-other': {
        const { contract, served } = values
        return t`It was built for the calls of version ${contract}, and the service answers ${served}: ship the service first, or build against ${served}.`
      }
      case 'shell-fits': {
        const { shell, range } = values
        return t`Shell ${shell} fits ${range}.`
      }
      case 'shell-other': {
        const { range, shell } = values
        return t`It requires shell ${range}, and ${shell} is live.`
      }
      case 'exposes': {
        const { modules } = values
        return t`It exposes ${modules}.`
      }
      case 'exposes-nothing':
        return t`It exposes nothing.`
      case 'exposes-missing': {
        const { module } = values
        return t`It must expose ${module}.`
      }
      case 'exposes-lost': {
        const { module, version } = values
        return t`It no longer exposes ${module}, which ${version} does.`
      }
      case 'routes-free': {
        const { count } = values
        const remote = names.remote(values.remote)
        return t`None of the ${count} addresses of ${remote} belongs to anybody else.`
      }
      case 'route-of-shell': {
        const { path } = values
        return t`${path} belongs to the shell.`
      }
      case 'route-taken': {
        const { path, version } = values
        const remote = names.remote(values.remote)
        return t`${path} belongs to ${remote} ${version}.`
      }
      case 'route-twice': {
        const { path } = values
        return t`${path} is listed twice.`
      }
      default:
        return undefined
    }
  }
}
