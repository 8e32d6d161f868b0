import path from 'node:path'
import ts from 'typescript'
import { repository } from '../build/packages'
import type { PublishablePackage } from './publishable'

/** The text of each declaration of an API, by the name of the export and of the declaration, such as `./react useCall`. */
export type Api = ReadonlyMap<string, string>

const printer = ts.createPrinter({ removeComments: true })

/**
 * Reads the API of a compiled package: what its published exports declare, and the types of the package that these
 * declarations refer to.
 */
export function readApi({ root, exports }: PublishablePackage): Api {
  const dist = path.join(root, 'dist')
  const declarationOf = (source: string) =>
    source.replace(path.join(root, 'src'), dist).replace(/\.tsx?$/, '.d.ts')
  const program = ts.createProgram([...exports.values()].map(declarationOf), {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
    noEmit: true,
  })
  const checker = program.getTypeChecker()
  const api = new Map<string, string>()
  const hidden = new Map<string, string>()
  const seen = new Set<ts.Symbol>()

  const isOwn = (node: ts.Node): boolean => node.getSourceFile().fileName.startsWith(dist + path.sep)
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const textOf = (symbol: ts.Symbol): string =>
    (symbol.declarations ?? [])
      .map((node) => (isOwn(node) ? print(statementOf(node)) : `from ${sourceOf(node)}`))
      .join('\n')
  /** The name with its file: two files may have types of the same name. */
  const nameOf = ({ name, declarations: [first] = [] }: ts.Symbol): string =>
    first ? `${name} of ${path.relative(dist, first.getSourceFile().fileName).replace(/\.d\.ts$/, '')}` : name
  const collect = (symbol: ts.Symbol): void => {
    for (const node of (symbol.declarations ?? []).filter(isOwn)) visit(statementOf(node))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node)
      const symbol = found && resolved(found)
      if (symbol && !seen.has(symbol) && symbol.declarations?.some((one) => isOwn(one) && isTopLevel(one))) {
        seen.add(symbol)
        hidden.set(`(not exported) ${nameOf(symbol)}`, textOf(symbol))
        collect(symbol)
      }
    }
    ts.forEachChild(node, visit)
  }

  const exported = [...exports].flatMap(([key, source]) => {
    const file = program.getSourceFile(declarationOf(source))
    const module = file && checker.getSymbolAtLocation(file)
    return module ? checker.getExportsOfModule(module).map((symbol) => [key, symbol] as const) : []
  })
  for (const [key, symbol] of exported) {
    const target = resolved(symbol)
    seen.add(target)
    api.set(`${key} ${symbol.name}`, textOf(target))
  }
  for (const [, symbol] of exported) collect(resolved(symbol))
  return new Map([...api, ...hidden].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The whole statement of a declaration: that of a constant says `declare const`. */
const statementOf = (node: ts.Node): ts.Node => (ts.isVariableDeclaration(node) ? node.parent.parent : node)

const isTopLevel = (node: ts.Node): boolean => ts.isSourceFile(statementOf(node).parent)

const print = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())

/** The package that declares a symbol: an installed one, or a folder of the repository. */
const sourceOf = (node: ts.Node): string => {
  const { fileName } = node.getSourceFile()
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(fileName) ?? []
  return installed ?? path.relative(repository, fileName).split(path.sep)[0] ?? ''
}
