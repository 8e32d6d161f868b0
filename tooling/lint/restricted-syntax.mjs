/** Refuses what a selector of syntax matches. ESLint has this as no-restricted-syntax, Oxlint not. */
export const restrictedSyntax = {
  meta: {
    type: 'problem',
    schema: {
      type: 'array',
      items: { type: 'object', properties: { selector: { type: 'string' }, message: { type: 'string' } } },
    },
  },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
}
