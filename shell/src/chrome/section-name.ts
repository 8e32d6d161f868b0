import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** What the sections of the menu are called; in the remotes' records they are ids. In this order they stand in the menu. */
export const sectionNames: Readonly<Record<string, MessageDescriptor>> = {
  'Ask Reach': msg`Ask Reach`,
  'User Space': msg`User Space`,
  Operations: msg`Operations`,
}

/** @returns a function that says a section's name; one that a team added is called as its id */
export function useSectionName(): (section: string) => string {
  const { t } = useLingui()
  return (section) => {
    const name = sectionNames[section]
    return name ? t(name) : section
  }
}
