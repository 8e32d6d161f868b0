import { parseSync } from '@swc/core'
import * as contract from '@within-reach/contract'
import type { CallsUsed } from '@within-reach/registry'
import { recordOfCall } from '@within-reach/registry/check'
import webpack, { type Compilation, type Module, type NormalModule } from 'webpack'
import { builtModules } from './built-modules'

/** The calls of the contract, by their export names. */
const exported = new Map(
  Object.entries(contract as Readonly<Record<string, unknown>>).filter(
    (entry): entry is [string, contract.Call] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'convention' in entry[1],
  ),
)
const byPath = new Map([...exported.values()].map((call) => [call.path as string, call]))

/** The contract's modules, in this repository and installed. */
const isContract = /[\\/](?:contract[\\/]src|@within-reach[\\/]contract[\\/]dist)[\\/]/
const isInstalled = /[\\/]node_modules[\\/]/
const isAddress = /^\/api\/\w[\w/.-]*$/

/**
 * The calls in a build: those of the contract that its modules use, and every other address below `/api/` in their
 * string literals. An address that is composed at run time is not found.
 * @param compilation webpack's result
 * @param also addresses that others call for the build's pages, such as their first reads
 * @returns the shape of each call by address; null for an address outside of the contract
 */
export function usedCalls(compilation: Compilation, also: readonly string[] = []): CallsUsed {
  const paths = new Set(also)
  for (const module of builtModules(compilation)) {
    const { resource = '' } = module as NormalModule
    if (isContract.test(resource)) {
      for (const [name, { path }] of exported) if (isUsed(compilation, module, name)) paths.add(path)
    } else if (!isInstalled.test(resource)) {
      for (const address of addressesIn(module)) paths.add(address)
    }
  }
  return Object.fromEntries(
    [...paths].sort().map((path) => {
      const call = byPath.get(path)
      return [path, call ? recordOfCall(call) : null]
    }),
  )
}

function isUsed({ moduleGraph }: Compilation, module: Module, name: string): boolean {
  const info = moduleGraph.getExportsInfo(module).getReadOnlyExportInfo(name)
  return info.provided === true && info.getUsed(undefined) !== webpack.UsageState.Unused
}

/** The string literals of a module that are addresses of calls. */
function addressesIn(module: Module): string[] {
  const source = module.originalSource()?.source().toString() ?? ''
  if (!source.includes('/api/') || !/\.[jt]sx?$/.test((module as NormalModule).resource ?? '')) return []
  const found: string[] = []
  walk(parseSync(source, { syntax: 'ecmascript', jsx: true }), found)
  return found
}

function walk(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return
  const { type, value, cooked } = node as { type?: string; value?: unknown; cooked?: unknown }
  const text = type === 'StringLiteral' ? value : type === 'TemplateElement' ? cooked : undefined
  // The rest of the text or the template is a query, or a part that is known at run time.
  const address = typeof text === 'string' ? text.replace(/[?#].*$/s, '') : ''
  if (isAddress.test(address)) found.push(address)
  for (const part of Object.values(node)) walk(part, found)
}
