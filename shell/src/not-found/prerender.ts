import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'
import { boardsList, boardsSlots, menuLists, menuSlots } from '../sample-decision/sample-decision'

/** It lists the menu, and the boards that can be searched. */
export const lost: PrerenderedTemplate = {
  ...samePage,
  slots: { ...menuSlots, ...boardsSlots },
  aspects: [[{ 'boards.count': true }, { 'boards.count': 0 }]],
  lists: { boards: boardsList, ...menuLists('nav') },
}
