import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { holdComposingEnter } from '@within-reach/shared-core/react'
import { Button, DraftNote } from '@within-reach/shared-ui'
import { Banner, type BannerProps } from './banner'
import { Failure } from './failure'
import { FollowUp } from './follow-up'
import styles from './inquiry.module.css'
import { Regions } from './regions'
import { Thanks } from './thanks'
import type { Inquiry } from './use-inquiry'

export interface InquiryPageProps extends BannerProps {
  readonly inquiry: Pick<
    Inquiry<Record<string, string>>,
    'onSubmit' | 'ready' | 'busy' | 'failure' | 'thanked' | 'closeThanks' | 'sent' | 'restored' | 'startOver'
  >
  readonly sendLabel: string
  /** Between the regions and the form. */
  readonly before?: ReactNode
  /** Small text below the button. */
  readonly note?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** The common parts of the three inquiry pages: banner, regions, the form with its button, and the thanks. */
export function InquiryPage(props: InquiryPageProps) {
  const { t } = useLingui()
  const { title, lead, inquiry, sendLabel, before, note, children } = props
  const { onSubmit, ready, busy, failure, thanked, closeThanks, sent } = inquiry
  return (
    <>
      <Banner title={title} lead={lead} />
      <div className={styles.content}>
        <Regions />
        {before}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its fields */}
        <form className={styles.form} noValidate onSubmit={onSubmit} onKeyDown={holdComposingEnter}>
          <DraftNote shown={inquiry.restored} discardLabel={t`Discard`} onDiscard={inquiry.startOver}>
            <Trans>We kept your draft.</Trans>
          </DraftNote>
          {children}
          <div className={styles.send}>
            <Failure outcome={failure} />
            {sent && !thanked && <FollowUp />}
            <Button type="submit" variant="call" ready={ready} busy={busy} wide>
              {sendLabel}
            </Button>
            {note && <p className={styles.small}>{note}</p>}
          </div>
        </form>
      </div>
      <Thanks open={thanked} onClose={closeThanks} />
    </>
  )
}
