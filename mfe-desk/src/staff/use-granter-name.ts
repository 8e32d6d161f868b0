import { useLingui } from '@lingui/react/macro'
import { formerActor, tokenOf } from '@within-reach/contract'

/** Names who granted a role in the current language: an operator by the email, or a token by the name that it was given. */
export function useGranterName(): (who: string) => string {
  const { t } = useLingui()
  return (who) => {
    if (who === formerActor) return t`a former member`
    const token = tokenOf(who)
    return token === undefined ? who : t`the token “${token}”`
  }
}
