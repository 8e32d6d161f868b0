import type { Compiler } from 'webpack'

const reactFile = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]([\w-]+)\.production\.js$/

/**
 * The id of a file of React in the shell, which is that of its development build as well: `react-dom-client` for
 * `react-dom/cjs/react-dom-client.production.js`.
 * @returns undefined for any other file
 */
export const reactId = (file: string): string | undefined => reactFile.exec(file)?.[1]

/** Gives the modules of React ids that do not depend on the build, so that `kit dev` can replace them by those of development. */
export class ReactIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReactIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ReactIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = reactId(module.nameForCondition() ?? '')
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
