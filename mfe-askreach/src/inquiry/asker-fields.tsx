import { useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { useMember } from '@within-reach/shared-core/react'
import { Field, Input } from '@within-reach/shared-ui'
import type { Registered } from './use-inquiry'

type AskerField = 'name' | 'email' | 'phone'

/** The parts of the form that the fields need. */
export interface AskerFieldsProps {
  readonly register: (name: AskerField) => Registered
  readonly errorOf: (name: AskerField) => string | undefined
}

/** The person's name, and the address for the answer. A member's values come from the account. */
export function AskerFields({ register, errorOf }: AskerFieldsProps) {
  const { t } = useLingui()
  const fixed = useMember() !== null
  const optional = t`(optional)`
  return (
    <>
      <Field label={t`Name`} required error={errorOf('name')}>
        <Input autoComplete="name" maxLength={limits.name} readOnly={fixed} {...register('name')} />
      </Field>
      <Field label={t`Email`} required error={errorOf('email')} hint={t`Our agent replies to this address.`}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.email}
          readOnly={fixed}
          {...register('email')}
        />
      </Field>
      <Field label={t`Phone`} optionalMark={optional} error={errorOf('phone')}>
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={limits.inquiryField}
          {...register('phone')}
        />
      </Field>
    </>
  )
}
