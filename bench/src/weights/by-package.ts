import { brotliCompressSync, constants } from 'node:zlib'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'

/** What one package adds to a script, in bytes. */
export interface Weight {
  readonly package: string
  /** Minified. */
  readonly bytes: number
  /** By how much the script compressed with Brotli would be smaller without it. */
  readonly compressed: number
}

/** A run of characters of a script, and the package from which it comes. */
interface Segment {
  readonly package: string
  readonly text: string
}

/** The package of code without a source: webpack's runtime. */
const unnamed = 'webpack'

/**
 * Divides the bytes of a minified script among its packages.
 * @param code its text
 * @param map its source map, as JSON
 * @returns the heaviest first
 */
export function weightsOf(code: string, map: string): Weight[] {
  const segments = segmentsOf(code, map)
  const whole = compressedSize(segments)
  const bytes = new Map<string, number>()
  for (const { package: name, text } of segments)
    bytes.set(name, (bytes.get(name) ?? 0) + Buffer.byteLength(text))
  return [...bytes]
    .map(([name, size]) => ({
      package: name,
      bytes: size,
      compressed: whole - compressedSize(segments.filter((segment) => segment.package !== name)),
    }))
    .sort((one, other) => other.bytes - one.bytes)
}

/**
 * The package of a source: the innermost folder below `node_modules`, else the folder of this repository.
 * @param source as the source map names it
 */
export function packageOf(source: string | null): string {
  if (source === null) return unnamed
  const installed = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1]
  if (installed !== undefined) return installed
  const [, owner = '', folder = ''] = /^webpack:\/\/([^/]*)\/([^/]*)/.exec(source) ?? []
  if (folder === 'webpack') return unnamed
  return folder === 'src' ? owner : folder
}

function segmentsOf(code: string, map: string): Segment[] {
  const lines = code.split('\n')
  const starts: { line: number; column: number; name: string }[] = []
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) =>
    starts.push({ line: generatedLine - 1, column: generatedColumn, name: packageOf(source) }),
  )
  return starts.map(({ line, column, name }, at) => {
    const next = starts[at + 1]
    const end = next?.line === line ? next.column : undefined
    return { package: name, text: lines[line]?.slice(column, end) ?? '' }
  })
}

const compressedSize = (segments: readonly Segment[]): number =>
  brotliCompressSync(segments.map(({ text }) => text).join(''), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  }).length
