/** The modules for rendering the pages of one remote. */
export interface PageSources {
  /** Its pages. */
  readonly pages: string
  /** Its messages. */
  readonly catalog: string
}

/**
 * Writes the module that prerenders the pages of all remotes with one build.
 * @param prerender the module with the function that renders the pages of one remote
 */
export function prerenderModule(prerender: string, remotes: readonly PageSources[]): string {
  const imports = remotes.flatMap(({ pages, catalog }, at) => [
    `import { pages as pages${at} } from ${JSON.stringify(pages)}`,
    `import { catalog as catalog${at} } from ${JSON.stringify(catalog)}`,
  ])
  return [
    `import { prerenderPages } from ${JSON.stringify(prerender)}`,
    ...imports,
    `const all = [${remotes.map((_, at) => `prerenderPages(pages${at}, catalog${at})`).join(', ')}]`,
    'export async function prerender(language) {',
    '  const rendered = {}',
    '  for (const one of all) Object.assign(rendered, await one(language))',
    '  return rendered',
    '}',
  ].join('\n')
}
