import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** The labels of the menu's sections, by the ids in the records, in the order of the menu. */
export const sectionNames: Readonly<Record<string, MessageDescriptor>> = {
  'Ask Reach': msg`Ask Reach`,
  'User Space': msg`User Space`,
  Operations: msg`Operations`,
}

/** @returns a function from a section's id to its label; an unknown section is labelled with its id */
export function useSectionName(): (section: string) => string {
  const { t } = useLingui()
  return (section) => {
    const name = sectionNames[section]
    return name ? t(name) : section
  }
}
