/** The remotes: every folder `mfe-…` that says how it is built. */
export declare const remoteNames: () => string[]
/** The packages that hold a file. */
export declare const foldersWith: (file: string) => string[]
