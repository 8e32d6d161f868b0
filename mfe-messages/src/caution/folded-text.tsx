import { useLingui } from '@lingui/react/macro'
import { type Caution, cautionTextsOf, pickLanguage } from '@within-reach/contract'
import { useLanguage } from '@within-reach/shared-core/react'
import { Folded } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'

export interface FoldedTextProps {
  /** Without one, the text is shown openly. */
  readonly caution: Caution | undefined
  readonly children: ReactNode
}

/** A text behind the reason why the service suspects it, and what to do instead. */
export function FoldedText({ caution, children }: FoldedTextProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (!caution) return children
  const reasons = cautionTextsOf(caution.categories).map(({ reason, advice }) => ({
    reason: pickLanguage(reason, language),
    advice: pickLanguage(advice, language),
  }))
  return (
    <Folded title={t`This may be a scam`} reasons={reasons} showLabel={t`Show it anyway`}>
      {children}
    </Folded>
  )
}
