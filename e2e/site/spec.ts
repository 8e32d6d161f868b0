/**
 * Names the sentences of the specification that a test covers. The report of the run contains them.
 * @param ids of tooling/specification/sentences
 * @returns annotations: `test(title, { annotation: spec(…) }, …)`
 */
export const spec = (...ids: readonly [SentenceId, ...SentenceId[]]) =>
  ids.map((id) => ({ type: 'spec', description: id }))
