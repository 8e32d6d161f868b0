import type { DecisionStore } from '@within-reach/runtime'
import type { ReadableLanguage } from '@within-reach/shared-core'
import { useObservable } from '@within-reach/shared-core/react'
import { useMemo } from 'react'
import { isOperator } from '../session/operator'
import { Header, type HeaderProps } from './header'
import { menuOf } from './menu'
import { usePathname } from './use-pathname'

export interface FollowedHeaderProps extends Omit<HeaderProps, 'menu' | 'pathname'> {
  readonly decisions: DecisionStore
  readonly language: ReadableLanguage
}

/** The header that follows what is live, the session, the language and the address. */
export function FollowedHeader({ decisions, language, ...props }: FollowedHeaderProps) {
  const { session } = props
  const decision = useObservable(decisions.decision$, decisions.current)
  const operator = isOperator(useObservable(session.session$, session.current))
  const spoken = useObservable(language.language$, language.language)
  const menu = useMemo(() => menuOf(decision, spoken, operator), [decision, spoken, operator])
  return <Header menu={menu} pathname={usePathname()} {...props} />
}
