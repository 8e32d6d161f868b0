import { useLanguage, useSession } from '@within-reach/shared-core/react'
import { useMemo } from 'react'
import { useDecision } from '../services/use-decision'
import { isOperator } from '../session/operator'
import { menuOf, type MenuSection } from './menu'

/** The site's menu, for the shell's own pages. What was missing of the decision comes into it once it is known. */
export function useSiteMenu(): readonly MenuSection[] {
  const decision = useDecision()
  const language = useLanguage()
  const operator = isOperator(useSession())
  return useMemo(() => menuOf(decision, language, operator), [decision, language, operator])
}
