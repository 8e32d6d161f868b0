import path from 'node:path'
import { baseConfiguration } from '@within-reach/kit/builder'
import type { Configuration } from 'webpack'
import { offlineWorkerFile } from '@within-reach/registry'

/**
 * The webpack configuration of the shell's service worker: one file. Its name has no hash, because browsers look for a new worker
 * at the address of the old one.
 * @param root the shell's folder
 */
export function workerConfiguration(root: string): Configuration {
  const { dir, name } = path.parse(offlineWorkerFile)
  const base = baseConfiguration({
    root,
    uniqueName: 'offline-worker',
    publicPath: '/',
    outputPath: path.join(root, 'dist', dir),
    filename: name,
  })
  return {
    ...base,
    name: 'worker of the shell',
    target: ['webworker', 'es2022'],
    entry: './src/offline/worker.ts',
    devtool: false,
  }
}
