import type { Section } from '../row'
import { purpose } from './1-purpose'
import { account } from './2-account'
import { askReach } from './2-ask-reach'
import { boards } from './2-boards'
import { header } from './2-header'
import { messages } from './2-messages'
import { routes } from './2-routes'
import { entities } from './3-entities'
import { states } from './4-states'
import { validation } from './5-validation'
import { roles } from './6-roles'
import { calls } from './7-calls'
import { errors } from './8-errors'
import { limits } from './9-limits'
import { pagesAndMessages } from './readings-pages-and-messages'
import { peopleAndPosts } from './readings-people-and-posts'

/** The sections of the specification in its order, then the readings of its open sentences. */
export const sections: readonly Section[] = [
  { title: '1. What the product does and for whom', rows: purpose },
  { title: '2. Screens and routes: routes and scrolling', rows: routes },
  { title: '2. Screens and routes: header, footer, home', rows: header },
  { title: '2. Screens and routes: login, sign-up, reset, profile', rows: account },
  { title: '2. Screens and routes: Ask Reach', rows: askReach },
  { title: '2. Screens and routes: boards and posts', rows: boards },
  { title: '2. Screens and routes: messages and the shared dialog', rows: messages },
  { title: '3. Entities and their fields', rows: entities },
  { title: '4. States and transitions', rows: states },
  { title: '5. Validation rules', rows: validation },
  { title: '6. Roles and permissions', rows: roles },
  { title: '7. The calls', rows: calls },
  { title: '8. The error catalogue', rows: errors },
  { title: '9. Business constants and limits', rows: limits },
  { title: 'readings of the open sentences', rows: [...peopleAndPosts, ...pagesAndMessages] },
]
