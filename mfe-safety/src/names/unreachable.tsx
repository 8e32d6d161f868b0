import { Trans, useLingui } from '@lingui/react/macro'
import type { ContentKind } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'
import { useRemote } from '@within-reach/shared-core/react'
import { Button, EmptyState } from '@within-reach/shared-ui'
import { Frame } from '../frame/frame'

export interface UnreachableProps {
  readonly title: string
  readonly kind: ContentKind
  /** Whether it is the reader's own; otherwise it no longer exists. */
  readonly isOwn: boolean
  /** Whether it may still be there, and only its author is gone. */
  readonly mayStay?: boolean
}

/** Shown for something that cannot be reported, and whose author cannot be blocked. */
export function Unreachable({ title, kind, isOwn, mayStay = false }: UnreachableProps) {
  const { t } = useLingui()
  const { back } = useRemote()
  const absent = mayStay ? t`There is nobody to block here` : t`This is no longer there`
  const heading = isOwn ? t`You wrote this yourself` : absent
  return (
    <Frame title={title}>
      <EmptyState title={heading}>
        <p>
          {isOwn ? (
            <Trans>You can edit or delete it where it stands.</Trans>
          ) : mayStay ? (
            <Trans>The author deleted the account, or the text is no longer there.</Trans>
          ) : (
            <Trans>Somebody deleted it, or a moderator has hidden it already.</Trans>
          )}
        </p>
        <Button variant="secondary" onClick={() => back(originOf(kind))}>
          <Trans>Back</Trans>
        </Button>
      </EmptyState>
    </Frame>
  )
}

/** Where a person who opened a page about some content directly goes back to. */
export const originOf = (kind: ContentKind): string => (kind === 'message' ? paths.message : paths.home)
