import webpack, { type Compiler } from 'webpack'

const source = '@within-reach/shared-core/pages'
const factory = 'definePage'
const types = ['javascript/auto', 'javascript/esm'] as const

type Range = [start: number, end: number]

/** A part of a module's tree as webpack's parser makes it (ESTree), as far as declarations need it. */
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
 * Leaves of each page's declaration only what the browser needs. The rest goes into the record when a version is built: titles,
 * descriptions and first reads come with the decision, and what draws a page ahead runs in Node.
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
          // Before webpack has looked for what a module imports: what only a removed field uses is removed as well.
          parser.hooks.program.tap('PageDeclarationsPlugin', (program) => {
            for (const range of this.#cutFrom(program.body as unknown as TreeNode[]))
              parser.state.module.addPresentationalDependency(
                new webpack.dependencies.ConstDependency('', range),
              )
          })
        })
    })
  }

  /** Takes the calls and the import out of a module's tree. @returns where they stand in its text */
  #cutFrom(statements: TreeNode[]): Range[] {
    const at = statements.findIndex((statement) => isImport(statement) && statement.source.value === source)
    // Unused, it would still be a module that the shell has to bring.
    const [statement] = at < 0 ? [] : statements.splice(at, 1)
    if (!statement) return []
    const calls = callsOf(statements, nameIn(statement as Import))
    return [statement.range, ...calls.flatMap((call) => this.#cut(call))]
  }

  /** Leaves the object in place of the call, and of the object what is kept. */
  #cut(call: Call): Range[] {
    const [page] = call.arguments
    if (page?.type !== 'ObjectExpression') throw new Error(`${factory} takes an object literal`)
    const [callStart, callEnd] = call.range
    const [pageStart, pageEnd] = page.range
    const cut = page.properties.flatMap((field, at): Range[] =>
      // With the comma behind it.
      this.#isKept(field) ? [] : [[field.range[0], page.properties[at + 1]?.range[0] ?? pageEnd - 1]],
    )
    page.properties = page.properties.filter((field) => this.#isKept(field))
    Object.assign(call, page)
    return [[callStart, pageStart], ...cut, [pageEnd, callEnd]]
  }

  #isKept({ type, key, computed }: PageObject['properties'][number]): boolean {
    if (type !== 'Property' || typeof key?.name !== 'string' || computed)
      throw new Error(`${factory} takes fields that are written out, so that they can be told apart`)
    return this.#kept.has(key.name)
  }
}

const isImport = (statement: TreeNode): statement is Import => statement.type === 'ImportDeclaration'

/** The name that a module gives the function. */
const nameIn = ({ specifiers }: Import): unknown =>
  specifiers.find(({ imported }) => imported?.name === factory)?.local.name

function callsOf(node: unknown, name: unknown): Call[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, callee } = node as Partial<Call>
  if (type === 'CallExpression' && callee?.type === 'Identifier' && callee.name === name)
    return [node as Call]
  return Object.values(node).flatMap((part) => callsOf(part, name))
}
