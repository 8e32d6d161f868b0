import type { MenuSection } from '@within-reach/registry'
import { useLanguage, useSession } from '@within-reach/shared-core/react'
import { useMemo } from 'react'
import { useDecision } from '../services/use-decision'
import { isOperator } from '../session/operator'
import { menuOf } from './menu'

/** The site's menu for the shell's own pages. It follows the decision, whose missing parts arrive later. */
export function useSiteMenu(): readonly MenuSection[] {
  const decision = useDecision()
  const language = useLanguage()
  const operator = isOperator(useSession())
  return useMemo(() => menuOf(decision, language, operator), [decision, language, operator])
}
