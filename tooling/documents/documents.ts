import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const repository = fileURLToPath(new URL('../../', import.meta.url))

const topLevel = readdirSync(repository, { withFileTypes: true })
const folders = topLevel.filter((entry) => entry.isDirectory()).map(({ name }) => name)

/** Documents that commands write and check. */
const generated = new Set(['docs/specification-coverage.md', 'docs/faults.md'])

const markdownIn = (folder: string): string[] =>
  readdirSync(path.join(repository, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name))

/** The documents that people write, relative to the repository. */
export const documents: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...folders.map((folder) => `${folder}/README.md`).filter((file) => existsSync(path.join(repository, file))),
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
  ...markdownIn('docs/runbooks'),
].filter((file) => !generated.has(file))

/** The text of a document. @param file relative to the repository */
export const readDocument = (file: string): string => readFileSync(path.join(repository, file), 'utf8')

/** Folders that exist only after a command of the documents has run. */
const madeByCommands = /^(?:mfe-events|node_modules|\.data|\.cache)(?:\/|$)/

/**
 * The paths that a text names in code marks, such as `api/src/app.ts`. A path begins with a top-level folder. Patterns
 * (`mfe-*`), placeholders (`<noun>`) and URLs are not paths.
 */
export function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => folders.includes(code.split('/')[0] ?? '') && code.includes('/'))
    .filter((code) => !/[*<>…{]|NNNN/.test(code) && !madeByCommands.test(code))
}

/** The relative targets of a text's links, without their anchors. */
export function linkTargets(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}

/** The links of a document to headings: the linked document, relative to the folder of this one, and the anchor. An empty document is this one. */
export function linkedHeadings(text: string): { target: string; anchor: string }[] {
  return [...text.matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)]
    .map(([, target = '', anchor = '']) => ({ target, anchor }))
    .filter(({ target }) => target === '' || target.endsWith('.md'))
}

/** The anchors of a document's headings, as GitHub and GitLab write them. */
export function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The scripts that a text runs by `npm run`, with or without options of npm. */
export function namedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm run (?:-\w+ )*([a-z][\w:-]*)/g)].map(([, name = '']) => name)
}

/** Whether a path of a document exists. @param from the folder that a relative path starts at */
export const exists = (named: string, from = ''): boolean => existsSync(path.join(repository, from, named))

/** The folders of a package's sources, without those that every package has. */
export const sourceFolders = (name: string): string[] =>
  readdirSync(path.join(repository, name, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['locales', 'testing'].includes(entry.name))
    .map((entry) => entry.name)

/** The rows of the first table below a heading: the code marks of their first cell, and the text of the second. */
export function tableBelow(text: string, heading: string): { names: string[]; text: string }[] {
  const [, below = ''] = text.split(`\n## ${heading}\n`)
  const [table = ''] = /(?:^\|.*\n)+/m.exec(below) ?? []
  return [...table.matchAll(/^\| (`[^|]+) \| ([^|]+) \|$/gm)].map(([, first = '', second = '']) => ({
    names: [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    text: second.trim(),
  }))
}
