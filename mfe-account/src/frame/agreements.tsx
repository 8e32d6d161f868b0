import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { RadioGroup } from '@within-reach/shared-ui'
import type { UseFormRegisterReturn } from 'react-hook-form'

export interface AgreementsProps {
  /** Registers the two choices in the surrounding form, which has other fields as well. */
  readonly register: (name: 'privacy' | 'terms') => UseFormRegisterReturn
}

/** The choices for Privacy Policy and Terms of Use. The texts open in a new tab, so that typed values stay. */
export function Agreements({ register }: AgreementsProps) {
  const { t } = useLingui()
  const choices = [
    { value: 'agree', label: t`Agree` },
    { value: 'decline', label: t`Decline` },
  ]
  return (
    <>
      <RadioGroup
        legend={
          <a href={paths.privacy} target="_blank" rel="noopener">
            <Trans>Privacy Policy</Trans>
          </a>
        }
        options={choices}
        {...register('privacy')}
      />
      <RadioGroup
        legend={
          <a href={paths.terms} target="_blank" rel="noopener">
            <Trans>Terms of Use</Trans>
          </a>
        }
        hint={t`You must be 18 or older. By agreeing to the terms you confirm that you are.`}
        options={choices}
        {...register('terms')}
      />
    </>
  )
}
