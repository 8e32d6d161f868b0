import type { Graph } from './graph'

/**
 * @param changed paths of files
 * @returns these files and their importers, direct and indirect
 */
export function reachedBy(changed: Iterable<string>, graph: Graph): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph) {
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  return closureOf(changed, (file) => importers.get(file) ?? [])
}

/** @returns the file and its imports, direct and indirect */
export const importedBy = (file: string, graph: Graph): ReadonlySet<string> =>
  closureOf([file], (one) => graph.get(one) ?? [])

function closureOf(files: Iterable<string>, next: (file: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(files)
  // Iterating over a set includes elements that are added meanwhile.
  for (const file of found) for (const other of next(file)) found.add(other)
  return found
}
