/** The repository's folder. */
export declare const repository: string
/** @param parts a path below the repository's folder */
export declare const inRepository: (...parts: string[]) => string
