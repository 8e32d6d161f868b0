import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../..', import.meta.url))

/** @param {readonly string[]} parts a path below the repository's folder */
export const inRepository = (...parts) => join(repository, ...parts)
