import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The ids of React's modules in the shell (kit/src/webpack/react-ids.ts), by the name that React itself uses for them. */
const modules = {
  react: 'react',
  'react/jsx-runtime': 'react-jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom-client',
  scheduler: 'scheduler',
} as const

/**
 * Writes the script that gives the shell the development build of React, which alone can replace components and explains
 * mistakes. It runs before the shell: webpack prefers modules that are there already.
 * @param root the folder of a remote, which has React installed
 */
export async function reactScript(root: string): Promise<string> {
  const ofRemote = createRequire(path.join(root, 'package.json'))
  // shared-core needs react-dom, and a remote need not name it.
  const { resolve } = createRequire(ofRemote.resolve('@within-reach/shared-core'))
  const ofReactDom = createRequire(resolve('react-dom/package.json'))
  const folderOf = (name: string): string => {
    const file = name === 'scheduler' ? ofReactDom.resolve('scheduler') : resolve(`${name}/package.json`)
    return path.dirname(file)
  }
  const written = await Promise.all(
    Object.entries(modules).map(async ([name, id]) => {
      const file = path.join(folderOf(name.split('/')[0] ?? ''), 'cjs', `${id}.development.js`)
      return `${JSON.stringify(id)}(module, exports, load) {
const process = { env: { NODE_ENV: 'development' } }
const require = (name) => load(${JSON.stringify(modules)}[name])
${await readFile(file, 'utf8')}
}`
    }),
  )
  return `(self.webpackChunkshell ??= []).push([['kit-react'], {\n${written.join(',\n')}\n}])\n`
}
