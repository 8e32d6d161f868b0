import { Trans, useLingui } from '@lingui/react/macro'
import { grantPapers, limits } from '@within-reach/contract'
import { useContractForm } from '@within-reach/shared-core/forms'
import { useFormats } from '@within-reach/shared-core/react'
import { Button, ChoiceDialog, Field, Input } from '@within-reach/shared-ui'
import { useState } from 'react'
import type { Host } from './host'
import styles from './papers.module.css'
import { type Papers, readAgain } from './use-papers'

/** How long papers usually count. */
const usualDays = '180'

const dayLength = 24 * 60 * 60_000

export interface NoteFormProps {
  readonly nick: string
  /** The note that is shown already; null without one. Of several notes, it is the one that counts longest. */
  readonly noted: Host['checks']['papers']
  readonly papers: Papers
}

/** Notes the papers of a host for some days, after a confirmation that names the end. */
export function NoteForm({ nick, noted, papers }: NoteFormProps) {
  const isNoted = noted !== null
  const { t } = useLingui()
  const { day } = useFormats()
  const { least, most } = limits.papersDays
  const [asked, setAsked] = useState<{ readonly days: string; readonly until: string }>()
  const { form, register, errorOf, ready, onSubmit } = useContractForm<{ readonly days: string }>({
    fields: { days: grantPapers.request.entries.days },
    defaults: { days: usualDays },
    submit: ({ days }) => {
      const end = new Date(Date.now() + Number(days) * dayLength).toISOString()
      setAsked({ days, until: day(noted && noted.until > end ? noted.until : end) })
      return Promise.resolve()
    },
  })
  const note = async (days: string) => {
    const ended = await papers.note(days)
    setAsked(undefined)
    if (ended === 'ok') form.reset()
    await readAgain(ended)
  }
  const cancel = () => setAsked(undefined)
  const until = asked?.until ?? ''
  return (
    <form className={styles.note} noValidate onSubmit={onSubmit}>
      <Field
        label={t`Days`}
        required
        hint={
          isNoted
            ? t`It counts if it ends later than the note above.`
            : t`How long it counts: ${least} to ${most} days.`
        }
        error={errorOf('days')}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          className={styles.days}
          {...register('days')}
        />
      </Field>
      <div>
        <Button type="submit" variant={isNoted ? 'secondary' : 'primary'} ready={ready}>
          {isNoted ? <Trans>Note again</Trans> : <Trans>Note the papers</Trans>}
        </Button>
      </div>
      <ChoiceDialog
        open={asked !== undefined}
        message={
          <p>
            <Trans>
              Did you see the papers of {nick}? Everybody reads so on the pages of their posts until {until}.
            </Trans>
          </p>
        }
        actions={[
          { label: t`Cancel`, onClick: cancel },
          {
            label: t`I saw them`,
            variant: 'primary',
            busy: papers.busy,
            onClick: () => asked && void note(asked.days),
          },
        ]}
        onClose={cancel}
      />
    </form>
  )
}
