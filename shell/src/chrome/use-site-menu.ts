import { useLanguage, useSession } from '@within-reach/shared-core/react'
import { useMemo } from 'react'
import { useDecision } from '../decision/use-decision'
import { isOperator } from '../session/operator'
import { menuOf, type MenuSection } from './menu'

/** The site's menu, for the shell's own pages. It is that of the decision that the visit began with. */
export function useSiteMenu(): readonly MenuSection[] {
  const decision = useDecision()
  const language = useLanguage()
  const operator = isOperator(useSession())
  return useMemo(() => menuOf(decision, language, operator), [decision, language, operator])
}
