import { Trans, useLingui } from '@lingui/react/macro'
import { Button, type ButtonVariant, Input } from '@within-reach/shared-ui'
import { type ReactNode, useState } from 'react'

export interface CopyButtonProps {
  /** What the button copies, for screen readers. */
  readonly label: string
  readonly variant?: ButtonVariant
  /** The text to copy; undefined if there is none, of which the caller informs the person. */
  readonly text: () => string | undefined | Promise<string | undefined>
  readonly children: ReactNode
}

/** Copies a text. If the browser refuses, it shows the text, so that it can be copied by hand. */
export function CopyButton({ label, variant = 'secondary', text, children }: CopyButtonProps) {
  const { t } = useLingui()
  const [state, setState] = useState<'copied' | 'busy' | { readonly refused: string }>()
  const copy = async () => {
    setState('busy')
    const found = await text()
    if (found === undefined) return setState(undefined)
    try {
      await navigator.clipboard.writeText(found)
      setState('copied')
    } catch {
      setState({ refused: found })
    }
  }
  const refused = typeof state === 'object' ? state.refused : undefined
  return (
    <>
      <Button variant={variant} busy={state === 'busy'} onClick={() => void copy()}>
        {state === 'copied' ? <Trans>Copied</Trans> : children}
      </Button>
      <span role="status" className="wr-visually-hidden">
        {state === 'copied' ? t`${label}: copied` : ''}
      </span>
      {refused !== undefined && (
        <Input readOnly aria-label={label} value={refused} onFocus={({ target }) => target.select()} />
      )}
    </>
  )
}
