import { languages } from '@within-reach/contract'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { repository } from './bootstrap/paths.mjs'
import { foldersWith } from './bootstrap/remotes.mjs'
import { sourcesIn } from './testing/sources-in'

/** Texts that are data are read with a fallback to English, because older remotes lack languages. Our own lack none. */
function incompleteIn(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const texts = new Map(
        node.properties.filter(ts.isPropertyAssignment).map((one) => [one.name.getText(), one.initializer]),
      )
      const isText = (language: string) => ts.isStringLiteralLike(texts.get(language) ?? node)
      if (isText('en') && isText('ko') && !languages.every(isText)) found.push(`${name}: ${node.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const packages = foldersWith('src').filter((name) => !['e2e', 'bench', 'tooling'].includes(name))

it('finds a text that lacks a language', () => {
  const texts = Object.fromEntries(languages.map((language) => [language, 'x']))
  expect(incompleteIn('a.ts', `const a = ${JSON.stringify(texts).replaceAll(/"(\w+)":/g, '$1:')}`)).toEqual(
    [],
  )
  expect(incompleteIn('a.ts', `const a = { en: 'Jobs', ko: '일자리' }`)).toHaveLength(1)
})

it.each(packages)('each text in the sources of %s is in every language', (name) => {
  const incomplete = sourcesIn(name).flatMap((file) =>
    incompleteIn(file, readFileSync(path.join(repository, file), 'utf8')),
  )
  expect(incomplete).toEqual([])
})
