import { purpose } from './1-purpose'
import { account, askReach, boards, header, messages, routes } from './2-screens'
import { entities } from './3-entities'
import { states } from './4-states'
import { validation } from './5-validation'
import { roles } from './6-roles'
import { calls } from './7-calls'
import { errors } from './8-errors'
import { limits } from './9-limits'
import { readings } from './readings'

const sentencesByTitle = {
  '1. What the product does and for whom': purpose,
  '2. Screens and routes: routes and scrolling': routes,
  '2. Screens and routes: header, footer, home': header,
  '2. Screens and routes: login, sign-up, reset, profile': account,
  '2. Screens and routes: Ask Reach': askReach,
  '2. Screens and routes: boards and posts': boards,
  '2. Screens and routes: messages and the shared dialog': messages,
  '3. Entities and their fields': entities,
  '4. States and transitions': states,
  '5. Validation rules': validation,
  '6. Roles and permissions': roles,
  '7. The calls': calls,
  '8. The error catalogue': errors,
  '9. Business constants and limits': limits,
  'readings of the open sentences': readings,
}

type KeysOf<Sentences> = Sentences extends unknown ? keyof Sentences : never

/** A sentence's stable id: the section's number, the subject, the claim. */
export type SentenceId = KeysOf<(typeof sentencesByTitle)[keyof typeof sentencesByTitle]>

/** One claim of the specification, in our own words. */
interface Sentence {
  readonly id: SentenceId
  readonly text: string
}

/** A section of the specification, or the readings of its open sentences. */
export interface Section {
  readonly title: string
  readonly sentences: readonly Sentence[]
}

/** The sections of the specification in its order, then the readings of its open sentences. */
export const sections: readonly Section[] = Object.entries(sentencesByTitle).map(([title, sentences]) => ({
  title,
  sentences: Object.entries(sentences).map(([id, text]) => ({ id: id as SentenceId, text })),
}))
