import type { Api } from './declarations'

/** An API as its report states it. */
export interface ReportedApi {
  readonly version: string
  readonly api: Api
}

/** Writes the report of an API, which `readReport` reads. */
export const reportOf = (name: string, { version, api }: ReportedApi): string =>
  [
    `# API of ${name} ${version}\n`,
    'Written by `npm run packages -- --reports`, which compares it with the sources.\n',
    ...[...api].map(([key, text]) => `## ${key}\n\n\`\`\`ts\n${text}\n\`\`\`\n`),
  ].join('\n')

/** @returns undefined if the text is no report */
export function readReport(text: string): ReportedApi | undefined {
  const [, version] = /^# API of \S+ (\S+)\n/.exec(text) ?? []
  if (version === undefined) return undefined
  const entries = [...text.matchAll(/^## (.+)\n\n```ts\n([\s\S]*?)\n```$/gm)]
  return { version, api: new Map(entries.map(([, key = '', declared = '']) => [key, declared])) }
}

/** How an API differs from an earlier one. */
export interface ApiChanges {
  /** Declarations that are gone, or that lost or changed a line. */
  readonly breaking: readonly string[]
  /** New declarations, and those that only gained lines. */
  readonly added: readonly string[]
}

/**
 * Compares two APIs by the lines of their declarations. It cannot detect that a new line breaks those who write such a value: a
 * new required field counts as an addition.
 */
export function compareApis(before: Api, after: Api): ApiChanges {
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  )
  const isBreaking = (key: string): boolean => {
    const old = before.get(key)
    return old !== undefined && !isSubsequence(old.split('\n'), (after.get(key) ?? '').split('\n'))
  }
  return { breaking: keys.filter(isBreaking), added: keys.filter((key) => !isBreaking(key)) }
}

/** Whether all lines occur among others, in the same order. */
function isSubsequence(lines: readonly string[], among: readonly string[]): boolean {
  let at = 0
  for (const line of among) if (line === lines[at]) at += 1
  return at === lines.length
}

/**
 * Whether a version may break an earlier one: its major number is greater, or, before 1.0.0, its minor number (semver).
 */
export function mayBreak(before: string, after: string): boolean {
  const [oldMajor = 0, oldMinor = 0] = before.split('.').map(Number)
  const [major = 0, minor = 0] = after.split('.').map(Number)
  return major > oldMajor || (oldMajor === 0 && major === 0 && minor > oldMinor)
}
