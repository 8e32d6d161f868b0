const drawers = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'types', 'hooks'])

/** Refuses folders and files with a name that says nothing about their content. */
export const noDrawers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      drawer:
        '"{{name}}" does not say what is inside: choose a name that does, or move the code to its only user.',
    },
  },
  create(context) {
    const inside = context.filename.slice(context.cwd.length)
    const names = inside.split(/[\\/]/).map((part) => part.replace(/\..*$/, '').toLowerCase())
    const name = names.find((part) => drawers.has(part))
    return { Program: (node) => name && context.report({ node, messageId: 'drawer', data: { name } }) }
  },
}
