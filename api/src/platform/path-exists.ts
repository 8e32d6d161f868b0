import { access } from 'node:fs/promises'

/** Whether a file or folder is there, and can be reached. */
export const pathExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
