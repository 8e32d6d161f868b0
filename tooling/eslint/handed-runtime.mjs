const topLevel = ':matches(Program, ExportNamedDeclaration) >'

/**
 * The runtime gets its access to the page as parameters, and its modules keep no state: the shell creates all of it.
 */
export const handedRuntime = {
  'no-restricted-globals': [
    'error',
    ...[
      'fetch',
      'history',
      'localStorage',
      'sessionStorage',
      'window',
      'document',
      'location',
      'navigator',
    ].map((name) => ({ name, message: 'The runtime is handed what it uses of the page.' })),
  ],
  'no-restricted-syntax': [
    'error',
    ...[
      `${topLevel} VariableDeclaration[kind='let']`,
      `${topLevel} VariableDeclaration > VariableDeclarator[init.type='NewExpression'][init.callee.name!='RegExp']`,
    ].map((selector) => ({
      selector,
      message: 'Nothing is kept at module level: make it in a factory, which the shell calls.',
    })),
  ],
}
