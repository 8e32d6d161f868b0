import { useState } from 'react'
import { readPageData } from '../page-data'
import { menuOf, type MenuSection } from './menu'

/** The site's menu, for the shell's own pages. It is that of the document that the visit began with. */
export function useSiteMenu(): readonly MenuSection[] {
  const [menu] = useState(() => menuOf(readPageData().decision))
  return menu
}
