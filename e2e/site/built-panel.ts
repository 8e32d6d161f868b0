import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { repository } from './team'

/** The built shell, and its record. */
export async function builtShell(): Promise<{
  readonly folder: string
  readonly record: { readonly files: Readonly<Record<string, unknown>> }
}> {
  const folder = path.join(repository, 'shell', 'dist')
  const record = JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8')) as Awaited<
    ReturnType<typeof builtShell>
  >['record']
  return { folder, record }
}

/**
 * The files of the developer panel in the built shell.
 * @returns their names, those that an English page needs, and texts that only they contain
 */
export async function builtPanel(): Promise<{
  readonly names: readonly string[]
  readonly inEnglish: readonly string[]
  readonly texts: readonly string[]
}> {
  const { record } = await builtShell()
  const names = Object.keys(record.files).filter((name) => name.startsWith('developer-panel.'))
  const catalogue = path.join(repository, 'shell/src/diagnostics/locales/en.po')
  const texts = [...(await readFile(catalogue, 'utf8')).matchAll(/^msgid "([^"\\{<]{25,})"$/gm)].map(
    ([, text = '']) => text,
  )
  const inEnglish = names.filter((name) => !/\.\w+-po\./.test(name) || name.includes('.en-po.'))
  return { names, inEnglish, texts }
}
