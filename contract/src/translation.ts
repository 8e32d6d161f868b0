import * as v from 'valibot'
import { defineCall } from './call'
import { Id } from './fields'
import { cautionField } from './interlock'
import { type Language, languages } from './languages'

/** The kinds of texts that can be translated. */
export const translatedKinds = ['post', 'comment', 'message'] as const
export type TranslatedKind = (typeof translatedKinds)[number]

/**
 * A translated text as plain text. `texts` has the subject and the description of a post, or the one text of a comment or
 * message. `caution` is about this text, which may be newer than the one that the reader's page shows.
 */
export const Translation = v.object({ texts: v.array(v.string()), caution: cautionField })
export type Translation = v.InferOutput<typeof Translation>

export const translation = defineCall({
  path: '/api/translation',
  summary:
    'A post, comment or message in another language, for everybody who can read it. The request names the text and never contains it',
  login: 'none',
  // Members must send their bearer: it says whose messages they can read, and whom they blocked.
  marksOwn: true,
  convention: 'truthy',
  request: v.object({
    kind: v.picklist(translatedKinds, `must be one of ${translatedKinds.join(', ')}`),
    id: Id,
    language: v.picklist<readonly Language[], string>(languages, `must be one of ${languages.join(', ')}`),
  }),
  success: Translation,
  failures: { notOffered: 1, notTranslated: 2 },
})
