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
import { useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import type { CommonFailure } from '../frame/failure-text'
import { formClass } from '../frame/frame'
import styles from './notifications.module.css'
import { fieldNames, type FormValues } from './form-values'
import { QuietHours } from './quiet-hours'

const names: Readonly<Record<MailFrequency, ReturnType<typeof msg>>> = {
  'at-once': msg`At once`,
  daily: msg`Once a day`,
  none: msg`No mails`,
}

/** The hours that are suggested. */
const night = { from: 22, to: 7 }

/** Chooses when mails about messages and comments come, and the hours without them. */
export function SettingsForm({ settings }: { readonly settings: NotificationSettings }) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<CommonFailure>()
  const [isSaved, setIsSaved] = useState(false)
  const saved = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSaved) saved.current?.focus()
  }, [isSaved])
  const { messages, comments } = changeNotificationSettings.request.entries
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<FormValues>({
    fields: { messages, comments },
    defaults: {
      messages: settings.messages,
      comments: settings.comments,
      isQuiet: settings.quietFrom !== null,
      quietFrom: String(settings.quietFrom ?? night.from),
      quietTo: String(settings.quietTo ?? night.to),
    },
    check: ({ isQuiet, quietFrom, quietTo }) =>
      isQuiet && quietFrom === quietTo ? { quietTo: t`Choose another hour than the first.` } : {},
    submit: async (sent, { getValues, reset, setValue }) => {
      const { isQuiet, quietFrom, quietTo, ...frequencies } = sent
      setFailure(undefined)
      setIsSaved(false)
      const hours = isQuiet ? { quietFrom, quietTo } : {}
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const outcome = await send(changeNotificationSettings, { ...frequencies, ...hours, timeZone })
      if (outcome.kind !== 'ok') return setFailure(outcome)
      // The answer may be slow, and the member may have chosen again.
      const chosen = getValues()
      const since = fieldNames.filter((name) => chosen[name] !== sent[name])
      reset(sent, { keepValues: true })
      for (const name of since) setValue(name, chosen[name], { shouldDirty: true })
      void invalidate(notificationSettings)
      setIsSaved(since.length === 0)
    },
  })
  const options = Object.entries(names).map(([value, label]) => ({ value, label: t(label) }))
  return (
    <form className={formClass} noValidate onSubmit={onSubmit} onChange={() => setIsSaved(false)}>
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
