import webpack, { type Compiler } from 'webpack'

const source = '@within-reach/shared-core/pages'
const factory = 'definePage'
const types = ['javascript/auto', 'javascript/esm'] as const

type Range = [start: number, end: number]

/** A node of the syntax tree (ESTree) of webpack's parser. Only the fields in use are declared. */
interface TreeNode {
  readonly type: string
  readonly range: Range
  readonly name?: unknown
}
interface Call extends TreeNode {
  readonly callee: TreeNode
  readonly arguments: readonly [page?: PageObject]
}
interface PageObject extends TreeNode {
  properties: readonly (TreeNode & { readonly key?: TreeNode; readonly computed?: boolean })[]
}
interface Import extends TreeNode {
  readonly source: { readonly value: unknown }
  readonly specifiers: readonly (TreeNode & { readonly imported?: TreeNode; readonly local: TreeNode })[]
}

/**
 * Removes the fields of page declarations that the browser does not need. Titles, descriptions and first reads come with the
 * decision, from the version's record. Prerendering runs in Node.
 */
export class PageDeclarationsPlugin {
  readonly #kept: ReadonlySet<string>

  /** @param kept the fields that the browser needs */
  constructor(kept: readonly string[] = ['path', 'lazy']) {
    this.#kept = new Set(kept)
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PageDeclarationsPlugin', (_, { normalModuleFactory }) => {
      for (const type of types)
        normalModuleFactory.hooks.parser.for(type).tap('PageDeclarationsPlugin', (parser) => {
          // This hook runs before webpack collects the imports, so imports that only a removed field uses are dropped too.
          parser.hooks.program.tap('PageDeclarationsPlugin', (program) => {
            for (const range of this.#cutFrom(program.body as unknown as TreeNode[]))
              parser.state.module.addPresentationalDependency(
                new webpack.dependencies.ConstDependency('', range),
              )
          })
        })
    })
  }

  /** Removes the calls and the import from a module's syntax tree. @returns the ranges to delete from its text */
  #cutFrom(statements: TreeNode[]): Range[] {
    const at = statements.findIndex((statement) => isImport(statement) && statement.source.value === source)
    // An unused import would still request the module from the shell.
    const [statement] = at < 0 ? [] : statements.splice(at, 1)
    if (!statement) return []
    const calls = callsOf(statements, nameIn(statement as Import))
    return [statement.range, ...calls.flatMap((call) => this.#cut(call))]
  }

  /** Replaces a call by its object, and removes the object's other fields. @returns the ranges to delete */
  #cut(call: Call): Range[] {
    const [page] = call.arguments
    if (page?.type !== 'ObjectExpression')
      throw new Error(`${factory} needs an object literal: write the page in the call.`)
    const [callStart, callEnd] = call.range
    const [pageStart, pageEnd] = page.range
    const cut = page.properties.flatMap((field, at): Range[] =>
      // Including the comma after it.
      this.#isKept(field) ? [] : [[field.range[0], page.properties[at + 1]?.range[0] ?? pageEnd - 1]],
    )
    page.properties = page.properties.filter((field) => this.#isKept(field))
    Object.assign(call, page)
    return [[callStart, pageStart], ...cut, [pageEnd, callEnd]]
  }

  #isKept({ type, key, computed }: PageObject['properties'][number]): boolean {
    if (type !== 'Property' || typeof key?.name !== 'string' || computed)
      throw new Error(`${factory} does not support spread or computed fields: write each field by its name.`)
    return this.#kept.has(key.name)
  }
}

const isImport = (statement: TreeNode): statement is Import => statement.type === 'ImportDeclaration'

/** The local name under which a module imports the function. */
const nameIn = ({ specifiers }: Import): unknown =>
  specifiers.find(({ imported }) => imported?.name === factory)?.local.name

function callsOf(node: unknown, name: unknown): Call[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, callee } = node as Partial<Call>
  if (type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === name)
    return [node as Call]
  return Object.values(node).flatMap((part) => callsOf(part, name))
}
