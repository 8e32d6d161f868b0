import { useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { Field, Input, Select } from '@within-reach/shared-ui'
import type { PartOfForm } from './fields'

/** Optional details about the person, which help the agent. */
export function AskerDetails({ register, errorOf }: PartOfForm) {
  const { t } = useLingui()
  const optional = t`(optional)`
  return (
    <>
      <Field label={t`Nationality`} optionalMark={optional} error={errorOf('nationality')}>
        <Input autoComplete="country-name" maxLength={limits.inquiryField} {...register('nationality')} />
      </Field>
      <Field label={t`Gender`} optionalMark={optional} error={errorOf('gender')}>
        <Select {...register('gender')}>
          <option value="">{t`Prefer not to say`}</option>
          <option value="male">{t`Male`}</option>
          <option value="female">{t`Female`}</option>
        </Select>
      </Field>
    </>
  )
}
