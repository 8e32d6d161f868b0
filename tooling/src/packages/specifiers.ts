import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/**
 * Completes relative imports in compiled code: `./a` becomes `./a.js`, and a folder becomes its `index.js`. Node and
 * browsers do not guess extensions.
 * @returns a transformer for the code and for its declarations
 */
export const completeSpecifiers =
  <Root extends ts.Node>(context: ts.TransformationContext) =>
  (root: Root): Root => {
    const { factory } = context
    const folder = path.dirname(root.getSourceFile()?.fileName ?? '')
    const completed = (node: ts.Expression): ts.Expression =>
      ts.isStringLiteral(node) ? factory.createStringLiteral(completeSpecifier(folder, node.text)) : node
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isImportDeclaration(node))
        return factory.updateImportDeclaration(
          node,
          node.modifiers,
          node.importClause,
          completed(node.moduleSpecifier),
          node.attributes,
        )
      if (ts.isExportDeclaration(node) && node.moduleSpecifier)
        return factory.updateExportDeclaration(
          node,
          node.modifiers,
          node.isTypeOnly,
          node.exportClause,
          completed(node.moduleSpecifier),
          node.attributes,
        )
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        return factory.updateCallExpression(node, node.expression, undefined, node.arguments.map(completed))
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
        return ts.visitEachChild(
          factory.updateImportTypeNode(
            node,
            factory.createLiteralTypeNode(completed(node.argument.literal) as ts.StringLiteral),
            node.attributes,
            node.qualifier,
            node.typeArguments,
            node.isTypeOf,
          ),
          visit,
          context,
        )
      return ts.visitEachChild(node, visit, context)
    }
    return ts.visitNode(root, visit) as Root
  }

/**
 * Completes one import.
 * @param folder of the importing source
 * @returns a package's name, and a file with another extension, as they are
 * @throws Error if no source fits
 */
export function completeSpecifier(folder: string, specifier: string): string {
  if (!specifier.startsWith('.') || /\.(?:css|cjs|mjs|json|po)$/.test(specifier)) return specifier
  const target = path.join(folder, specifier)
  const isSource = (stem: string): boolean => ['.ts', '.tsx', '.d.ts'].some((end) => existsSync(stem + end))
  if (isSource(target)) return `${specifier}.js`
  if (isSource(path.join(target, 'index'))) return `${specifier.replace(/\/$/, '')}/index.js`
  throw new Error(`${folder} imports ${specifier}, which is no source.`)
}
