type SentenceId = import('../specification/sentences').SentenceId

/**
 * Names the sentences of the specification that a test covers. It must be the first statement of the test's body.
 * @throws Error outside of a test
 */
declare function spec(...ids: readonly [SentenceId, ...SentenceId[]]): void
