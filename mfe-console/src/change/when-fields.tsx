import { useLingui } from '@lingui/react/macro'
import type { FieldTexts } from '@within-reach/shared-core/forms'
import { Field, Input, RadioGroup } from '@within-reach/shared-ui'
import type { ChangeForm, PanelValues } from './use-change-form'
import { zoneName } from './zone'

export const whenDefaults: PanelValues = { when: 'now', at: '' }

/** @returns when a change takes effect, as ISO 8601; undefined for at once */
export const timeOf = ({ when, at }: PanelValues): string | undefined =>
  when === 'later' && at ? new Date(at).toISOString() : undefined

/** @returns a function that says why the time is invalid */
export function useWhenCheck(): (values: PanelValues) => FieldTexts<PanelValues> {
  const { t } = useLingui()
  return ({ when, at = '' }) => {
    if (when !== 'later') return {}
    const time = Date.parse(at)
    if (Number.isNaN(time)) return { at: t`Choose a day and a time.` }
    return time <= Date.now() ? { at: t`Choose a time in the future.` } : {}
  }
}

/** Whether a change takes effect at once or at a time, given in this browser's time zone. */
export function WhenFields({ change: { form, values, errorOf } }: { readonly change: ChangeForm }) {
  const { t, i18n } = useLingui()
  const zone = zoneName(i18n.locale, values.at)
  return (
    <>
      <RadioGroup
        legend={t`When`}
        options={[
          { value: 'now', label: t`Now` },
          { value: 'later', label: t`At a planned time` },
        ]}
        value={values.when ?? 'now'}
        {...form.register('when')}
      />
      {values.when === 'later' && (
        <Field label={t`Day and time`} required hint={t`In your time zone: ${zone}`} error={errorOf('at')}>
          <Input type="datetime-local" {...form.register('at')} />
        </Field>
      )}
    </>
  )
}
