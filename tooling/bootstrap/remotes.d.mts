/** The remotes: every folder `mfe-…` with a webpack configuration. */
export declare const remoteNames: () => string[]
/** The packages that hold a file. */
export declare const foldersWith: (file: string) => string[]
