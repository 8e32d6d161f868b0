/** The package manager of this repository, as npm installs it. */
export const pnpm = 'pnpm@12.21.0'
