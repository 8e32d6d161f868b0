import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage, socialAspect } from '@within-reach/shared-core/prerender'
import { menuLists, menuSlots } from '../sample-decision/sample-decision'

const menu: PrerenderedTemplate = {
  ...samePage,
  slots: menuSlots,
  aspects: [socialAspect],
  lists: menuLists('section'),
}

/** A member is sent to the other menu. */
export const ofVisitors: PrerenderedTemplate = { ...menu, only: { member: null } }

/** A visitor is sent to the other menu. */
export const ofMembers: PrerenderedTemplate = { ...menu, only: { member: true } }
