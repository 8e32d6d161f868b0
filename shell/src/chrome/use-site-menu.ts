import { useLanguage, useSession } from '@within-reach/shared-core/react'
import { useMemo, useState } from 'react'
import { readPageData } from '../page-data'
import { isOperator } from '../session/operator'
import { menuOf, type MenuSection } from './menu'

/** The site's menu, for the shell's own pages. It is that of the document that the visit began with. */
export function useSiteMenu(): readonly MenuSection[] {
  const [{ decision }] = useState(readPageData)
  const language = useLanguage()
  const operator = isOperator(useSession())
  return useMemo(() => menuOf(decision, language, operator), [decision, language, operator])
}
