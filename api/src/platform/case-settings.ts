import * as v from 'valibot'

/** The settings of cases, as in the environment. */
export const caseEnvironment = {
  /** The number of working days within which an answer to a case is due. */
  ANSWER_WITHIN_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^([1-9]|[12]\d|30)$/, 'must be a whole number from 1 to 30'),
      v.transform(Number),
    ),
    '2',
  ),
}

type CaseEnvironment = v.InferOutput<v.ObjectSchema<typeof caseEnvironment, undefined>>

export interface CaseSettings {
  /** Working days. */
  readonly answerWithinDays: number
}

export const presentCases = (env: CaseEnvironment): CaseSettings => ({
  answerWithinDays: env.ANSWER_WITHIN_DAYS,
})
