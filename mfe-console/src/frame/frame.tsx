import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'
import { Link, Outlet } from '@within-reach/shared-core/react'
import { Button, EmptyState, Notice, Skeleton } from '@within-reach/shared-ui'
import { useMemo, useRef } from 'react'
import { RegistryContext } from '../registry/registry-context'
import { useStatus } from '../registry/use-status'
import { Enrolment } from '../second-factor/enrolment'
import { useSecondFactorPrompt, VerifiedSendContext } from '../second-factor/verified-send'
import { VerifyDialog, VerifyPanel } from '../second-factor/verify-panel'
import { UnverifiedNotice } from './unverified-notice'
import { ConsoleNavigation } from './console-navigation'
import styles from './frame.module.css'
import { UpdateNotice } from './update-notice'
import { UndoToast } from './undo-toast'
import { useRestoredFocus } from './use-restored-focus'
import { useUndo } from './use-undo'

/** The frame of every console screen: the state on display, whether it is current, and the undo of a change. */
export function Frame() {
  const { t } = useLingui()
  const prompt = useSecondFactorPrompt()
  const { shown, newer, failure, reload, checkForUpdate } = useStatus(prompt.send)
  const { done, changed, undo, forget } = useUndo(shown, reload, prompt.send)
  const area = useRef<HTMLDivElement>(null)
  useRestoredFocus(area)
  const registry = useMemo(() => shown && { status: shown, reload, changed }, [shown, reload, changed])

  const isRevoked = failure?.kind === 'not-owner' || failure?.kind === 'logged-out'
  const unverified = failure?.kind === 'second-factor'
  const isLocked = unverified && !shown
  const verified = () => {
    prompt.answer(true)
    checkForUpdate()
  }
  return (
    <VerifiedSendContext value={prompt.send}>
      {/* The same element whatever it shows: the focus is restored in it. */}
      <div className={isRevoked || isLocked ? undefined : styles.frame} ref={area}>
        {isRevoked ? (
          <AccessRevoked />
        ) : isLocked ? (
          <VerifyPanel onVerified={checkForUpdate} />
        ) : (
          <>
            <ConsoleNavigation />
            {failure && !shown && (
              <h1 className="wr-visually-hidden">
                <Trans>Console</Trans>
              </h1>
            )}
            {failure && !shown && (
              <EmptyState title={t`We could not load this`}>
                <p>
                  <Trans>The service did not answer. Nothing was changed.</Trans>
                </p>
                <Reference of={failure} />
                <Button onClick={() => void reload()}>
                  <Trans>Try again</Trans>
                </Button>
              </EmptyState>
            )}
            {!failure && !shown && (
              <div role="status" aria-label={t`Loading what is live`}>
                <Skeleton shape="row" lines={5} />
              </div>
            )}
            {registry && (
              <RegistryContext value={registry}>
                <div role="status" className={styles.notice}>
                  {newer && (
                    <UpdateNotice shown={registry.status} newer={newer} onShow={() => void reload()} />
                  )}
                </div>
                {unverified && <UnverifiedNotice onConfirm={prompt.ask} />}
                {failure && !unverified && (
                  <Notice tone="caution">
                    <Trans>The service does not answer at the moment: what you see may be out of date.</Trans>
                  </Notice>
                )}
                <Enrolment />
                <Outlet />
              </RegistryContext>
            )}
            <UndoToast done={done} onUndo={undo} onDismiss={forget} />
            <VerifyDialog open={prompt.asking} onVerified={verified} onClose={() => prompt.answer(false)} />
          </>
        )}
      </div>
    </VerifiedSendContext>
  )
}

/** The reference of a failure, which is in the log. */
function Reference({ of: { reference } }: { readonly of: AnyOutcome }) {
  if (!reference) return null
  return (
    <p>
      <Trans>Reference: {reference}</Trans>
    </p>
  )
}

/** The service refused although the session has the right, so the right was revoked in the meantime. */
function AccessRevoked() {
  return (
    <div className={styles.refused}>
      <h1>
        <Trans>You no longer have access to this page</Trans>
      </h1>
      <p>
        <Trans>
          You do not have the right to operate this site. If you lost it by mistake, ask the person who grants
          it.
        </Trans>
      </p>
      <Link to={paths.home}>
        <Trans>To the home page</Trans>
      </Link>
    </div>
  )
}
