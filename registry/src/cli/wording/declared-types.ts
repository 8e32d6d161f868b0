import { callDeclarations } from '../../calls/declarations'
import type { RemoteVersion } from '../../document'

/** Writes what a version exposes and uses as TypeScript: declarations, with everything else as comments. */
export function typesText(record: RemoteVersion): string {
  const { name, version, contract, exposes, shared, uses = {}, calls } = record
  const exposed = Object.entries(exposes).map(([module, { exports }]) =>
    exports ? `${module} exports ${exports.join(', ')}` : module,
  )
  const modules = Object.entries(shared).map(([module, range]) => `${module} ${range}`)
  const used = Object.entries(uses).map(([module, names]) => `${module}: ${names.join(', ')}`)
  return [
    `// ${name} ${version}, built against contract ${contract}.`,
    ...commented('It exposes, for the shell only:', exposed),
    ...commented('It takes from the shell:', modules),
    ...commented('It uses of these modules:', used),
    '',
    calls
      ? `// The calls that it makes.\n\n${callDeclarations(calls)}`
      : '// It was built before builds recorded their calls.',
  ].join('\n')
}

const commented = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`// ${title}`, ...lines.map((line) => `//   ${line}`)]
