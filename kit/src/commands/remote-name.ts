import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteBuild } from '../webpack/remote-build'

/**
 * The name of the remote in a folder.
 * @throws Error if the folder has no `webpack.config.ts`
 */
export async function remoteNameIn(root: string): Promise<string> {
  const file = path.join(root, 'webpack.config.ts')
  const { remote } = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new Error(`${root} is not the folder of a remote: ${file} cannot be loaded.`, { cause: error })
  })) as { remote: RemoteBuild }
  return remote.name
}
