import { Trans, useLingui } from '@lingui/react/macro'
import { Button, ConfirmDialog } from '@within-reach/shared-ui'
import { useState } from 'react'
import styles from './papers.module.css'
import { type Papers, readAgain } from './use-papers'

export interface TakeBackProps {
  readonly nick: string
  readonly papers: Papers
  /** Called when nothing is noted any more, before that is shown. */
  readonly onTakenBack: () => void
}

/** Takes back that the papers of a host were seen, after a confirmation. */
export function TakeBack({ nick, papers, onTakenBack }: TakeBackProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const takeBack = async () => {
    const ended = await papers.takeBack()
    setAsking(false)
    if (ended === 'ok' || ended === 'notGranted') onTakenBack()
    await readAgain(ended)
  }
  return (
    <div className={styles.back}>
      <p>
        <Trans>If the papers were forged or no longer hold, take the note back.</Trans>
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Trans>Take it back</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        message={
          <p>
            <Trans>
              Take back that the papers of {nick} were seen? The badge disappears from their posts at once.
            </Trans>
          </p>
        }
        cancelLabel={t`Cancel`}
        confirmLabel={t`Take it back`}
        busy={papers.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void takeBack()}
      />
    </div>
  )
}
