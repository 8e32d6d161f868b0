/** The package manager of this repository, as npm installs it. */
export declare const pnpm: string
