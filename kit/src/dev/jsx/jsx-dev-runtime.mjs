import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

/**
 * The development runtime, by the functions that the shell provides: `react/jsx-dev-runtime` is in no shell.
 * @param {import('react').ElementType} type
 * @param {unknown} props
 * @param {import('react').Key | undefined} key
 * @param {boolean} isStatic whether the children are written out in the source
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key)
