import path from 'node:path'
import { readDeclared, readOwnPages } from '@within-reach/kit/remote-package'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { repository } from '../build/packages'

/**
 * Prints every declared page of the shell and of the remotes as JSON: its owner, its path, its first calls, whom it is for, and the
 * reason if its HTML shows a skeleton.
 */
const declared = await Promise.all(
  ['shell', ...remoteNames()].map(async (owner) => {
    const root = path.join(repository, owner)
    const [pages, { routes }] = await Promise.all([readDeclared(root), readOwnPages(root)])
    return pages.map((page) => {
      const { reads, audience } = routes.find((route) => route.path === page.path) ?? {}
      return { owner, ...page, reads, audience }
    })
  }),
)
console.log(JSON.stringify(declared.flat()))
