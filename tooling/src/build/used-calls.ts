import { parseSync } from '@swc/core'
import * as contract from '@within-reach/contract'
import type { CallsUsed } from '@within-reach/registry'
import { recordOfCall } from '@within-reach/registry/check'
import webpack, { type Compilation, type Module, type NormalModule } from 'webpack'

/** The calls of the contract, by the names under which its modules export them. */
const exported = new Map(
  Object.entries(contract as Readonly<Record<string, unknown>>).filter(
    (entry): entry is [string, contract.Call] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'convention' in entry[1],
  ),
)
const byPath = new Map([...exported.values()].map((call) => [call.path as string, call]))

const isContract = /[\\/]contract[\\/]src[\\/]/
const isInstalled = /[\\/]node_modules[\\/]/
const isAddress = /^\/api\/\w[\w/.-]*$/

/**
 * The calls that a build contains: those of the contract that some of its modules use, and every other address below `/api/`
 * that stands in them as a text. An address that is put together when it is used is not seen.
 * @param compilation webpack's result
 * @param also addresses that are called for the build's pages, such as their first reads
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

/** The modules that are in some chunk, also where webpack made one of several. */
function builtModules({ chunkGraph, modules }: Compilation): Module[] {
  const inChunks = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
  return inChunks.flatMap((module) => {
    const { modules: parts } = module as Module & { readonly modules?: Iterable<Module> }
    return parts ? [...parts] : [module]
  })
}

function isUsed({ moduleGraph }: Compilation, module: Module, name: string): boolean {
  const info = moduleGraph.getExportsInfo(module).getReadOnlyExportInfo(name)
  return info.provided === true && info.getUsed(undefined) !== webpack.UsageState.Unused
}

/** The texts in a module that are addresses of calls. */
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
  // What follows in the text or the template is a query, or a part of the address that is known later.
  const address = typeof text === 'string' ? text.replace(/[?#].*$/s, '') : ''
  if (isAddress.test(address)) found.push(address)
  for (const part of Object.values(node)) walk(part, found)
}
