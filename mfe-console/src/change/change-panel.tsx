import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import { Button, DraftNote, Field, Notice, Panel, TextArea } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import styles from './change-panel.module.css'
import { ConflictNotice } from './conflict-notice'
import { type ChangeForm, type ChangeFormOptions, useChangeForm } from './use-change-form'

export interface ChangePanelProps extends Omit<ChangeFormOptions, 'onDone'> {
  /** The question or the action, as the heading. */
  readonly title: string
  /** The effect of the change. */
  readonly effect: (form: ChangeForm) => ReactNode
  /** Fields beside the reason. */
  readonly children?: (form: ChangeForm) => ReactNode
  readonly confirmLabel: string
  /** Whether visitors lose something by it. */
  readonly careful?: boolean
  readonly onClose: () => void
}

/** The form of every change: it states the effect, asks for the reason, and makes the change. */
export function ChangePanel(props: ChangePanelProps) {
  const { title, remote, effect, children, confirmLabel, careful = false, onClose } = props
  const { t } = useLingui()
  const change = useChangeForm({ ...props, onDone: onClose })
  const { form, draft, errorOf, ready, busy, conflict, failure, onSubmit } = change
  return (
    <Panel open title={title} closeLabel={t`Close`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
          <Trans>We kept your draft.</Trans>
        </DraftNote>
        {children?.(change)}
        <div className={styles.effect} aria-live="polite">
          {effect(change)}
        </div>
        <Field
          label={t`Reason`}
          required
          hint={t`It is shown in the history to all operators of this site.`}
          error={errorOf('why')}
        >
          <TextArea rows={3} maxLength={limits.reason} {...form.register('why')} />
        </Field>
        {conflict && <ConflictNotice remote={remote} conflict={conflict} />}
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant={careful ? 'danger' : 'primary'} ready={ready} busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
