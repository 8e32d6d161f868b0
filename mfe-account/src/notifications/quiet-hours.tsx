import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractForm } from '@within-reach/shared-core/forms'
import { Field, Select } from '@within-reach/shared-ui'
import styles from './notifications.module.css'
import type { FormValues } from './form-values'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

export interface QuietHoursProps {
  readonly register: ContractForm<FormValues>['register']
  readonly error: string | undefined
  /** The time zone of the saved hours; null without any. */
  readonly savedZone: string | null
}

/** From which hour to which no mail comes, by the clock of this device. */
export function QuietHours({ register, error, savedZone }: QuietHoursProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const format = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short', timeZone: 'UTC' })
  const options = hours.map((hour) => (
    <option key={hour} value={hour}>
      {format.format(Date.UTC(2000, 0, 1, hour))}
    </option>
  ))
  return (
    <>
      <div className={styles.hours}>
        <Field label={t`From`}>
          <Select {...register('quietFrom')}>{options}</Select>
        </Field>
        <Field label={t`To`} error={error}>
          <Select {...register('quietTo')}>{options}</Select>
        </Field>
      </div>
      <p className={styles.zone}>
        {savedZone === null || isSameZone(savedZone, timeZone) ? (
          <Trans>In the time zone of this device, {timeZone}. Mails come when these hours are over.</Trans>
        ) : (
          <Trans>
            These hours still count in the time zone {savedZone}. Save them again to use that of this device,{' '}
            {timeZone}.
          </Trans>
        )}
      </p>
    </>
  )
}

/** A zone has several names, such as Asia/Kolkata and Asia/Calcutta. The browser prefers one of them. */
function isSameZone(one: string, other: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: one }).resolvedOptions().timeZone === other
  } catch {
    return false
  }
}
