import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  changeNotificationSettings,
  type MailFrequency,
  notificationSettings,
  type NotificationSettings,
} from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { invalidate } from '@within-reach/shared-core/react'
import { Button, Checkbox, Notice, RadioGroup } from '@within-reach/shared-ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import type { CommonFailure } from '../frame/failure-text'
import { formClass } from '../frame/frame'
import styles from './notifications.module.css'
import { fieldNames, type FormValues, mergeChoice, valuesOf } from './form-values'
import { QuietHours } from './quiet-hours'

const names: Readonly<Record<MailFrequency, ReturnType<typeof msg>>> = {
  'at-once': msg`At once`,
  daily: msg`Once a day`,
  none: msg`No mails`,
}

/** Chooses when mails about messages and comments come, and the hours without them. */
export function SettingsForm({ settings }: { readonly settings: NotificationSettings }) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<CommonFailure>()
  const [isSaved, setIsSaved] = useState(false)
  const saved = useRef<HTMLDivElement>(null)
  /** The names of the fields that were changed since the last save, also if its answer was lost. */
  const changed = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (isSaved) saved.current?.focus()
  }, [isSaved])
  const { messages, comments } = changeNotificationSettings.request.entries
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<FormValues>({
    fields: { messages, comments },
    defaults: valuesOf(settings),
    check: ({ isQuiet, quietFrom, quietTo }) =>
      isQuiet && quietFrom === quietTo ? { quietTo: t`Choose another hour than the first.` } : {},
    submit: async (values, { getValues, reset, setValue }) => {
      setFailure(undefined)
      setIsSaved(false)
      // A mail may have been ended by its link, or another device have changed something, while this page was open.
      const read = await send(notificationSettings, {})
      if (read.kind !== 'ok') return setFailure(read)
      const { data: stored } = read
      const { merged, ownHours } = mergeChoice({ values, changed: changed.current, stored })
      const { isQuiet, quietFrom, quietTo, ...frequencies } = merged
      const hours = isQuiet ? { quietFrom, quietTo } : {}
      const { timeZone: ownZone } = new Intl.DateTimeFormat().resolvedOptions()
      // The page has said nothing of the time zone of hours that were chosen elsewhere meanwhile.
      const keepsZone = !ownHours && isQuiet && !isSameHours(stored, settings)
      const timeZone = (keepsZone && stored.timeZone) || ownZone
      const outcome = await send(changeNotificationSettings, { ...frequencies, ...hours, timeZone })
      if (outcome.kind !== 'ok') return setFailure(outcome)
      // The answer may be slow, and the member may have chosen again.
      const chosen = getValues()
      const since = fieldNames.filter((name) => chosen[name] !== values[name])
      for (const name of fieldNames) setValue(name, merged[name])
      reset(merged, { keepValues: true })
      for (const name of since) setValue(name, chosen[name], { shouldDirty: true })
      changed.current = new Set(since)
      void invalidate(notificationSettings)
      setIsSaved(since.length === 0)
    },
  })
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    setIsSaved(false)
    const { name } = target as HTMLInputElement | HTMLSelectElement
    changed.current = new Set([...changed.current, name])
  }
  const options = Object.entries(names).map(([value, label]) => ({ value, label: t(label) }))
  return (
    <form className={formClass} noValidate onSubmit={onSubmit} onChange={onChange}>
      <RadioGroup
        legend={t`Messages`}
        hint={t`Only about messages that you have not read within half a minute.`}
        options={options}
        value={form.watch('messages')}
        {...register('messages')}
      />
      <RadioGroup
        legend={t`Comments on your posts, and answers to your comments`}
        options={options}
        value={form.watch('comments')}
        {...register('comments')}
      />
      <Checkbox label={t`Hours without mails`} {...register('isQuiet')} />
      {form.watch('isQuiet') && (
        <QuietHours
          register={register}
          error={errorOf('quietTo')}
          savedZone={settings.quietFrom === null ? null : settings.timeZone}
        />
      )}
      <FailureNotice failure={failure} />
      {isSaved && (
        <div ref={saved} tabIndex={-1} className={styles.done}>
          <Notice tone="success">
            <Trans>Your choice is saved.</Trans>
          </Notice>
        </div>
      )}
      <Button type="submit" ready={ready} busy={busy} wide>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

/** Whether two settings have the same hours in the same time zone. */
const isSameHours = (one: NotificationSettings, other: NotificationSettings): boolean =>
  one.quietFrom === other.quietFrom && one.quietTo === other.quietTo && one.timeZone === other.timeZone
