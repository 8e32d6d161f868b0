/** A second limit beside max-lines, which may be exceeded with a reason. */
export const longFile = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { max: { type: 'integer' } } }],
    messages: { long: 'The file has {{lines}} lines. Split it, or say why it has over {{max}}.' },
  },
  create(context) {
    const [{ max }] = context.options
    const lines = context.sourceCode.text.trimEnd().split('\n').length
    return {
      Program: () =>
        lines > max &&
        context.report({
          loc: { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } },
          messageId: 'long',
          data: { lines, max },
        }),
    }
  },
}
