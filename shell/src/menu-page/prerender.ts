import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage, socialAspect } from '@within-reach/shared-core/prerender'
import { menuLists, menuSlots } from '../sample-decision/sample-decision'

const menu: PrerenderedTemplate = {
  ...samePage,
  slots: menuSlots,
  aspects: [socialAspect],
  lists: menuLists('section'),
}

/** Members are redirected to the other menu, so this one is prerendered for visitors only. */
export const ofVisitors: PrerenderedTemplate = { ...menu, only: { member: null } }

/** Visitors are redirected to the other menu, so this one is prerendered for members only. */
export const ofMembers: PrerenderedTemplate = { ...menu, only: { member: true } }
