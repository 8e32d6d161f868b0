import { Trans } from '@lingui/react/macro'
import { Button } from '@within-reach/shared-ui'
import type { RefObject } from 'react'

export interface TryAgainProps {
  readonly refetch: () => Promise<unknown>
  /** The heading of what is read again. It gets the focus, because the pressed button is about to be removed. */
  readonly heading: RefObject<HTMLElement | null>
}

/** Reads again what could not be loaded. */
export function TryAgain({ refetch, heading }: TryAgainProps) {
  const retry = () => {
    heading.current?.focus()
    void refetch()
  }
  return (
    <Button variant="secondary" onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  )
}
