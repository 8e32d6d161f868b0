/** Refuses code that matches a selector. ESLint has this rule as no-restricted-syntax; Oxlint lacks it. */
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
