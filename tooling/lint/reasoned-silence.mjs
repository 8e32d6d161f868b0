/** Demands a reason in every comment that disables a rule: `// oxlint-disable-next-line name -- reason`. */
export const reasonedSilence = {
  meta: { type: 'problem', schema: [], messages: { why: 'Say why the rule is disabled: "-- reason".' } },
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
