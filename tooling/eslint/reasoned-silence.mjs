/** A rule may be silenced where it is wrong, and the comment says why: `// eslint-disable-next-line name -- reason`. */
export const reasonedSilence = {
  meta: { type: 'problem', schema: [], messages: { why: 'Say why the rule is silenced: "-- reason".' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*(?:eslint|oxlint)-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value)) {
            context.report({ loc: comment.loc, messageId: 'why' })
          }
        }
      },
    }
  },
}
