import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages } from '@within-reach/contract'
import type { bundle } from '../kit/src/build/bundle'
import type { RemotePackage } from '../kit/src/build/remote-package'
import { repository } from '../tooling/src/build/packages'
import { writePrerenderedPages } from '../kit/src/build/prerender'
import { prerenderConfiguration } from '../kit/src/webpack/prerender'
import { prerenderModule } from './src/single/prerender-module'
import { chunkOf } from './src/single/remotes-module'
import { type NeededFiles, type PageFiles, pageFilesName } from './src/single/service/page-files'

type Compilation = Awaited<ReturnType<typeof bundle>>[number]['compilation']
type ChunkGroup = Compilation['chunkGroups'][number]

/** The name of the chunk of a package's catalogue. webpack replaces `[request]` by the language's file. */
export const catalogueChunk = (packageName: string): string => `i18n-${packageName}-[request]`

/** The configuration of the script that prerenders the pages of all remotes, with the class names of the single application. */
export const prerenderPagesConfiguration = (remotes: readonly RemotePackage[], outputPath: string) =>
  prerenderConfiguration({
    root: path.join(repository, 'shell'),
    uniqueName: 'shell',
    publicPath: '/assets/',
    outputPath,
    entry: 'virtual:prerender',
    modules: {
      prerender: prerenderModule(
        path.join(repository, 'shared-core/src/prerender/index.ts'),
        remotes.map(({ root }) => ({
          pages: path.join(root, 'src/pages.ts'),
          catalog: path.join(root, 'src/locales/catalog.ts'),
        })),
      ),
    },
  })

/**
 * Writes the prerendered pages, and the list of files that each page needs.
 * @param dist the built application
 * @param drawing the built prerender script
 */
export async function writePages(
  compilation: Compilation,
  remotes: readonly RemotePackage[],
  dist: string,
  drawing: string,
): Promise<void> {
  const files: PageFiles = {
    shell: neededFiles([compilation.namedChunkGroups.get('pages')], (language) =>
      compilation.namedChunkGroups.get(`i18n-${language}`),
    ),
    pages: Object.fromEntries(
      remotes.flatMap((remote) =>
        [...remote.screens].map(([address, screen]) => [address, filesOfPage(compilation, remote, screen)]),
      ),
    ),
    routes: Object.fromEntries(remotes.map(({ name, routes }) => [name, routes])),
  }
  await writePrerenderedPages(drawing, dist, [], (address) => files.pages[address]?.css ?? [])
  await writeFile(path.join(dist, pageFilesName), JSON.stringify(files))
}

function filesOfPage(compilation: Compilation, { name, root }: RemotePackage, screen: string): NeededFiles {
  const pages = compilation.namedChunkGroups.get(chunkOf(name, './pages'))
  if (!pages) throw new Error(`The single application has no chunk with the pages of ${name}.`)
  return neededFiles([pages, ...screenGroups(compilation, root, screen)], (language) =>
    compilation.namedChunkGroups.get(catalogueChunk(name).replace('[request]', `${language}-po`)),
  )
}

/** The chunks that a page's declaration imports. */
function screenGroups({ chunkGraph, moduleGraph, modules }: Compilation, root: string, screen: string) {
  const blocks = [...modules]
    .flatMap((module) => module.blocks)
    .filter(({ dependencies }) =>
      dependencies.some(
        (one) =>
          (one as { readonly request?: string }).request === screen &&
          moduleGraph
            .getModule(one)
            ?.nameForCondition()
            ?.startsWith(root + path.sep),
      ),
    )
  return blocks.map((block) => chunkGraph.getBlockChunkGroup(block))
}

function neededFiles(
  groups: readonly (ChunkGroup | null | undefined)[],
  catalogue: (language: Language) => ChunkGroup | undefined,
): NeededFiles {
  const files = [...new Set(groups.flatMap((group) => group?.getFiles() ?? []))]
  const ending = (end: string, of: readonly string[]) => of.filter((file) => file.endsWith(end))
  const catalogues = languages.map((language) => [
    language,
    ending('.js', catalogue(language)?.getFiles() ?? []),
  ])
  return {
    js: ending('.js', files),
    css: ending('.css', files),
    catalogues: Object.fromEntries(catalogues) as NeededFiles['catalogues'],
  }
}
