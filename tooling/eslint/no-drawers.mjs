const drawers = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'types', 'hooks'])

/** Refuses folders and files whose name says nothing of what is inside. A name is found where the thing belongs. */
export const noDrawers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { drawer: '"{{name}}" names a drawer: say what is inside, or put it where it is used.' },
  },
  create(context) {
    const inside = context.filename.slice(context.cwd.length)
    const names = inside.split(/[\\/]/).map((part) => part.replace(/\..*$/, '').toLowerCase())
    const name = names.find((part) => drawers.has(part))
    return { Program: (node) => name && context.report({ node, messageId: 'drawer', data: { name } }) }
  },
}
