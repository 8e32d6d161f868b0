import path from 'node:path'
import { readDeclared } from '@within-reach/kit/remote-package'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { repository } from '../build/packages'

/**
 * Prints every declared page of the shell and of the remotes as JSON: its owner, its path, and the reason if its HTML shows a
 * skeleton.
 */
const declared = await Promise.all(
  ['shell', ...remoteNames()].map(async (owner) => {
    const pages = await readDeclared(path.join(repository, owner))
    return pages.map((page) => ({ owner, ...page }))
  }),
)
console.log(JSON.stringify(declared.flat()))
