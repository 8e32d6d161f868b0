import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskCase } from '@within-reach/contract'
import { holdComposingEnter } from '@within-reach/shared-core/react'
import { Button, DraftNote, Notice, Panel, Progress } from '@within-reach/shared-ui'
import { useState } from 'react'
import { OfferFields } from './offer-fields'
import { OfferPictures } from './offer-pictures'
import styles from './offers.module.css'
import { useOffer } from './use-offer'

export interface OfferPanelProps {
  readonly one: DeskCase
  readonly open: boolean
  readonly onClose: () => void
}

/** The form that offers a home. What was typed stays when it is closed, and chosen pictures too. */
export function OfferPanel({ one, open, onClose }: OfferPanelProps) {
  const { t } = useLingui()
  const [pictures, setPictures] = useState<readonly File[]>([])
  const { name } = one
  return (
    <Panel open={open} title={t`Offer a home to ${name}`} closeLabel={t`Close`} onClose={onClose}>
      <OfferForm one={one} pictures={pictures} onPictures={setPictures} onClose={onClose} />
    </Panel>
  )
}

interface OfferFormProps extends Pick<OfferPanelProps, 'one' | 'onClose'> {
  readonly pictures: readonly File[]
  readonly onPictures: (pictures: readonly File[]) => void
}

function OfferForm({ one, pictures, onPictures, onClose }: OfferFormProps) {
  const { t } = useLingui()
  const offer = useOffer(one, pictures, () => {
    onPictures([])
    onClose()
  })
  const { draft, ready, busy, onSubmit, progress, fileError, failure } = offer
  const { name } = one
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of its fields
    <form className={styles.form} noValidate onSubmit={onSubmit} onKeyDown={holdComposingEnter}>
      <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
        <Trans>We kept your draft. Pictures may have to be chosen again.</Trans>
      </DraftNote>
      <OfferFields offer={offer} />
      <OfferPictures
        files={pictures}
        onFiles={onPictures}
        error={fileError}
        progress={
          progress === undefined ? undefined : (
            <Progress
              label={t`Sending the pictures`}
              value={progress}
              percentText={(percent) => `${percent}%`}
            />
          )
        }
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button type="submit" ready={ready} busy={busy}>
          {t`Offer it to ${name}`}
        </Button>
      </div>
    </form>
  )
}
